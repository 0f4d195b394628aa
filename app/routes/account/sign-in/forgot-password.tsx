/** Asking for a new password. The answer is the same for every address. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { AppLink } from '~/components/links/app-link'
import { useDoor } from '~/components/links/use-door'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { EmailSchema } from '~/models/accounts/account.server'
import { EMAIL_FIELDS } from '~/models/accounts/fields'
import { requestPasswordReset } from '~/models/accounts/password-reset.server'
import { audienceAt, DOORS } from '~/paths/doors'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Forgot your password?')

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, EmailSchema)
  if (refusal) return refusal

  const address = addressOf(request)
  const retryAfter = await countTry('mail request address', address)
  if (retryAfter !== null) return refuseForm(keptValues(form), { title: 'Error', text: MESSAGES.limited }, 429)

  const audience = audienceAt(new URL(request.url).pathname)
  await requestPasswordReset(value.email, { address, audience })

  const text = 'If there is an account with this address, a link to choose a new password is on its way. It works for one hour.'
  return redirect(DOORS[audience].login(), {
    status: 303,
    headers: await flashHeaders({ kind: 'success', title: 'Check your inbox', text }),
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
