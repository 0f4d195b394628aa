/** The questions of a session so far, as the choice of the next one sees them. */
import type { Item } from '~/exam/core/item/item'
import type { Subject } from '~/exam/core/levels'

export interface Asked {
  item: Item
  /** On top, as a twin of the question before. */
  isTwin: boolean
  /** Null until it is checked. */
  isRight: boolean | null
}

/** A skill of a section: the same word may name another skill elsewhere. */
export interface SkillName {
  subject: Subject
  skill: string
}

export function isSameSkill(one: SkillName, other: SkillName): boolean {
  return one.subject === other.subject && one.skill === other.skill
}

/** How many other questions stand between a miss and the next question of its skill: at least, and at most. */
export const RETURNS_AFTER = { least: 2, most: 3 }

/** What was missed and has not come back yet, the oldest first, with how many questions were asked since. */
export function missed(asked: readonly Asked[]): { item: Item; since: number }[] {
  return asked.flatMap(({ item, isRight }, index) => {
    const isNewest = !asked.slice(index + 1).some((later) => isSameSkill(later.item, item))
    return isRight === false && isNewest ? [{ item, since: asked.length - index - 1 }] : []
  })
}

/** Whether the question at this place is there because one of its skill was missed a little before. */
export function isReturn(asked: readonly Asked[], index: number): boolean {
  const question = asked[index]
  if (!question || question.isTwin) return false
  const back = missed(asked.slice(0, index)).find(({ item }) => isSameSkill(item, question.item))
  return back !== undefined && back.since >= RETURNS_AFTER.least
}
