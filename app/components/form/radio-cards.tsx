/** One of a few, each with room to explain itself; the whole card can be pressed. */
import { described, FieldErrors, type TextFieldSource } from './field'

interface RadioCardsProps {
  legend: string
  options: { value: string; label: string; hint?: string }[]
  field?: TextFieldSource
  name?: string
  defaultValue?: string
  errors?: string[]
  hint?: string
  required?: boolean
}

export function RadioCards({ legend, options, field, hint, required, errors = field?.errors, ...rest }: RadioCardsProps) {
  const name = rest.name ?? field?.name ?? legend
  const id = field?.id ?? name
  const chosen = rest.defaultValue ?? field?.initialValue
  return (
    <fieldset className="field" aria-describedby={described(id, hint, errors)['aria-describedby']}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="stack tight">
        {options.map((option, index) => {
          // The first one has the field's own id, so that the error summary leads to it.
          const optionId = index ? `${id}-${option.value}` : id
          return (
            <div className="radio-card" key={option.value}>
              <input
                type="radio"
                id={optionId}
                name={name}
                form={field?.formId}
                value={option.value}
                defaultChecked={option.value === chosen}
                required={required ?? field?.required}
              />
              <label htmlFor={optionId}>
                {option.label}
                {option.hint && <span className="hint">{option.hint}</span>}
              </label>
            </div>
          )
        })}
      </div>
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  )
}
