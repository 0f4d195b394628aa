/** Asking for a new password. The answer is the same for every address. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { answerMailRequest } from '~/auth/flows/mail-request.server'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { EMAIL_FIELDS } from '~/models/accounts/fields'
import { requestPasswordReset } from '~/models/accounts/password-reset.server'
import { audienceOf, DOORS } from '~/paths/doors'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Forgot your password?')

export async function action({ request }: ActionFunctionArgs) {
  const audience = audienceOf(request)
  const text = 'If there is an account with this address, a link to choose a new password is on its way. It works for one hour.'
  return answerMailRequest(request, {
    ask: (email, by) => requestPasswordReset(email, { ...by, audience }),
    to: DOORS[audience].login(),
    text,
  })
}

export default function ForgotPassword() {
  const door = useDoor()
  const form = useForm('forgot', EMAIL_FIELDS, useActionData<typeof action>())
  return (
    <div className="wrap narrow page">
      <section className="card stack">
        <h1>Forgot your password?</h1>
        <p>Enter the email address of your account and we will send you a link to choose a new one.</p>
        <AppForm form={form} action={door.forgotPassword()}>
          <TextField field={form.email} label="Email" autoComplete="email" />
          <SubmitButton pending="Sending...">Send the link</SubmitButton>
        </AppForm>
        <p>
          <AppLink to={door.login()}>Back to login</AppLink>
        </p>
      </section>
    </div>
  )
}
