/** The list of accounts as a CSV file: the same search and order as on the page, all pages of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { listUsers } from '~/models/admins/users.server'
import { allPages } from '~/routes/admin/parts/all-pages.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'
import { readUserList } from './parts/list.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readUserList(request)
  const users = await allPages(async (after) => {
    const { users: rows, next } = await listUsers({ ...list, after })
    return { rows, next }
  })
  return csvFile(
    'users',
    ['Id', 'Username', 'Email', 'First name', 'Last name', 'Role', 'Plan', 'Registered (UTC)'],
    users.map(({ id, username, email, firstName, lastName, role, membership, createdAt }) => [
      ...[id, username, email, firstName, lastName, role],
      membership.tier,
      createdAt.toISOString(),
    ]),
  )
}
