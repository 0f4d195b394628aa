/** The report of a whole test. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { mayStoreText } from '~/models/families/consent.server'
import { finishedQuizzes } from '~/models/sittings/results/finished.server'
import { testReport } from '~/models/tests/report/report.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ReportView } from './parts/page/report-view'
import { shownReport } from './parts/shown-report.server'

export const meta = pageMeta('Your test report')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const report = await testReport({ userId: student.id, sittingId })
  if (!report) throw notFound()
  if (report === 'open') throw redirect(paths.learn.test(sittingId), 303)

  const quizzes = await finishedQuizzes({ userId: student.id, level: report.level })
  const waitsForParent = !(await mayStoreText(student.id))
  return { ...shownReport({ sittingId, report, quizzes, student }), waitsForParent }
}

export default function Report() {
  return <ReportView report={useLoaderData<typeof loader>()} />
}
