/** One progress report of a student, without the family’s notes. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { findReport } from '~/models/reports/reports.server'
import { ReportBody } from '~/routes/learn/reports/weekly/parts/report-body'
import { shownReport } from '~/routes/learn/reports/weekly/parts/shown-report.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { shownStudent } from '../parts/shown-student.server'
import { StudentFrame } from '../parts/student-frame'

export const meta = pageMeta('A student’s report')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student } = await requireSeen(request, params.studentId)
  const found = await findReport({ studentId: student.id, reportId: params.reportId ?? '' })
  if (!found) throw notFound()
  const { notes: _, id: __, ...report } = shownReport(found)
  const shown = shownStudent(student)
  return { student: shown, report: { ...report, student: shown.name } }
}

export default function Report() {
  const { student, report } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student}>
      <div className="wrap stack loose">
        <ReportBody report={report} />
      </div>
    </StudentFrame>
  )
}
