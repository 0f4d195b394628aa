/** Pausing a section: the clock keeps what is left to the millisecond, so that pausing gives nothing away, and it happens ten times at most. */
import { db } from '~/db.server'
import { leftWhenPaused, MOST_PAUSES } from './clock'
import { ownedSitting, sectionIdOf } from './sitting.server'

interface Owner {
  userId: string
  sittingId: string
}

/** Stops the clock and keeps what is left. False when it is not running, was paused ten times before, or is of a rehearsal. */
export async function pauseSitting({ userId, sittingId }: Owner, now = new Date()): Promise<boolean> {
  const section = await db.sittingSection.findFirst({
    where: {
      ...{ id: sectionIdOf(sittingId), endedAt: null, deadline: { gt: now }, pauses: { lt: MOST_PAUSES } },
      sitting: { ...ownedSitting(userId), OR: [{ mode: null }, { mode: 'practice' }] },
    },
    select: { id: true, deadline: true, pauses: true },
  })
  if (!section?.deadline) return false

  const { id, deadline, pauses } = section
  const millisecondsLeft = deadline.getTime() - now.getTime()
  const { count } = await db.sittingSection.updateMany({
    where: { id, endedAt: null, deadline, pauses },
    data: { deadline: null, pausedAt: now, millisecondsLeft, secondsLeft: Math.ceil(millisecondsLeft / 1000), pauses: pauses + 1 },
  })
  return count === 1
}

/** No printed rest of it is out of the house. */
const NOT_ON_PAPER = { none: { openKey: { not: null } } }

/** Starts the clock again with what was left. False when it was not paused, or is on paper. */
export async function resumeSitting({ userId, sittingId }: Owner, now = new Date()): Promise<boolean> {
  const section = await db.sittingSection.findFirst({
    where: { id: sectionIdOf(sittingId), endedAt: null, pausedAt: { not: null }, handovers: NOT_ON_PAPER, sitting: ownedSitting(userId) },
    select: { id: true, secondsLeft: true, millisecondsLeft: true, pausedAt: true },
  })
  if (!section) return false

  const { count } = await db.sittingSection.updateMany({
    where: { id: section.id, endedAt: null, pausedAt: section.pausedAt },
    data: {
      deadline: new Date(now.getTime() + leftWhenPaused(section)),
      pausedAt: null,
      secondsLeft: null,
      millisecondsLeft: null,
    },
  })
  return count === 1
}
