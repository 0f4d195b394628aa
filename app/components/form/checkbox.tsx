/** One yes or no. */
import type { ComponentProps, ReactNode } from 'react'
import { described, FieldErrors } from './field'

interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: string
  errors?: string[]
  id: string
}

/** With conform: `<Checkbox label="…" id={f.id} name={f.name} defaultChecked={f.initialValue === 'on'} errors={f.errors} />`. */
export function Checkbox({ label, hint, errors, id, ...rest }: CheckboxProps) {
  return (
    <div className="check">
      <input {...rest} type="checkbox" id={id} {...described(id, hint, errors)} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}
