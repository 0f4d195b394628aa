/** What lessons say of misconceptions: as students are told of them, and how one has moved. */

import type { Level, Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { curlyQuotes } from '~/exam/print/quotes'
import { inPlainWords, toldToStudent } from '~/exam/print/told'
import { plainText } from '~/exam/values/notation'

/** "You add the denominators as well as the numerators." */
export const saidText = (says: string) => curlyQuotes(plainText(inPlainWords(toldToStudent(says))))

export const placeText = (level: Level, subject: Subject) => `${LEVEL_NAMES[level]}, ${SUBJECT_NAMES[subject]}`

/** As a tutor reads the state of a misconception. */
export const STATE_WORDS: Record<string, string> = {
  identified: 'Suspected only',
  probing: 'Being looked at',
  confirmed: 'Confirmed',
  practicing: 'Being practiced',
  resolved: 'Gone',
  cleared: 'Gone',
}

const RANK: Record<string, number> = { confirmed: 2, probing: 2, identified: 1, practicing: 1, resolved: 0, cleared: 0 }

/** Whether it has become better since the lesson, as far as answers show. */
export function changeText({ before, now, slips }: { before: string | null; now: string | null; slips: number }): string {
  const again = slips > 0 ? ` Seen ${slips === 1 ? 'once' : `${slips} times`} since.` : ''
  if (before === null) return slips > 0 ? `Was not known to do it.${again}` : 'Was not known to do it, and has not since.'
  const [then, today] = [RANK[before] ?? 0, RANK[now ?? 'cleared'] ?? 0]
  if (today === 0) return `Gone: two clean answers a week apart.${again}`
  if (today < then) return `Better: the newest answer was right.${again}`
  return slips > 0 ? `Still there.${again}` : 'No answer since that tells.'
}
