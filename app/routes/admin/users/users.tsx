/** All accounts: found by name, username or address. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { listUsers } from '~/models/admins/users.server'
import { paths } from '~/paths'
import { membershipText } from '~/routes/account/profile/parts/membership-section'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { ROLE_NAMES, readUserList, SORT_NAMES } from './parts/list.server'

export const meta = pageMeta('Users')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const list = readUserList(request)
  const { users, next } = await listUsers(list)
  return {
    ...list,
    next,
    sorts: Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label })),
    roles: Object.entries(ROLE_NAMES).map(([value, label]) => ({ value, label })),
    users: users.map(({ id, username, email, firstName, lastName, role, createdAt, membership }) => ({
      ...{ id, username, email, role },
      name: `${firstName} ${lastName}`,
      plan: membershipText(membership, zone).plan,
      since: dayText(createdAt, zone),
    })),
  }
}

export default function Users() {
  const { search, role, sort, after, next, sorts, roles, users } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Users"
      lead="Accounts of students, parents and admins."
      search={{ label: 'Name, username or email', value: search }}
      filters={[
        { name: 'role', label: 'Role', all: 'Everybody', value: role ?? '', options: roles },
        { name: 'sort', label: 'Order', value: sort, options: sorts },
      ]}
      to={paths.admin.users}
      exportTo={paths.admin.usersExport}
      empty={{ title: 'Nobody found', text: 'Try a part of the name, the username or the email address.' }}
      after={after}
      next={next}
    >
      {users.map(({ id, name, username, email, role: its, plan, since }) => (
        <li className="card stack tight" key={id}>
          <div className="cluster">
            <h2 className="title-3">
              <AppLink to={paths.admin.user(id)}>{name}</AppLink>
            </h2>
            {its === 'admin' && <Badge tone="notice">Admin</Badge>}
          </div>
          <p className="clip">
            {username}, {email}
          </p>
          <p className="small soft">
            {plan}, registered {since}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
