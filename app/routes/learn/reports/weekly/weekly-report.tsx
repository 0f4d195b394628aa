/** One progress report: what was seen, one next step, the figures, and a parent’s notes. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { waitsForParent } from '~/models/families/waiting'
import { NOTES_FIELDS } from '~/models/reports/fields'
import { findReport, NotesSchema, saveNotes } from '~/models/reports/reports.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { ReportBody } from './parts/report-body'
import { shownReport } from './parts/shown-report.server'

export const meta = pageMeta('Progress report')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const report = await findReport({ studentId: student.id, reportId: params.reportId ?? '' })
  if (!report) throw notFound()
  return { ...shownReport(report), student: student.preferredName ?? student.firstName, mayWrite: !waitsForParent(student) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { reportId = '' } = params
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, NotesSchema)
  if (!(await findReport({ studentId: student.id, reportId }))) throw notFound()
  if (refusal) return refusal

  const isSaved = await saveNotes({ studentId: student.id, reportId, ...value })
  if (!isSaved) return refuseForm(keptValues(form), NEEDS_PARENT, 403)
  const headers = await flashHeaders({ kind: 'success', title: 'Notes saved', text: 'They stand in the report and in its PDF.' })
  return redirect(paths.learn.report(reportId), { status: 303, headers })
}

export default function WeeklyReport() {
  const report = useLoaderData<typeof loader>()
  const { id, notes, mayWrite } = report
  const form = useForm('notes', NOTES_FIELDS, useActionData<typeof action>(), { notes })
  return (
    <div className="wrap page stack loose">
      <ReportBody report={report} />
      <p className="cluster on-screen">
        <a href={paths.learn.reportFile(id)}>Download as PDF</a>
        <span className="with-scripts">
          <Button look="quiet" data-print="">
            Print
          </Button>
        </span>
        <AppLink to={paths.learn.reports()}>All reports</AppLink>
      </p>
      <section className="stack tight narrow" aria-labelledby="notes">
        <h2 id="notes">A parent’s notes</h2>
        {mayWrite ? (
          <AppForm form={form} action={paths.learn.report(id)} className="form on-screen">
            <TextArea field={form.notes} label="Notes on this week" hint="Everybody who can open this account can read them." />
            <SubmitButton pending="Saving...">Save the notes</SubmitButton>
          </AppForm>
        ) : (
          <p className="soft">Notes can be kept here once a parent has agreed to this account.</p>
        )}
        {notes && <p className="written on-paper">{notes}</p>}
      </section>
      <p className="small soft">
        A likely range holds the true share four times of five. Scores are estimates. ISEE is a trademark of ERB, SSAT of EMA; neither
        endorses Stanine.
      </p>
    </div>
  )
}
