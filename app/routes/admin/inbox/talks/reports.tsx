/** Talks with the AI tutor that their students reported, by where they stand. No other talk is listed anywhere. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { listReports } from '~/models/tutor-ai/reports.server'
import { REPORT_REASONS } from '~/models/tutor-ai/talk-fields'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayTime } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { InboxNav } from '../parts/inbox-nav'
import { inboxTabs, readReportState } from '../parts/list.server'

export const meta = pageMeta('Reported talks')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const state = readReportState(request)
  const after = new URL(request.url).searchParams.get('after')
  const [{ rows, next }, tabs] = await Promise.all([listReports({ state, after }), inboxTabs(`talks ${state}`)])
  return {
    ...{ state, after, next, tabs },
    reports: rows.map(({ id, reason, note, createdAt, conversation }) => ({
      ...{ id, note, reason: REPORT_REASONS[reason], title: conversation.title, when: dayTime(createdAt, zone) },
    })),
  }
}

export default function Reports() {
  const { state, after, next, tabs, reports } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Reported talks"
      lead="Talks with the AI tutor that students reported. The student is not named, and no other talk can be read."
      navigation={<InboxNav tabs={tabs} />}
      kept={{ state }}
      filters={[]}
      to={paths.admin.talkReports}
      empty={{ title: 'No reports', text: 'Reports in this state appear here, newest first.' }}
      after={after}
      next={next}
    >
      {reports.map(({ id, reason, note, title, when }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={paths.admin.talkReport(id)}>{reason}</AppLink>
          </h2>
          <p className="small soft">
            {title}, {when}
          </p>
          {note && <p className="clip">{note}</p>}
        </li>
      ))}
    </ListPage>
  )
}
