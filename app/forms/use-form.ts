/**
 * A form over its rules, for pages that hydrate and pages that do not: `useForm(id, FIELDS, answer)` gives a field for each rule, with
 * what was typed and what is wrong. Where React runs, the browser checks with the same rules before sending and then on each change.
 */
import { type FormMetadata, parse, type SubmissionResult, useForm as useConform } from '@conform-to/react'
import { brokenRule, type FieldRule, type FormRules } from './rules'

/** What an action answers to a refused form (see parse.server), or a page in its place when no answer came. */
export interface FormAnswer {
  result?: SubmissionResult
  /** The toast of the specification, above the fields. */
  problem?: { title: string; text: string }
}

export interface Field {
  id: string
  name: string
  rule: FieldRule
  /** What it shows at first. */
  initialValue: string | undefined
  errors: string[] | undefined
  /** Changes when the form is emptied. */
  key: string | undefined
}

interface FormMeta {
  conform: FormMetadata<Record<string, string>>
  problem: FormAnswer['problem']
}

export type Form<Rules extends FormRules = FormRules> = { readonly [Name in keyof Rules & string]: Field } & { readonly meta: FormMeta }

/** `stored` is what the fields show before anything was typed. */
export function useForm<const Rules extends FormRules>(
  id: string,
  rules: Rules,
  answer: FormAnswer | undefined,
  stored: { readonly [Name in keyof Rules]?: string | undefined } = {},
): Form<Rules> {
  const list = Object.entries<FieldRule>(rules)
  const initial: Record<string, string> = Object.fromEntries(list.flatMap(([name, rule]) => (rule.initial ? [[name, rule.initial]] : [])))
  const [conform, fields] = useConform<Record<string, string>>({
    id,
    lastResult: answer?.result,
    defaultValue: { ...initial, ...stored },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parse(formData, { resolve: (typed) => check(list, typed) }),
  })

  const own = list.map(([name, rule]) => {
    const { id: fieldId = `${id}-${name}`, key, initialValue, errors } = fields[name] ?? {}
    return [name, { id: fieldId, name, rule, initialValue: lastOf(initialValue), errors, key } satisfies Field]
  })
  // One field for each rule, which Object.fromEntries cannot say.
  return { ...Object.fromEntries(own), meta: { conform, problem: answer?.problem } } as Form<Rules>
}

/** A field that was sent twice is shown with its last value. */
function lastOf(value: unknown): string | undefined {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value
  return typeof last === 'string' ? last : undefined
}

function check(rules: [string, FieldRule][], typed: Record<string, unknown>) {
  const error: Record<string, string[]> = {}
  for (const [name, rule] of rules) {
    const message = brokenRule(rule, String(typed[name] ?? ''), typed)
    if (message) error[name] = [message]
  }
  return Object.keys(error).length > 0 ? { error } : { value: Object.fromEntries(rules.map(([name]) => [name, String(typed[name] ?? '')])) }
}
