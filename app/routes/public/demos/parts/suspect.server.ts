/** One question whose wrong choices each name a mistake, and two more that would tell whether the mistake is really there. */

import { LETTERS } from '~/exam/core/item/item'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { FAMILIES } from '~/exam/families/families'
import { makeItem } from '~/exam/families/kit/family'
import { renderMath } from '~/exam/print/html.server'
import { printQuestion, printSolution } from '~/exam/print/item.server'

const FAMILY = 'fraction-sum'
const AT = { level: 'isee-middle', subject: 'mathematics_achievement', difficulty: 'medium' } as const

export const SUSPECT_FIELD = 'choice'

/** The question, and once it is answered what the choice suggests. `choice` is the text of the address: what is no choice is none. */
export function suspectDemo(choice: string | null) {
  const family = FAMILIES.find(({ id }) => id === FAMILY)
  if (!family) throw new RangeError(`there is no family ${FAMILY}`)
  const item = makeItem(family, { ...AT, seed: 'suspect 1' })
  const chosen = choice && /^\d$/.test(choice) && Number(choice) < item.choices.length ? Number(choice) : null
  return {
    ...{ level: LEVEL_NAMES[item.level], skill: `${SUBJECT_NAMES[item.subject]}: ${item.skill}`, field: SUSPECT_FIELD },
    question: printQuestion(item),
    solution: chosen === null ? null : printSolution(item, chosen),
    mistakes: item.choices.flatMap(({ misconception }, index) =>
      misconception ? [{ letter: LETTERS[index] ?? '', says: renderMath(misconception.says) }] : [],
    ),
    isRight: chosen === null ? null : chosen === item.answer,
  }
}
