/** Label, hint and message round a control. */
import type { ReactNode } from 'react'
import type { Field } from '../use-form'

export interface FieldBasics {
  field: Field
  label: ReactNode
  hint?: string
}

export function FieldFrame({ field: { id, errors }, label, hint, children }: FieldBasics & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Hint id={id} hint={hint} />
      {children}
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}

/** Said beside the label of a text; a list says it by its first line. */
export function OptionalNote({ field: { rule } }: { field: Field }) {
  // What one choice of the form makes needed is shown with that choice alone.
  return rule.isOptional && !rule.neededWhen ? <span className="hint"> (optional)</span> : null
}

export function Hint({ id, hint }: { id: string; hint?: string }) {
  return hint ? (
    <p className="hint" id={`${id}-hint`}>
      {hint}
    </p>
  ) : null
}

/** Always in the page, hidden while nothing is wrong: enhance.js fills the same line. */
export function FieldErrors({ id, errors }: Pick<Field, 'id' | 'errors'>) {
  return (
    <p className="error" id={`${id}-error`} hidden={!errors?.length}>
      {errors?.join(' ')}
    </p>
  )
}

/** Ties hint and message to their control. */
export function described({ id, errors }: Field, hint?: string) {
  return {
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
    'aria-invalid': errors?.length ? (true as const) : undefined,
  }
}
