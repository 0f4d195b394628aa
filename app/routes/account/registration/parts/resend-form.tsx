/** Asks for a new verification link: for a known address, or for the one that is typed. Also on the sign-in page. */
import { RESEND_WORDS } from '~/auth/messages'
import { useDoor } from '~/components/links/use-door'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { EMAIL_FIELDS } from '~/models/accounts/fields'

interface ResendFormProps {
  /** null: it is asked for. */
  email: string | null
  answer?: FormAnswer
}

export function ResendForm({ email, answer }: ResendFormProps) {
  const door = useDoor()
  const form = useForm('resend', EMAIL_FIELDS, answer)
  return (
    <AppForm form={form} action={door.checkEmail()} words={RESEND_WORDS}>
      {email === null ? (
        <TextField field={form.email} label="Email" autoComplete="email" />
      ) : (
        <input type="hidden" name={form.email.name} value={email} />
      )}
      <SubmitButton look="quiet" pending="Sending...">
        Resend Verification Email
      </SubmitButton>
    </AppForm>
  )
}
