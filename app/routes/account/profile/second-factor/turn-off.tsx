/** Turning the second factor off, with the password and a code. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { proveCode } from '~/auth/flows/second-factor.server'
import { requireStudent } from '~/auth/guards.server'
import { MESSAGES } from '~/auth/messages'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { TurnOffSchema, turnOffSecondFactor } from '~/models/accounts/second-factor/factor.server'
import { TURN_OFF_FIELDS } from '~/models/accounts/second-factor/fields'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ProfilePage } from '../../parts/frame'
import { proveOwner } from '../../parts/own-password.server'

export const meta = pageMeta('Turn the second factor off')

export async function loader({ request }: LoaderFunctionArgs) {
  const { hasSecondFactor } = await requireStudent(request)
  if (!hasSecondFactor) throw redirect(paths.account.secondFactor())
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, TurnOffSchema)
  if (refusal) return refusal
  const { refusal: refused } = await proveOwner(student, form, value.currentPassword)
  if (refused) return refused

  const proof = await proveCode(request, { userId: student.id, email: student.email, code: value.code })
  switch (proof.outcome) {
    case 'wrong':
      return refuseForm({ ...keptValues(form), error: { code: [MESSAGES.codeWrong] } })
    case 'limited':
      return refuseForm(keptValues(form), { title: 'Error', text: MESSAGES.limited }, 429)
    case 'shut':
      return refuseForm(keptValues(form), { title: MESSAGES.codeShutTitle, text: MESSAGES.codeShutKnown }, 429)
    case 'right': {
      await turnOffSecondFactor(student.id)
      const headers = await flashHeaders({ kind: 'success', title: 'Second factor turned off', text: 'Your password alone logs in now.' })
      return redirect(paths.account.secondFactor(), { status: 303, headers })
    }
  }
}

export default function TurnOff() {
  const form = useForm('off', TURN_OFF_FIELDS, useActionData<typeof action>())
  return (
    <ProfilePage title="Turn the second factor off?">
      <section className="card stack">
        <p>Your password alone will log in then, and your recovery codes will be gone.</p>
        <AppForm form={form} action={paths.account.secondFactorOff()}>
          <TextField field={form.currentPassword} label="Your password" autoComplete="current-password" />
          <TextField
            field={form.code}
            label="Code from your app"
            hint="Or a recovery code"
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <SubmitButton pending="Turning it off..." look="danger">
            Turn it off
          </SubmitButton>
        </AppForm>
        <p>
          <AppLink to={paths.account.secondFactor()}>Keep it on</AppLink>
        </p>
      </section>
    </ProfilePage>
  )
}
