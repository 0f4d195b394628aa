/** A conform form over plain field rules: in the browser the same messages as on the server, on submit and then on change. */
import { parse, type SubmissionResult, useForm } from '@conform-to/react'
import { brokenRule, type FieldRule } from '~/models/account-fields'

export function useFieldsForm<Fields extends Record<string, FieldRule>>(
  id: string,
  rules: Fields,
  lastResult: SubmissionResult | undefined,
) {
  const constraint = Object.fromEntries(
    Object.entries(rules).map(([name, { minLength, maxLength }]) => [name, { required: minLength > 0, minLength, maxLength }]),
  )
  return useForm<Record<keyof Fields & string, string>>({
    id,
    lastResult,
    constraint: constraint as never,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve(typed) {
          const error: Record<string, string[]> = {}
          for (const [name, rule] of Object.entries(rules)) {
            const message = brokenRule(rule, String(typed[name] ?? ''), typed)
            if (message) error[name] = [message]
          }
          return Object.keys(error).length > 0 ? { error } : { value: typed as Record<keyof Fields & string, string> }
        },
      }),
  })
}
