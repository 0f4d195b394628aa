/** Who applies: name, address and password, on both applications. */
import { TextField } from '~/forms/fields/text-field'
import type { Field } from '~/forms/use-form'
import { NewPasswordFields } from '~/routes/account/parts/password-fields'

type PersonForm = Record<'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword', Field>

export function PersonFields({ form }: { form: PersonForm }) {
  return (
    <>
      <div className="grid">
        <TextField field={form.firstName} label="First name" autoComplete="given-name" />
        <TextField field={form.lastName} label="Last name" autoComplete="family-name" />
      </div>
      <TextField field={form.email} label="Email" autoComplete="email" />
      <NewPasswordFields form={form} label="Password" />
    </>
  )
}
