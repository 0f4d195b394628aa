/** One of a list. */
import { constraintsOf } from '../rules'
import { described, type FieldBasics, FieldFrame } from './field-frame'

interface Option {
  value: string
  label: string
}

interface SelectProps extends FieldBasics {
  options?: Option[]
  /** Where there are many: the same under headings, after the others. */
  groups?: { label: string; options: Option[] }[]
  /** The first line, shown while nothing is chosen. */
  placeholder?: string
}

export function Select({ field, label, hint, options = [], groups = [], placeholder }: SelectProps) {
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
        {options.map(asOption)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(asOption)}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}

function asOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
