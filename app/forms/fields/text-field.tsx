/** One line of text: what kind of text, and what it may be, say the field's rules. */
import type { ComponentProps } from 'react'
import { constraintsOf, lengthsOf, shapeOf } from '../rules'
import { described, type FieldBasics, FieldFrame, OptionalNote } from './field-frame'
import { ShowPassword } from './show-password'

type TextFieldProps = FieldBasics & Pick<ComponentProps<'input'>, 'autoComplete' | 'placeholder' | 'list' | 'inputMode'>

export function TextField({ field, label, hint, ...rest }: TextFieldProps) {
  const { key, id, name, rule, initialValue } = field
  const isPassword = rule.type === 'password'
  const input = (
    <input
      key={key}
      id={id}
      name={name}
      type={rule.type === 'choice' ? 'text' : (rule.type ?? 'text')}
      inputMode={rule.type === 'number' ? 'numeric' : undefined}
      className="input"
      defaultValue={isPassword ? undefined : initialValue}
      {...constraintsOf(rule)}
      {...lengthsOf(rule)}
      {...shapeOf(rule)}
      {...described(field, hint)}
      {...rest}
    />
  )
  return (
    <FieldFrame
      field={field}
      label={
        <>
          {label}
          <OptionalNote field={field} />
        </>
      }
      hint={hint}
    >
      {isPassword ? <ShowPassword id={id}>{input}</ShowPassword> : input}
    </FieldFrame>
  )
}
