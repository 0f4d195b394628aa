/** Fields of passwords: the present one, wherever somebody who is signed in has to prove to be the owner, and a new one, typed twice. */
import { TextField } from '~/forms/fields/text-field'
import type { Field } from '~/forms/use-form'

export function CurrentPasswordField({ field, hint }: { field: Field; hint?: string }) {
  return <TextField field={field} label="Current password" hint={hint} autoComplete="current-password" />
}

interface NewPasswordFieldsProps {
  form: Record<'password' | 'confirmPassword', Field>
  label?: string
  confirmation?: string
}

export function NewPasswordFields({ form, label = 'New password', confirmation = 'Confirm password' }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField field={form.password} label={label} autoComplete="new-password" hint="At least 6 characters; longer is safer" />
      <TextField field={form.confirmPassword} label={confirmation} autoComplete="new-password" />
    </>
  )
}
