/** What students marked as wrong, by where it stands. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { plainText } from '~/exam/values/notation'
import { MARK_REASONS, MARK_STATES } from '~/models/bank/mark-fields'
import { listMarks } from '~/models/bank/marks.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayTime } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { STATE_NAMES } from '../../inbox/parts/list.server'
import { AdminTabs } from '../parts/admin-tabs'
import { readMarkList } from './parts/list.server'

export const meta = pageMeta('Marked questions')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const list = readMarkList(request)
  const { marks, next } = await listMarks(list)
  return {
    ...list,
    next,
    states: MARK_STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
    marks: marks.map(({ id, reason, createdAt, item }) => ({
      ...{ id, reason: MARK_REASONS[reason], when: dayTime(createdAt, zone) },
      where: `${item.skill}, ${LEVEL_NAMES[item.level]} ${SUBJECT_NAMES[item.subject]}`,
      question: plainText(item.stem || `${item.columns?.a} or ${item.columns?.b}`),
    })),
  }
}

export default function Marks() {
  const { state, reason, states, after, next, marks } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Marked questions"
      lead="What students find wrong with questions that they have solved."
      navigation={<AdminTabs here="marks" />}
      filters={[
        { name: 'state', label: 'State', value: state, options: states },
        {
          ...{ name: 'reason', label: 'What is wrong', all: 'Anything', value: reason ?? '' },
          options: Object.entries(MARK_REASONS).map(([value, label]) => ({ value, label })),
        },
      ]}
      to={paths.admin.marks}
      exportTo={paths.admin.marksExport}
      empty={{ title: 'No marks', text: 'Marks in this state appear here, newest first.' }}
      after={after}
      next={next}
    >
      {marks.map(({ id, reason: what, when, where, question }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={paths.admin.mark(id)}>{what}</AppLink>
          </h2>
          <p className="small soft">
            {where}, {when}
          </p>
          <p className="clip">{question}</p>
        </li>
      ))}
    </ListPage>
  )
}
