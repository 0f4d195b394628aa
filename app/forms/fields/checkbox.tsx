/** One yes or no, or one of several that may all be ticked. */
import type { ComponentProps } from 'react'

interface CheckboxProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'defaultChecked'> {
  id: string
  label: string
  hint?: string
}

export function Checkbox({ label, hint, id, ...rest }: CheckboxProps) {
  return (
    <div className="check">
      <input {...rest} type="checkbox" id={id} aria-describedby={hint && `${id}-hint`} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
