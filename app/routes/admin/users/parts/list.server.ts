/** Which accounts an address asks for; anything unknown falls back to the start of the list. */
import type { Role } from '~/generated/prisma/enums'
import { USER_SORTS, type UserList } from '~/models/admins/users.server'
import { typed } from '~/utils/text/typed.server'

export const ROLE_NAMES: Record<Role, string> = { student: 'Students', admin: 'Admins' }
export const SORT_NAMES: Record<keyof typeof USER_SORTS, string> = { newest: 'Newest first', oldest: 'Oldest first', email: 'By email' }

export function readUserList(request: Request): UserList {
  const { searchParams } = new URL(request.url)
  const roles = Object.keys(ROLE_NAMES) as Role[]
  const sorts = Object.keys(USER_SORTS) as (keyof typeof USER_SORTS)[]
  return {
    search: typed(searchParams.get('search')),
    role: roles.find((name) => name === searchParams.get('role')) ?? null,
    sort: sorts.find((name) => name === searchParams.get('sort')) ?? 'newest',
    after: searchParams.get('after'),
  }
}
