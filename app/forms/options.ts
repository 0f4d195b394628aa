/** The options of a select, from a list of values and the names that people know them by. */
import type { FieldRule } from './rules'

/** A value without a name is shown as it is written, with blanks for its underscores. */
export function optionsOf<Value extends string>(values: readonly Value[], names?: Readonly<Partial<Record<Value, string>>>) {
  return values.map((value) => ({ value, label: names?.[value] ?? value.replaceAll('_', ' ') }))
}

/** The rule of a select that may stay open. */
export function anyOf(options: readonly { value: string }[]): FieldRule {
  return { type: 'choice', choices: options.map(({ value }) => value), message: 'Please choose one of the list', isOptional: true }
}
