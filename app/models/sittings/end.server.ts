/** The end of a section: scored once, by the student or at the server's deadline, and never changed afterwards. */
import { type Database, db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { storedItem } from '~/models/bank/item-store.server'
import { examLevel } from '~/models/bank/stored-level'
import { recordMistakes } from '~/models/mistakes/mistakes.server'
import { moveEstimates, type SkillAnswer } from '~/models/skills/estimates.server'
import { log } from '~/utils/log.server'
import { GRACE_SECONDS } from './clock'
import { ownedSitting } from './sitting.server'

/** Ends the owner's section now. False when it had ended before or is not theirs. */
export function submitSitting({ userId, sittingId }: { userId: string; sittingId: string }, now = new Date()): Promise<boolean> {
  return endSection({ sittingId, sitting: ownedSitting(userId) }, 'student', now)
}

/** Ends every section whose time ran out; returns how many. The minute job calls it, so that no abandoned quiz stays open. */
export async function endOverdueSections(now = new Date()): Promise<number> {
  const overdue = await db.sittingSection.findMany({
    where: { endedAt: null, deadline: { lt: new Date(now.getTime() - GRACE_SECONDS * 1000) } },
    orderBy: { deadline: 'asc' },
    take: 200,
    select: { id: true },
  })
  let ended = 0
  for (const { id } of overdue) {
    try {
      if (await endSection({ id }, 'deadline', now)) ended += 1
    } catch (error) {
      // One section that cannot be scored must not keep all others open; it comes again with the next minute.
      log.error({ err: error, sectionId: id }, 'a section could not be ended')
    }
  }
  return ended
}

/** Ends the owner's section if its time is over; true when it is ended afterwards. */
export async function endIfOver({ userId, sittingId }: { userId: string; sittingId: string }, now = new Date()): Promise<boolean> {
  const latest = new Date(now.getTime() - GRACE_SECONDS * 1000)
  await endSection({ sittingId, deadline: { lt: latest }, sitting: ownedSitting(userId) }, 'deadline', now)
  const section = await db.sittingSection.findFirst({ where: { sittingId, sitting: ownedSitting(userId) }, select: { endedAt: true } })
  return section?.endedAt != null
}

/** How much earlier than the server's the clock of an open page may come to its end (milliseconds): it counts whole seconds. */
const EARLY_MS = 2_000

/**
 * Ends the owner's section because a page's clock came to its end. False when the section still has time: another window has paused it
 * and gone on since, and the end has moved.
 */
export function endWhenTimeIsUp({ userId, sittingId }: { userId: string; sittingId: string }, now = new Date()): Promise<boolean> {
  const deadline = { lte: new Date(now.getTime() + EARLY_MS) }
  return endSection({ sittingId, deadline, sitting: ownedSitting(userId) }, 'deadline', now)
}

type SectionFilter = NonNullable<Parameters<typeof db.sittingSection.findFirst>[0]>['where']

async function endSection(which: SectionFilter, requestedBy: 'student' | 'deadline', now: Date): Promise<boolean> {
  const section = await db.sittingSection.findFirst({
    where: { ...which, endedAt: null },
    select: { id: true, sittingId: true, deadline: true },
  })
  if (!section) return false

  const isOverdue = section.deadline !== null && section.deadline < now
  const endedAt = isOverdue && section.deadline ? section.deadline : now
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.sittingSection.updateMany({
      where: { id: section.id, endedAt: null },
      data: {
        endedAt,
        endedBy: isOverdue ? 'deadline' : requestedBy,
        deadline: null,
        pausedAt: null,
        secondsLeft: null,
        millisecondsLeft: null,
      },
    })
    if (count === 0) return false
    await scoreSection(transaction, section, now)
    return true
  })
}

async function scoreSection(transaction: Database, section: { id: string; sittingId: string }, now: Date): Promise<void> {
  // Closes every row first: an answer on its way now waits for this lock and is then refused (see saveAnswer).
  await transaction.response.updateMany({ where: { sectionId: section.id }, data: { isRight: false } })
  const responses = await transaction.response.findMany({
    where: { sectionId: section.id },
    orderBy: { position: 'asc' },
    relationLoadStrategy: 'join',
    select: { position: true, choice: true, seconds: true, item: { select: { content: true } } },
  })
  const answered = responses.map(({ item, ...response }) => ({ ...response, item: storedItem(item.content) }))
  const right = answered.filter(({ choice, item }) => choice === item.answer)
  // A choice that the question does not print can only come from a forged form; it counts as none.
  const wrong = answered.filter(({ choice, item }) => choice !== null && choice !== item.answer && item.choices[choice] !== undefined)

  await transaction.response.updateMany({
    where: { sectionId: section.id, position: { in: right.map(({ position }) => position) } },
    data: { isRight: true },
  })
  await transaction.sittingSection.update({
    where: { id: section.id },
    data: { right: right.length, wrong: wrong.length, omitted: answered.length - right.length - wrong.length },
  })
  const sitting = await transaction.practiceSitting.update({
    where: { id: section.sittingId },
    data: { status: 'ended', endedAt: now, openKey: null },
    select: { id: true, userId: true, level: true },
  })
  // Questions answered are counted by the database with the answer itself; a finished test is counted here (docs/decisions.md 29).
  const { userId } = sitting
  await transaction.userUsage.upsert({ where: { userId }, create: { userId, testsUsed: 1 }, update: { testsUsed: { increment: 1 } } })
  const rated = answered.filter(({ choice, item }) => item.choices[choice ?? -1] !== undefined).map(ratedAnswer)
  await moveEstimates(transaction, { userId, level: examLevel(sitting.level), answers: rated }, now)
  await recordMistakes(transaction, { studentId: userId, sittingId: sitting.id, wrong }, now)
}

/** What practice learns from an answer of a section. */
function ratedAnswer({ choice, item }: { choice: number | null; item: Item }): SkillAnswer {
  const { subject, skill, difficulty, choices } = item
  return { subject, skill, difficulty, choices: choices.length, isRight: choice === item.answer, hints: 0, isTwin: false }
}
