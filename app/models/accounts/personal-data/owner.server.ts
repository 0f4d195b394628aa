/** The account that export and deletion are about. */
import type { Database } from '~/db.server'
import { type AccountName, accountsOf } from '~/models/accounts/audiences/rows.server'
import { profileTimeZone } from '~/utils/time/time-zones'
import type { Owner } from './columns/rules'

/** By what its rows are found, how it is called, and in which zone it reads times; null when it is gone. */
export async function ownerOf(database: Database, account: AccountName): Promise<(Owner & { name: string; timeZone: string }) | null> {
  const { audience, id } = account
  if (audience === 'student') return studentOf(database, id)
  const select = { email: true, firstName: true, lastName: true } as const
  const partner = await accountsOf(database, audience).findFirst({ where: { id }, select })
  if (!partner) return null
  const { email, firstName, lastName } = partner
  return { audience, id, email, username: '', name: `${firstName} ${lastName}`, timeZone: profileTimeZone({ profile: null }) }
}

async function studentOf(database: Database, id: string) {
  const user = await database.user.findUnique({
    where: { id },
    select: { email: true, username: true, firstName: true, lastName: true, profile: { select: { timeZone: true } } },
  })
  if (!user) return null
  const { email, username, firstName, lastName } = user
  return { audience: 'student' as const, id, email, username, name: `${firstName} ${lastName}`, timeZone: profileTimeZone(user) }
}
