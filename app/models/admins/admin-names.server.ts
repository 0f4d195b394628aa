/** The names under which admins stand in lists of what they did. */
import { db } from '~/db.server'

/** Usernames by account id, in one query; accounts that are gone are left out. */
export async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const users = await db.user.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true, username: true } })
  return new Map(users.map(({ id, username }) => [id, username]))
}
