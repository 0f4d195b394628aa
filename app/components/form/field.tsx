/**
 * Labelled fields: one line, several lines, or a choice from a list. Each takes a field of conform (`field`) or stands by itself
 * (`name`, `errors`), so the same markup serves pages with and without scripts.
 */
import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'

/** A text field of any conform form. */
export type TextFieldSource = FieldMetadata<string | undefined> | FieldMetadata<string>

interface FieldBasics {
  label: string
  hint?: string
  isOptional?: boolean
  field?: TextFieldSource
  /** Messages, when there is no `field` to carry them. */
  errors?: string[]
}

export function TextField({
  label,
  hint,
  isOptional,
  field,
  errors = field?.errors,
  type = 'text',
  ...rest
}: FieldBasics & ComponentProps<'input'>) {
  const { key, ...known } = field ? getInputProps(field, { type: 'text' }) : {}
  const id = rest.id ?? field?.id ?? rest.name ?? label
  return (
    <FieldFrame {...{ id, label, hint, isOptional, errors }}>
      <input key={key} {...known} {...rest} type={type} id={id} className="input" {...described(id, hint, errors)} />
    </FieldFrame>
  )
}

export function TextArea({ label, hint, isOptional, field, errors = field?.errors, ...rest }: FieldBasics & ComponentProps<'textarea'>) {
  const { key, ...known } = field ? getTextareaProps(field) : {}
  const id = rest.id ?? field?.id ?? rest.name ?? label
  return (
    <FieldFrame {...{ id, label, hint, isOptional, errors }}>
      <textarea key={key} {...known} {...rest} id={id} className="input" {...described(id, hint, errors)} />
    </FieldFrame>
  )
}

interface SelectProps extends FieldBasics, ComponentProps<'select'> {
  options: { value: string; label: string }[]
  /** The first line, shown while nothing is chosen. */
  placeholder?: string
}

export function Select({ label, hint, isOptional, field, errors = field?.errors, options, placeholder, ...rest }: SelectProps) {
  const { key, ...known } = field ? getSelectProps(field) : {}
  const id = rest.id ?? field?.id ?? rest.name ?? label
  return (
    <FieldFrame {...{ id, label, hint, isOptional, errors }}>
      <select key={key} {...known} {...rest} id={id} className="input" {...described(id, hint, errors)}>
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

function FieldFrame({ id, label, hint, isOptional, errors, children }: Omit<FieldBasics, 'field'> & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {isOptional && <span className="hint">(optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}

export function FieldErrors({ id, errors }: { id: string; errors?: string[] }) {
  if (!errors?.length) return null
  return (
    <p className="error" id={`${id}-error`}>
      {errors.join(' ')}
    </p>
  )
}

/** Ties hint and error to their control. Ids follow conform's: the error of `x` is `x-error`. */
export function described(id: string, hint?: string, errors?: string[]) {
  const ids = [hint && `${id}-hint`, errors?.length && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': errors?.length ? true : undefined }
}
