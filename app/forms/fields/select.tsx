/** One of a list. */
import { constraintsOf } from '../rules'
import { described, type FieldBasics, FieldFrame } from './field-frame'

interface SelectProps extends FieldBasics {
  options: { value: string; label: string }[]
  /** The first line, shown while nothing is chosen. */
  placeholder?: string
}

export function Select({ field, label, hint, options, placeholder }: SelectProps) {
  const { key, id, name, rule, initialValue } = field
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <select
        key={key}
        id={id}
        name={name}
        className="input"
        defaultValue={initialValue}
        {...constraintsOf(rule)}
        {...described(field, hint)}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
