/** What a student does while a section runs: answering, striking out, flagging, pausing. Every write names its owner. */
import { db } from '~/db.server'
import { GRACE_SECONDS, ownedSitting, sectionIdOf } from './sitting.server'

export interface Answer {
  userId: string
  sittingId: string
  position: number
  /** Index of the choice; null for none. */
  choice: number | null
  struck: number[]
  /** Undefined leaves the flag as it is. */
  flagged?: boolean
  /** Seconds spent on the question since it was opened. */
  seconds: number
}

/**
 * Saves an answer in one statement. `isRight: null` stands in the outer condition on purpose: scoring sets it on every row of the section
 * first, so an answer that arrives in that instant is refused rather than saved and not counted.
 */
export async function saveAnswer(answer: Answer, now = new Date()): Promise<'saved' | 'refused'> {
  const { userId, sittingId, position, choice, struck, flagged, seconds } = answer
  const latest = new Date(now.getTime() - GRACE_SECONDS * 1000)
  const { count } = await db.response.updateMany({
    where: {
      sectionId: sectionIdOf(sittingId),
      position,
      isRight: null,
      section: { endedAt: null, sitting: ownedSitting(userId), OR: [{ secondsAllowed: null }, { deadline: { gte: latest } }] },
    },
    data: { choice, struck, flagged, seconds: { increment: seconds }, ...(choice === null ? {} : { answeredAt: now }) },
  })
  return count === 1 ? 'saved' : 'refused'
}

/** Stops the clock and keeps what is left. False when it is not running. */
export async function pauseSitting({ userId, sittingId }: { userId: string; sittingId: string }, now = new Date()): Promise<boolean> {
  const section = await db.sittingSection.findFirst({
    where: { sittingId, endedAt: null, deadline: { gt: now }, sitting: ownedSitting(userId) },
    select: { id: true, deadline: true },
  })
  if (!section?.deadline) return false

  const secondsLeft = Math.ceil((section.deadline.getTime() - now.getTime()) / 1000)
  const { count } = await db.sittingSection.updateMany({
    where: { id: section.id, endedAt: null, deadline: section.deadline },
    data: { deadline: null, pausedAt: now, secondsLeft },
  })
  return count === 1
}

/** Starts the clock again with what was left. False when it was not paused. */
export async function resumeSitting({ userId, sittingId }: { userId: string; sittingId: string }, now = new Date()): Promise<boolean> {
  const section = await db.sittingSection.findFirst({
    where: { sittingId, endedAt: null, pausedAt: { not: null }, sitting: ownedSitting(userId) },
    select: { id: true, secondsLeft: true, pausedAt: true },
  })
  if (!section) return false

  const { count } = await db.sittingSection.updateMany({
    where: { id: section.id, endedAt: null, pausedAt: section.pausedAt },
    data: { deadline: new Date(now.getTime() + (section.secondsLeft ?? 0) * 1000), pausedAt: null, secondsLeft: null },
  })
  return count === 1
}
