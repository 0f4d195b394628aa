/** A student’s progress reports. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { AppLink } from '~/components/links/app-link'
import { EmptyState } from '~/components/ui/empty-state'
import { KeyPager } from '~/components/ui/key-pager'
import { listReports } from '~/models/reports/reports.server'
import { paths } from '~/paths'
import { daysText } from '~/routes/learn/reports/weekly/parts/shown-report.server'
import { pageMeta } from '~/utils/text/page-meta'
import { shownStudent } from '../parts/shown-student.server'
import { StudentFrame } from '../parts/student-frame'

export const meta = pageMeta('A student’s reports')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student } = await requireSeen(request, params.studentId)
  const after = new URL(request.url).searchParams.get('after')
  const { rows, next } = await listReports(student.id, after)
  return {
    student: shownStudent(student),
    reports: rows.map(({ id, ...days }) => ({ id, days: daysText(days) })),
    newer: after ? paths.tutor.studentReports(student.id) : null,
    older: next && paths.tutor.studentReports(student.id, next),
  }
}

export default function Reports() {
  const { student, reports, newer, older } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student} title="Progress reports">
      <div className="wrap stack loose">
        {reports.length === 0 ? (
          <EmptyState title="No report yet">On Monday there is one of each week with work in it.</EmptyState>
        ) : (
          <ul className="card stack tight">
            {reports.map(({ id, days }) => (
              <li key={id}>
                <AppLink to={paths.tutor.studentReport(student.id, id)}>{days}</AppLink>
              </li>
            ))}
          </ul>
        )}
        <KeyPager newer={newer} older={older} />
      </div>
    </StudentFrame>
  )
}
