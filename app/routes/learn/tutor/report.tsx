/** Reporting a talk: a person reads it then, and only then. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextArea } from '~/forms/fields/text-area'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { ReportSchema, reportTalk } from '~/models/tutor-ai/reports.server'
import { REPORT_FIELDS, REPORT_REASONS } from '~/models/tutor-ai/talk-fields'
import { findTalk } from '~/models/tutor-ai/talks.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Report a talk')

const REASONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }))

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const talk = await findTalk({ userId: student.id, id: params.talkId ?? '' })
  if (!talk) throw notFound()
  return { id: talk.id, title: talk.title }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { value, refusal } = parseFormData(await readForm(request), ReportSchema)
  if (refusal) return refusal
  const id = params.talkId ?? ''
  if (!(await reportTalk({ userId: student.id, conversationId: id, ...value }))) throw notFound()
  const headers = await flashHeaders({ kind: 'success', title: 'Thank you', text: 'A person will read this talk.' })
  return redirect(paths.learn.talk(id), { status: 303, headers })
}

export default function ReportTalk() {
  const { id, title } = useLoaderData<typeof loader>()
  const form = useForm('report', REPORT_FIELDS, useActionData<typeof action>())
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.talk(id)}>Back to the talk</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">{title}</p>
        <h1 className="title-2">Report this talk</h1>
        <p>A person at Stanine will then read this talk, and no other.</p>
      </header>
      <AppForm form={form} action={paths.learn.talkReport(id)}>
        <RadioCards field={form.reason} legend="What is wrong?" options={REASONS} />
        <TextArea field={form.note} label="Anything to add" />
        <SubmitButton pending="Sending...">Report it</SubmitButton>
      </AppForm>
    </div>
  )
}
