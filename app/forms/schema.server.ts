/** The schema of a form, made of its fields' rules: one for the screen and the JSON call. */
import { z } from 'zod'
import { brokenRule, cleanText, type FieldRule, type FormRules, type ValueOf } from './rules'

type OptionalName<Rules extends FormRules> = {
  [Name in keyof Rules & string]: Rules[Name] extends { isOptional: true } ? Name : never
}[keyof Rules & string]
type Values<Rules extends FormRules> = {
  [Name in Exclude<keyof Rules & string, OptionalName<Rules>>]: ValueOf<Rules[Name]>
} & { [Name in OptionalName<Rules>]?: ValueOf<Rules[Name]> }

interface SchemaOptions<Rules extends FormRules> {
  /** Refuses fields that are not in the rules, instead of dropping them. */
  isStrict?: boolean
  /** What only the server can check. It sees the fields that are sound, so that every fault is told at once. */
  refine?: (sound: Partial<Values<Rules>>, refuse: (name: keyof Rules & string, message: string) => void) => void
}

/** Every field as text, trimmed unless it is a password, in lower case when it is an email address; numbers as numbers. */
export function formSchema<const Rules extends FormRules>(rules: Rules, { isStrict = false, refine }: SchemaOptions<Rules> = {}) {
  const fields = Object.entries<FieldRule>(rules)
  const shape = Object.fromEntries(fields.map(([name, { message }]) => [name, z.string({ error: message }).default('')]))
  const object = isStrict ? z.strictObject(shape) : z.object(shape)
  return object.transform((typed, context) => {
    const sound: Record<string, unknown> = {}
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    for (const [name, rule] of fields) {
      const text = typed[name] || rule.initial || ''
      const message = brokenRule(rule, text, typed)
      if (message) refuse(name, message)
      else sound[name] = cleanValue(rule, text)
    }
    refine?.(sound as Partial<Values<Rules>>, refuse)
    // Whole unless something was refused, and then nobody sees it.
    return sound as Values<Rules>
  })
}

function cleanValue(rule: FieldRule, sent: string): string | number | undefined {
  const text = cleanText(rule, sent)
  if (text === '' && rule.isOptional) return undefined
  if (rule.type === 'number') return Number(text)
  return rule.type === 'email' ? text.toLowerCase() : text
}
