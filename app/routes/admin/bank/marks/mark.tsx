/** One marked question with all that is known about it, the way to hide its source, and where the mark stands. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { MARK_REASONS, MARK_STATE_FIELDS, MARK_STATES } from '~/models/bank/mark-fields'
import { findMark, MarkStateSchema, sortMark } from '~/models/bank/marks.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { STATE_NAMES } from '../../inbox/parts/list.server'
import { printExamined } from '../parts/examined-item.server'
import { ExaminedQuestion } from '../parts/examined-question'

export const meta = pageMeta('Marked question')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const mark = await findMark(params.markId ?? '')
  if (!mark) throw notFound()
  const { id, state, reason, createdAt, handledAt, item } = mark
  return {
    ...{ id, state, reason: MARK_REASONS[reason] },
    marked: momentText(createdAt, zone),
    handled: handledAt && momentText(handledAt, zone),
    seen: handledAt?.toISOString() ?? '',
    question: printExamined(item),
    states: MARK_STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { value, refusal } = parseFormData(await readForm(request), MarkStateSchema)
  if (refusal) return refusal

  const { markId: id = '' } = params
  const outcome = await sortMark({ id, actorId: admin.id, ...value })
  if (outcome === 'missing') throw notFound()

  const headers = await flashHeaders(
    outcome === 'done'
      ? { kind: 'success', title: 'Saved', text: 'It is recorded with your name.' }
      : { kind: 'problem', title: 'Nothing changed', text: 'Somebody handled this mark while you had it open. This is how it stands now.' },
  )
  return redirect(paths.admin.mark(id), { status: 303, headers })
}

export default function Mark() {
  const { id, state, reason, marked, handled, seen, question, states } = useLoaderData<typeof loader>()
  const form = useForm('mark', MARK_STATE_FIELDS, useActionData<typeof action>(), { state })
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.admin.marks(`state=${state}`)}>All marks</AppLink>
      </p>
      <header className="stack tight">
        <h1>{reason}</h1>
        <p className="soft">
          {question.skill}, {question.id}. Marked {marked}
          {handled && `, handled ${handled}`}.
        </p>
      </header>
      <section className="card" aria-label="The question">
        <ExaminedQuestion question={question} />
      </section>
      <p>
        <AppLink to={paths.admin.hiddenSource(question.source)}>Hide its source from new questions</AppLink>
      </p>
      <section className="card stack">
        <h2 className="title-3">Where it stands</h2>
        <AppForm form={form} action={paths.admin.mark(id)}>
          <input type="hidden" name={form.seen.name} value={seen} />
          <Select field={form.state} label="State" options={states} />
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </AppForm>
      </section>
    </div>
  )
}
