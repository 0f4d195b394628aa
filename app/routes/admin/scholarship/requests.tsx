/** Who asks for a free seat, by how the request stands. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { listRequests } from '~/models/scholarship/list.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { readRequestList, scholarshipTabs } from './parts/list.server'
import { ScholarshipNav } from './parts/scholarship-nav'
import { FOR_NAMES } from './parts/words'

export const meta = pageMeta('Scholarship')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const list = readRequestList(request)
  const [{ rows, next }, tabs] = await Promise.all([listRequests(list), scholarshipTabs(list.state)])
  return {
    ...list,
    ...{ next, tabs },
    requests: rows.map(({ id, exam, forWhom, createdAt, endsAt, user }) => ({
      ...{ id, name: `${user.firstName} ${user.lastName}`, email: user.email },
      what: [exam, FOR_NAMES[forWhom], `sent ${dayText(createdAt, zone)}`, endsAt && `until ${dayText(endsAt, zone)}`],
    })),
  }
}

export default function Requests() {
  const { state, exam, search, after, next, tabs, requests } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Scholarship"
      lead="Families with a fee waiver who ask for a free seat. A waiver is all that they have to have."
      navigation={<ScholarshipNav tabs={tabs} />}
      search={{ label: 'Name or email', value: search }}
      kept={{ state }}
      filters={[
        {
          ...{ name: 'exam', label: 'Test', all: 'Both tests', value: exam ?? '' },
          options: [
            { value: 'ISEE', label: 'ISEE' },
            { value: 'SSAT', label: 'SSAT' },
          ],
        },
      ]}
      to={paths.admin.scholarship}
      exportTo={paths.admin.scholarshipExport}
      empty={{ title: 'No requests', text: 'Requests in this state appear here, newest first.' }}
      after={after}
      next={next}
    >
      {requests.map(({ id, name, email, what }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={paths.admin.scholarshipRequest(id)}>{name}</AppLink>
          </h2>
          <p className="small soft clip">
            {email}, {what.filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
