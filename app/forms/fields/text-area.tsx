/** Several lines of text. */
import { constraintsOf, lengthsOf } from '../rules'
import { described, type FieldBasics, FieldFrame, OptionalNote } from './field-frame'

export function TextArea({ field, label, hint }: FieldBasics) {
  const { key, id, name, rule, initialValue } = field
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
      <textarea
        key={key}
        id={id}
        name={name}
        className="input"
        defaultValue={initialValue}
        {...constraintsOf(rule)}
        {...lengthsOf(rule)}
        {...described(field, hint)}
      />
    </FieldFrame>
  )
}
