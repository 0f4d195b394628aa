import type { ComponentProps } from 'react'
import { TextField } from '~/forms/fields/text-field'

/** A code of the app, or a recovery code. */
export function CodeField({ field }: Pick<ComponentProps<typeof TextField>, 'field'>) {
  return <TextField field={field} label="Code from your app" hint="Or a recovery code" autoComplete="one-time-code" inputMode="numeric" />
}
