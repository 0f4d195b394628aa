/** A progress report as a PDF. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { findReport } from '~/models/reports/reports.server'
import { reportPdf } from '~/services/pdf/report.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { printedReport } from './parts/shown-report.server'

export const action = getOnly

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const report = await findReport({ studentId: student.id, reportId: params.reportId ?? '' })
  if (!report) throw notFound()

  const pdf = reportPdf(printedReport(report, student.preferredName ?? student.firstName))
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="progress-report-${report.data.to}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
