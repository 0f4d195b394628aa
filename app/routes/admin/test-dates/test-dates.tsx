/** The days on which the real tests are given, as admins copied them from their sources. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { listTestDates } from '~/models/plan/dates/dates.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { readTestDateList, SORT_NAMES } from './parts/list.server'

export const meta = pageMeta('Test dates')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readTestDateList(request)
  const { rows, next } = await listTestDates(list)
  const day = (date: Date) => dayText(date, 'UTC')
  return {
    ...list,
    next,
    sorts: Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label })),
    dates: rows.map(({ id, exam, heldOn, registerBy, source, sourceDate }) => ({
      ...{ id, exam, source, on: day(heldOn), readOn: day(sourceDate), registerBy: registerBy && day(registerBy) },
    })),
  }
}

const EXAMS = [
  { value: 'ISEE', label: 'ISEE' },
  { value: 'SSAT', label: 'SSAT' },
]

export default function TestDates() {
  const { exam, sort, after, next, sorts, dates } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Test dates"
      lead="Students choose among these days in their study plans. Copy each from a page of the test’s maker, and say when you read it."
      filters={[
        { name: 'exam', label: 'Test', all: 'Both tests', value: exam ?? '', options: EXAMS },
        { name: 'sort', label: 'Order', value: sort, options: sorts },
      ]}
      to={paths.admin.testDates}
      exportTo={paths.admin.testDatesExport}
      create={<ButtonLink to={paths.admin.newTestDate()}>New date</ButtonLink>}
      empty={{ title: 'No date yet', text: 'Until there are some, students enter the day of their test themselves.' }}
      after={after}
      next={next}
    >
      {dates.map(({ id, exam: of, on, registerBy, source, readOn }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={paths.admin.testDate(id)}>
              {of}, {on}
            </AppLink>
          </h2>
          <p>{registerBy ? `Last day to register: ${registerBy}` : 'No last day to register given'}</p>
          <p className="small soft">
            {source}, read on {readOn}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
