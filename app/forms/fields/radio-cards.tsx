/** One of a few, each with room to explain itself; the whole card can be pressed. */
import type { ReactNode } from 'react'
import { constraintsOf } from '../rules'
import type { Field } from '../use-form'
import { described, FieldErrors, Hint } from './field-frame'

interface RadioCardsProps {
  field: Field
  legend: string
  options: { value: string; label: string; hint?: string }[]
  hint?: string
  /** What else belongs to the choice. */
  children?: ReactNode
}

export function RadioCards({ field, legend, options, hint, children }: RadioCardsProps) {
  const { id, errors } = field
  return (
    <fieldset className="field" aria-describedby={described(field, hint)['aria-describedby']}>
      <legend>{legend}</legend>
      <Hint id={id} hint={hint} />
      <div className="stack tight">
        {options.map(({ value, label, hint: more }, index) => (
          <div className="radio-card" key={value}>
            <Radio field={field} value={value} isFirst={index === 0} />
            <label htmlFor={radioId(field, value, index === 0)}>
              {label}
              {more && <span className="hint">{more}</span>}
            </label>
          </div>
        ))}
      </div>
      <FieldErrors id={id} errors={errors} />
      {children}
    </fieldset>
  )
}

interface RadioProps {
  field: Field
  value: string
  /** The first one has the field's own id, so that the list of errors leads to it, and its rule. */
  isFirst: boolean
}

/** One choice by itself, for a group that stands apart in the page. */
export function Radio({ field, value, isFirst }: RadioProps) {
  const { required, ...rest } = constraintsOf(field.rule)
  return (
    <input
      type="radio"
      id={radioId(field, value, isFirst)}
      name={field.name}
      value={value}
      defaultChecked={value === field.initialValue}
      required={required}
      {...(isFirst && rest)}
    />
  )
}

export function radioId({ id }: Field, value: string, isFirst: boolean): string {
  return isFirst ? id : `${id}-${value}`
}
