/** The field "Current password", wherever somebody who is signed in has to prove to be the owner. */
import { TextField } from '~/forms/fields/text-field'
import type { Field } from '~/forms/use-form'

export function CurrentPasswordField({ field }: { field: Field }) {
  return <TextField field={field} label="Current password" autoComplete="current-password" />
}
