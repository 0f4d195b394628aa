/** One message: what was written, the way to answer it, and who does. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { findMessage, HandlingSchema, handleMessage, listAdmins } from '~/models/site/contact.server'
import { HANDLING_FIELDS, MESSAGE_STATES } from '~/models/site/fields'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { STATE_NAMES } from './parts/list.server'

export const meta = pageMeta('Message')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const [found, admins] = await Promise.all([findMessage(params.messageId ?? ''), listAdmins()])
  if (!found) throw notFound()

  const { createdAt, handledAt, assignee, ...message } = found
  return {
    ...message,
    stateName: STATE_NAMES[message.state],
    sent: momentText(createdAt, zone),
    handled: handledAt && momentText(handledAt, zone),
    seen: handledAt?.toISOString() ?? '',
    answers: assignee?.username ?? 'Nobody yet',
    answerTo: `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent('Your message to Stanine')}`,
    states: MESSAGE_STATES.map((state) => ({ value: state, label: STATE_NAMES[state] })),
    admins: admins.map(({ id, username }) => ({ value: id, label: username })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { value: handling, refusal } = parseFormData(await readForm(request), HandlingSchema)
  if (refusal) return refusal

  const { messageId: id = '' } = params
  const outcome = await handleMessage({ id, actorId: admin.id, ...handling })
  if (outcome === 'missing') throw notFound()

  const headers = await flashHeaders(
    outcome === 'done'
      ? { kind: 'success', title: 'Saved', text: 'It is recorded with your name.' }
      : { kind: 'problem', title: 'Nothing changed', text: REFUSED[outcome] },
  )
  return redirect(paths.admin.message(id), { status: 303, headers })
}

const REFUSED = {
  overtaken: 'Somebody handled this message while you had it open. This is how it stands now.',
  'not an admin': 'Only an admin can answer. Please choose somebody else.',
}

export default function MessagePage() {
  const { id, name, email, message, state, stateName, sent, handled, answers, answerTo } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.admin.inbox(`state=${state}`)}>All messages</AppLink>
      </p>
      <div className="cluster">
        <h1>{name}</h1>
        <Badge tone={state === 'done' ? 'good' : state === 'spam' ? 'bad' : 'notice'}>{stateName}</Badge>
      </div>
      <section className="card stack">
        <p className="written">{message}</p>
        <dl className="facts">
          <dt>Email</dt>
          <dd>{email}</dd>
          <dt>Sent</dt>
          <dd>{sent}</dd>
          <dt>Who answers</dt>
          <dd>{answers}</dd>
          {handled && (
            <>
              <dt>Handled</dt>
              <dd>
                {handled}
                <br />
                <AppLink to={paths.admin.audit(`search=${id}`)}>In the audit log</AppLink>
              </dd>
            </>
          )}
        </dl>
        <p>
          <a className="button" href={answerTo}>
            Answer by email
          </a>
        </p>
      </section>
      <HandlingForm />
    </div>
  )
}

function HandlingForm() {
  const { id, state, states, assigneeId, admins, seen } = useLoaderData<typeof loader>()
  const form = useForm('handling', HANDLING_FIELDS, useActionData<typeof action>(), { state, assignee: assigneeId ?? undefined })
  return (
    <section className="card stack">
      <h2 className="title-3">Where it stands</h2>
      <AppForm form={form} action={paths.admin.message(id)}>
        <input type="hidden" name={form.seen.name} value={seen} />
        <Select field={form.state} label="State" options={states} />
        <Select field={form.assignee} label="Who answers" placeholder="Nobody yet" options={admins} />
        <SubmitButton pending="Saving...">Save</SubmitButton>
      </AppForm>
    </section>
  )
}
