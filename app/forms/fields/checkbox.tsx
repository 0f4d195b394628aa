/** One yes or no, or one of several that may all be ticked. */
import type { ComponentProps } from 'react'

interface CheckboxProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'defaultChecked'> {
  id: string
  label: string
  hint?: string
  /** Of the first of several, one of which is needed: what is said otherwise, and the names of all. */
  group?: { message: string; names: readonly string[] }
}

export function Checkbox({ label, hint, id, group, ...rest }: CheckboxProps) {
  return (
    <div className="check">
      <input
        {...rest}
        type="checkbox"
        id={id}
        aria-describedby={hint && `${id}-hint`}
        data-message={group?.message}
        data-group={group?.names.join(' ')}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}
