/** The schema of a form, made of its field rules: one for the screen and the JSON call. */
import { z } from 'zod'
import { brokenRule, type FieldRule } from './account-fields'

/** Every field as text: trimmed unless it is a password, in lower case when it is an e-mail address. Unknown fields are dropped. */
export function fieldSchema<Fields extends Record<string, FieldRule>>(fields: Fields) {
  const shape = Object.fromEntries(Object.keys(fields).map((name) => [name, z.string().default('')])) as Record<
    keyof Fields & string,
    z.ZodDefault<z.ZodString>
  >

  return z.object(shape).transform((values, context) => {
    const typed = values as Record<string, string>
    const clean: Record<string, string> = {}
    for (const [name, rule] of Object.entries<FieldRule>(fields)) {
      const value = typed[name] ?? ''
      const message = brokenRule(rule, value, typed)
      if (message) context.addIssue({ code: 'custom', path: [name], message })
      clean[name] = rule.type === 'password' ? value : rule.type === 'email' ? value.trim().toLowerCase() : value.trim()
    }
    return clean as Record<keyof Fields & string, string>
  })
}
