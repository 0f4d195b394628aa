/**
 * The end of a section that is a sitting by itself: scored once, by the student or at the server's deadline, and never changed afterwards.
 * Sections of a whole test end with it (models/tests).
 */
import { type Database, db } from '~/db.server'
import { lockStudent } from '~/models/membership/start-timed.server'
import { isSheetHeld } from '~/models/sittings/held-back.server'
import { log } from '~/utils/log.server'
import { EARLY_MS, GRACE_SECONDS } from './clock'
import { sectionResponses, settleSitting } from './score.server'
import { ownedSitting, sectionIdOf } from './sitting.server'

/** Ends the owner's section now. False when it had ended before, is on paper, is a sheet that is held, or is not theirs. */
export function submitSitting({ userId, sittingId }: { userId: string; sittingId: string }, now = new Date()): Promise<boolean> {
  return endSection({ id: sectionIdOf(sittingId), sitting: ownedSitting(userId) }, 'student', now)
}

/** What is written with the end of a drill, in its transaction. */
export type AfterDrill = (transaction: Database, owner: { userId: string; sittingId: string }, now: Date) => Promise<void>

/** The same for a drill of the pacing trainer (models/pacing/end.server.ts); by its deadline where only that may end it. */
export function endDrillSection(
  { userId, sittingId }: { userId: string; sittingId: string },
  by: 'student' | 'deadline',
  { now, afterDrill }: { now: Date; afterDrill: AfterDrill },
): Promise<boolean> {
  const isOver = by === 'deadline' ? { deadline: { lte: now } } : {}
  return endSection({ id: sectionIdOf(sittingId), ...isOver, sitting: { userId, kind: 'pacing' } }, by, now, afterDrill)
}

/** Ends every section whose time ran out; returns how many. The minute job calls it, so that no abandoned quiz stays open. */
export async function endOverdueSections(now = new Date(), afterDrill?: AfterDrill): Promise<number> {
  const overdue = await db.sittingSection.findMany({
    where: { ...BY_ITSELF, endedAt: null, deadline: { lt: new Date(now.getTime() - GRACE_SECONDS * 1000) } },
    orderBy: { deadline: 'asc' },
    take: 200,
    select: { id: true },
  })
  let ended = 0
  for (const { id } of overdue) {
    try {
      if (await endSection({ id }, 'deadline', now, afterDrill)) ended += 1
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
  const own = { id: sectionIdOf(sittingId), sitting: ownedSitting(userId) }
  await endSection({ ...own, deadline: { lt: latest } }, 'deadline', now)
  const section = await db.sittingSection.findFirst({ where: own, select: { endedAt: true } })
  return section?.endedAt != null
}

/**
 * Ends the owner's section because a page's clock came to its end. False when the section still has time: another window has paused it
 * and gone on since, and the end has moved.
 */
export function endWhenTimeIsUp({ userId, sittingId }: { userId: string; sittingId: string }, now = new Date()): Promise<boolean> {
  const deadline = { lte: new Date(now.getTime() + EARLY_MS) }
  return endSection({ id: sectionIdOf(sittingId), deadline, sitting: ownedSitting(userId) }, 'deadline', now)
}

type SectionFilter = NonNullable<Parameters<typeof db.sittingSection.findFirst>[0]>['where']

/** No section of a whole test. */
const BY_ITSELF = { part: null } satisfies SectionFilter

async function endSection(which: SectionFilter, requestedBy: 'student' | 'deadline', now: Date, afterDrill?: AfterDrill): Promise<boolean> {
  const section = await db.sittingSection.findFirst({
    where: { ...which, ...BY_ITSELF, endedAt: null },
    select: { id: true, sittingId: true, deadline: true, sitting: { select: { userId: true, kind: true } } },
  })
  if (!section) return false

  const isOverdue = section.deadline !== null && section.deadline < now
  const endedAt = isOverdue && section.deadline ? section.deadline : now
  const { sittingId, sitting } = section
  return db.$transaction(async (transaction) => {
    if (sitting.kind === 'sheet') {
      // Its answers would say what is right in a quiz whose clock runs; and one that begins at this moment waits.
      await lockStudent(transaction, sitting.userId, now)
      if (await isSheetHeld({ userId: sitting.userId, sittingId }, transaction)) return false
    }
    // Locks the row that printing locks: what is on paper comes back first, and nothing that was typed in is lost.
    const isOpen = { id: section.id, endedAt: null }
    await transaction.sittingSection.updateMany({ where: isOpen, data: { revision: { increment: 1 } } })
    if ((await transaction.paperHandover.count({ where: { openKey: section.id } })) > 0) return false
    const { count } = await transaction.sittingSection.updateMany({
      where: isOpen,
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
    const answered = await sectionResponses(transaction, section.id)
    await settleSitting(transaction, { id: sittingId, answered }, now)
    if (sitting.kind === 'pacing') await afterDrill?.(transaction, { userId: sitting.userId, sittingId }, now)
    return true
  })
}
