/** The notebook's filter as it stands in an address and in a form. */
import { SUBJECTS, WRONG_ANSWER_TYPES } from '~/exam/core/levels'
import { type MistakeFilter, SHOWN } from '~/models/mistakes/filter'

/** No name of a skill is longer. */
const LONGEST_SKILL = 100

/** What an address or a form asks for; anything that is no choice counts as none. */
export function readFilter(from: { get(name: string): FormDataEntryValue | null }): MistakeFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === from.get(name))
  const skill = from.get('skill')
  const isSkill = typeof skill === 'string' && skill !== '' && skill.length <= LONGEST_SKILL && !skill.includes('\0')
  return {
    show: oneOf('show', SHOWN) ?? 'open',
    subject: oneOf('subject', SUBJECTS),
    skill: isSkill ? skill : undefined,
    reason: oneOf('reason', WRONG_ANSWER_TYPES),
  }
}

/** The same for an address: what is chosen, and nothing that holds anyway. */
export function searchOf({ show, subject, skill, reason }: MistakeFilter): Record<string, string> {
  const chosen = { show: show === 'open' ? undefined : show, subject, skill, reason }
  return Object.fromEntries(Object.entries(chosen).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
