/** What a sitting's answers come to. A whole test is scored at its end; nothing of it is stored before. */
import type { Database } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { storedItem } from '~/models/bank/item-store.server'
import { examLevel } from '~/models/bank/stored-level'
import { countUsage } from '~/models/membership/usage.server'
import { recordMistakes } from '~/models/mistakes/mistakes.server'
import { moveEstimates, type SkillAnswer } from '~/models/skills/estimates.server'
import { seenBefore } from '~/models/skills/seen.server'

export interface SectionAnswer {
  itemId: string
  choice: number | null
  seconds: number
  /** In practice mode of a whole test. */
  hintsUsed: number
  item: Item
  /** Whether anything of its section was answered or looked at: what was never begun leaves no mistakes. */
  isBegun: boolean
}

/**
 * Scores a section whose end is written, in its transaction, and returns its answers. What does not count towards a whole test's score is
 * counted here too: its report tells them apart.
 */
export async function sectionResponses(transaction: Database, sectionId: string): Promise<SectionAnswer[]> {
  // Closes every row first: an answer on its way now waits for this lock and is then refused (see saveAnswer).
  await transaction.response.updateMany({ where: { sectionId }, data: { isRight: false } })
  const responses = await transaction.response.findMany({
    where: { sectionId },
    orderBy: { position: 'asc' },
    relationLoadStrategy: 'join',
    select: { position: true, itemId: true, choice: true, seconds: true, hintsUsed: true, item: { select: { content: true } } },
  })
  const isBegun = responses.some(({ choice, seconds }) => choice !== null || seconds > 0)
  const answered = responses.map(({ item, ...response }) => ({ ...response, item: storedItem(item.content), isBegun }))
  const right = answered.filter(isRight)
  await transaction.response.updateMany({
    where: { sectionId, position: { in: right.map(({ position }) => position) } },
    data: { isRight: true },
  })
  const wrongs = answered.filter(isWrong).length
  await transaction.sittingSection.update({
    where: { id: sectionId },
    data: { right: right.length, wrong: wrongs, omitted: answered.length - right.length - wrongs },
  })
  return answered
}

const isRight = ({ choice, item }: SectionAnswer) => choice === item.answer
/** A choice that the question does not print can only come from a forged form; it counts as none. */
const isWrong = ({ choice, item }: SectionAnswer) => choice !== null && choice !== item.answer && item.choices[choice] !== undefined

/** Ends the sitting: what was missed or left blank is written down, what practice knows of the student moves, and a finished test is counted. */
export async function settleSitting(
  transaction: Database,
  { id, answered }: { id: string; answered: readonly SectionAnswer[] },
  now: Date,
): Promise<void> {
  const sitting = await transaction.practiceSitting.update({
    where: { id },
    data: { status: 'ended', endedAt: now, openKey: null },
    select: { userId: true, level: true },
  })
  const { userId } = sitting
  await countUsage(transaction, { userId, tests: 1 }, now)
  // What was met before says little of what the student can do: it stays out here as it does out of a test's estimate (docs/decisions/025).
  const isSeen = await seenBefore(transaction, { userId, sittingId: id, before: now }, answered)
  const rated = answered.filter((answer) => isOwnWork(answer) && !isSeen(answer)).map(ratedAnswer)
  await moveEstimates(transaction, { userId, level: examLevel(sitting.level), answers: rated }, now)
  await recordMistakes(
    transaction,
    { studentId: userId, sittingId: id, wrong: answered.filter((answer) => answer.isBegun && !isRight(answer)) },
    now,
  )
}

/** With a hint it says little of what the student can do, and the page promised that it stays out of estimates. */
const isOwnWork = ({ choice, item, hintsUsed }: SectionAnswer) => item.choices[choice ?? -1] !== undefined && hintsUsed === 0

/** What practice learns from an answer of a section. */
function ratedAnswer({ choice, item }: SectionAnswer): SkillAnswer {
  const { subject, skill, difficulty, choices } = item
  return { subject, skill, difficulty, choices: choices.length, isRight: choice === item.answer, hints: 0, isTwin: false }
}
