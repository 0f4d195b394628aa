/** The account that export and deletion are about. */
import type { Database } from '~/db.server'
import { profileTimeZone } from '~/utils/time/time-zones'

/** By what its rows are found, how it is called, and in which zone it reads times; null when it is gone. */
export async function ownerOf(database: Database, userId: string) {
  const user = await database.user.findUnique({
    where: { id: userId },
    select: { id: true, email: true, username: true, firstName: true, lastName: true, profile: { select: { timeZone: true } } },
  })
  if (!user) return null
  const { id, email, username, firstName, lastName } = user
  return { id, email, username, name: `${firstName} ${lastName}`, timeZone: profileTimeZone(user) }
}
