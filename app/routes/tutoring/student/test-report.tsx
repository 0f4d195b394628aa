/** The report of a student’s whole test, as the student has it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireSeen } from '~/auth/guards/onlooker-guards.server'
import { finishedQuizzes } from '~/models/sittings/results/finished.server'
import { testReport } from '~/models/tests/report/report.server'
import { ReportView } from '~/routes/learn/reports/parts/page/report-view'
import { shownReport } from '~/routes/learn/reports/parts/shown-report.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { asOwn, shownStudent } from './parts/shown-student.server'
import { StudentFrame } from './parts/student-frame'

export const meta = pageMeta('A student’s test report')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student } = await requireSeen(request, params.studentId)
  const { sittingId = '' } = params
  const report = await testReport({ userId: student.id, sittingId })
  if (!report || report === 'open') throw notFound()
  const quizzes = await finishedQuizzes({ userId: student.id, level: report.level })
  const shown = shownReport({ sittingId, report, quizzes, student: asOwn(student) })
  // A text is shown only where the student shares it.
  return { student: shownStudent(student), report: { ...shown, essay: null, waitsForParent: false } }
}

export default function TestReport() {
  const { student, report } = useLoaderData<typeof loader>()
  return (
    <StudentFrame student={student}>
      <ReportView report={report} isOwn={false} />
    </StudentFrame>
  )
}
