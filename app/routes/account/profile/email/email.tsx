/** The address of the account, a change of it that waits for its link, and the form that asks for another. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { addressOf } from '~/auth/limits.server'
import { useDoor } from '~/components/links/use-door'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { askForNewEmail, EmailChangeSchema, waitingChange } from '~/models/accounts/email-change.server'
import { EMAIL_CHANGE_FIELDS } from '~/models/accounts/fields'
import { DOORS } from '~/paths/doors'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayTime } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { ProfilePage } from '../../parts/frame'
import { proveOwner } from '../../parts/own-password.server'
import { CurrentPasswordField } from '../../parts/password-fields'
import { LIMITED, SENT } from './parts/messages'
import { WaitingChange } from './parts/waiting-change'

export const meta = pageMeta('Your email address')

const REFUSED = {
  own: 'This is your address already',
  parents: 'This is your parent’s address. Please enter one of your own',
} as const

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireSignedIn(request)
  const change = await waitingChange(account)
  const waiting = change && { newEmail: change.newEmail, until: dayTime(change.expiresAt, profileTimeZone(account)) }
  return { email: account.email, waiting }
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireSignedIn(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, EmailChangeSchema)
  if (refusal) return refusal
  const proof = await proveOwner(owner, form, value.currentPassword)
  if (proof.refusal) return proof.refusal

  const result = await askForNewEmail({ owner, address: addressOf(request) }, value.email)

  switch (result.outcome) {
    case 'asked':
      return redirect(DOORS[owner.audience].email(), { status: 303, headers: await flashHeaders(SENT) })
    case 'limited':
      return refuseForNow(keptValues(form), LIMITED, result.retryAfter)
    default:
      return refuseForm({ ...keptValues(form), error: { email: [REFUSED[result.outcome]] } })
  }
}

export default function Email() {
  const { email, waiting } = useLoaderData<typeof loader>()
  const door = useDoor()
  const form = useForm('email', EMAIL_CHANGE_FIELDS, useActionData<typeof action>())
  return (
    <ProfilePage title="Your email address">
      <p>
        You log in with <strong>{email}</strong>, and our emails go there.
      </p>
      {waiting && <WaitingChange {...waiting} />}
      <section className="card stack">
        <h2 className="title-3">{waiting ? 'Use another address instead' : 'Use another address'}</h2>
        <p>We send a link to the new address. Until you open it, nothing changes. We also tell your present address.</p>
        <AppForm form={form} action={door.email()}>
          <TextField field={form.email} label="New email" autoComplete="email" />
          <CurrentPasswordField field={form.currentPassword} />
          <SubmitButton pending="Sending...">Send the link</SubmitButton>
        </AppForm>
      </section>
    </ProfilePage>
  )
}
