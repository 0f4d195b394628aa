/** The choices of the notebook's filters, with their counts; what is chosen stays there when it would show nothing. */
import { REASON_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { type countsOf, countText } from '~/models/mistakes/counts.server'
import type { MistakeFilter } from '~/models/mistakes/filter'
import type { FilterOption } from './filter-form'

export function filterOptions({ subjects, skills, reasons }: ReturnType<typeof countsOf>, filter: MistakeFilter, isCut: boolean) {
  return {
    subjects: optionsOf(subjects, filter.subject, (subject) => SUBJECT_NAMES[subject], isCut),
    skills: optionsOf(skills, filter.skill, (skill) => skill, isCut),
    reasons: optionsOf(reasons, filter.reason, (reason) => REASON_NAMES[reason], isCut),
  }
}

function optionsOf<Value extends string>(
  counts: { value: Value; count: number }[],
  chosen: Value | undefined,
  nameOf: (value: Value) => string,
  isCut: boolean,
): FilterOption[] {
  const isThere = chosen === undefined || counts.some(({ value }) => value === chosen)
  const all = isThere ? counts : [...counts, { value: chosen, count: 0 }]
  return all
    .map(({ value, count }) => ({ value, label: `${nameOf(value)} (${countText(count, isCut)})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}
