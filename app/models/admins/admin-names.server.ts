/** The names under which admins stand in lists of what they did. */
import { db } from '~/db.server'

/** The name of the admin who decided; the id of an account that is gone, and null for nobody. */
export async function nameOf(id: string | null): Promise<string | null> {
  return id && ((await namesOf([id])).get(id) ?? id)
}

/** Usernames by account id, in one query; accounts that are gone are left out. */
export async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const users = await db.user.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true, username: true } })
  return new Map(users.map(({ id, username }) => [id, username]))
}
