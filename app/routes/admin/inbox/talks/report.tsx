/** One reported talk: why, everything that was said, and where the report stands. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { MARK_STATE_FIELDS, MARK_STATES } from '~/models/bank/mark-fields'
import { findReport, ReportStateSchema, sortReport } from '~/models/tutor-ai/reports.server'
import { REPORT_REASONS } from '~/models/tutor-ai/talk-fields'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { STATE_NAMES } from '../parts/list.server'

export const meta = pageMeta('Reported talk')

const WHO = {
  student: 'Student',
  model: 'Tutor, by the model',
  steps: 'Tutor, our own step',
  entry: 'Tutor, our word list',
  unsure: 'Tutor, our own words',
  care: 'Our words for distress',
} as const

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const report = await findReport(params.reportId ?? '')
  if (!report) throw notFound()
  const { id, reason, note, state, createdAt, handledAt, conversation } = report
  return {
    ...{ id, note, state, reason: REPORT_REASONS[reason], title: conversation.title },
    reported: momentText(createdAt, zone),
    handled: handledAt && momentText(handledAt, zone),
    seen: handledAt?.toISOString() ?? '',
    messages: conversation.messages.map(({ id: key, origin, body, heldBack }) => ({ key, who: WHO[origin], body, heldBack })),
    states: MARK_STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { value, refusal } = parseFormData(await readForm(request), ReportStateSchema)
  if (refusal) return refusal

  const { reportId: id = '' } = params
  const outcome = await sortReport({ id, actorId: admin.id, ...value })
  if (outcome === 'missing') throw notFound()
  const headers = await flashHeaders(
    outcome === 'done'
      ? { kind: 'success', title: 'Saved', text: 'It is recorded with your name.' }
      : {
          kind: 'problem',
          title: 'Nothing changed',
          text: 'Somebody handled this report while you had it open. This is how it stands now.',
        },
  )
  return redirect(paths.admin.talkReport(id), { status: 303, headers })
}

export default function TalkReportPage() {
  const { id, reason, note, title, reported, handled, state, seen, messages, states } = useLoaderData<typeof loader>()
  const form = useForm('report', MARK_STATE_FIELDS, useActionData<typeof action>(), { state })
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.admin.talkReports(`state=${state}`)}>All reported talks</AppLink>
      </p>
      <header className="stack tight">
        <h1>{reason}</h1>
        <p className="soft">
          {title}. Reported {reported}
          {handled && `, handled ${handled}`}.
        </p>
        {note && <p className="written">{note}</p>}
      </header>
      <ol className="stack tight" aria-label="What was said">
        {messages.map(({ key, who, body, heldBack }) => (
          <li className="card stack tight" key={key}>
            <p className="small soft">
              {who}
              {heldBack > 0 && `, ${heldBack} sentences held back`}
            </p>
            <p className="written">{body}</p>
          </li>
        ))}
      </ol>
      <section className="card stack">
        <h2 className="title-3">Where it stands</h2>
        <AppForm form={form} action={paths.admin.talkReport(id)}>
          <input type="hidden" name={form.seen.name} value={seen} />
          <Select field={form.state} label="State" options={states} />
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </AppForm>
      </section>
    </div>
  )
}
