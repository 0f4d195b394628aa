/** Leaving a section, writing or whole test that was opened by mistake: within a minute it goes as if it had never been, once a day with its use. */
import { type Database, db } from '~/db.server'
import { type ReturnOfUse, returnUse, wouldReturn } from '~/models/membership/returned-use.server'
import { uncountAnswers } from '~/models/membership/usage.server'
import { readConditions } from '~/models/sittings/whole/conditions'
import { MINUTE_MS } from '~/utils/time/durations'

/** How long after its start it may be left. */
const MISTAKE_MS = MINUTE_MS

/** A whole test has a way out of its own, for as long as nothing is answered in it; a drill of a few minutes has none. */
/** What was printed cannot count as not seen. */
const NEVER_PRINTED = { handovers: { none: {} } }

const SECTION_ALONE = { mode: null, kind: { not: 'pacing' as const } }

export type Abandoned = { outcome: 'left'; use: ReturnOfUse } | { outcome: 'too-late' }

interface OwnSitting {
  userId: string
  sittingId: string
}

interface OwnWriting {
  userId: string
  essayId: string
}

/** Takes the owner's section away with its answers: its questions count as not seen. `too-late` after a minute, at its end, and for anyone else's. */
export function abandonSitting({ userId, sittingId }: OwnSitting, now = new Date()): Promise<Abandoned> {
  return db.$transaction(async (transaction) => {
    const section = await transaction.sittingSection.findFirst({
      where: {
        sittingId,
        secondsAllowed: { not: null },
        ...NEVER_PRINTED,
        sitting: { userId, ...SECTION_ALONE, startedAt: { gte: earliest(now) } },
      },
      select: { id: true },
    })
    if (!section) return { outcome: 'too-late' }
    // Locks the row that answers and the end lock too: each of them comes before, and counts, or finds nothing.
    const { count } = await transaction.sittingSection.updateMany({
      where: { id: section.id, endedAt: null, ...NEVER_PRINTED },
      data: { revision: { increment: 1 } },
    })
    if (count === 0) return { outcome: 'too-late' }

    await uncountAnswers(transaction, { userId, sectionId: section.id })
    await transaction.practiceSitting.deleteMany({ where: { id: sittingId, userId } })
    return left(transaction, { userId, reference: sittingId }, now)
  })
}

/** The same for a timed writing, with its text. */
export function abandonWriting({ userId, essayId }: OwnWriting, now = new Date()): Promise<Abandoned> {
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.essay.deleteMany({
      where: { id: essayId, studentId: userId, number: { not: null }, submittedAt: null, startedAt: { gte: earliest(now) } },
    })
    return count === 0 ? { outcome: 'too-late' } : left(transaction, { userId, reference: essayId }, now)
  })
}

/**
 * Takes the owner's whole test away, which is then as if it had never been begun. `too-late` after a minute, once a question is answered, a
 * hint opened, something written or a step ended, and for anyone else's.
 */
export function abandonTest({ userId, sittingId }: OwnSitting, now = new Date()): Promise<Abandoned> {
  return db.$transaction(async (transaction) => {
    // Locks the row that each step of the test locks (models/tests/advance), and the one that each answer does: they come before, or find nothing.
    const { count } = await transaction.practiceSitting.updateMany({
      where: { ...openTest({ userId, sittingId }), startedAt: { gte: earliest(now) } },
      data: { status: 'open' },
    })
    if (count === 0) return { outcome: 'too-late' }
    await transaction.sittingSection.updateMany({ where: { sittingId }, data: { revision: { increment: 1 } } })
    await transaction.essay.updateMany({ where: { sittingId }, data: { openKey: null } })
    if (await isTouched(transaction, sittingId)) return { outcome: 'too-late' }

    await transaction.essay.deleteMany({ where: { sittingId } })
    await transaction.practiceSitting.deleteMany({ where: { id: sittingId, userId } })
    return left(transaction, { userId, reference: sittingId }, now)
  })
}

const openTest = ({ userId, sittingId }: OwnSitting) => ({ id: sittingId, userId, kind: 'practice_test', status: 'open' }) as const

/** Whether anything was done in the test beyond looking at it. */
async function isTouched(database: Database, sittingId: string): Promise<boolean> {
  const [ended, responses, texts, printed] = await Promise.all([
    database.sittingSection.count({ where: { sittingId, endedAt: { not: null } } }),
    database.response.count({ where: { section: { sittingId }, OR: [{ answeredAt: { not: null } }, { hintsUsed: { gt: 0 } }] } }),
    database.essay.count({ where: { sittingId, OR: [{ body: { not: '' } }, { submittedAt: { not: null } }] } }),
    database.paperHandover.count({ where: { section: { sittingId } } }),
  ])
  return ended + responses + texts + printed > 0
}

/** What giving the owner's whole test back would do now; null for anyone else's or what is over. */
export async function leavingTest({ userId, sittingId }: OwnSitting, now = new Date()) {
  const test = await db.practiceSitting.findFirst({ where: openTest({ userId, sittingId }), select: { startedAt: true, conditions: true } })
  if (!test) return null
  return {
    ...(await leaving(test.startedAt, { userId, reference: sittingId }, now)),
    isTouched: await isTouched(db, sittingId),
    isUntimed: readConditions(test.conditions).isUntimed,
  }
}

async function left(transaction: Database, use: { userId: string; reference: string }, now: Date): Promise<Abandoned> {
  return { outcome: 'left', use: await returnUse(transaction, use, now) }
}

/** What leaving the owner's section would do now: how many seconds are left for it, and its use; null for anyone else's or what is over. */
export async function leavingSitting({ userId, sittingId }: OwnSitting, now = new Date()) {
  const sitting = await db.practiceSitting.findFirst({
    where: {
      id: sittingId,
      userId,
      ...SECTION_ALONE,
      status: 'open',
      sections: { some: { secondsAllowed: { not: null }, ...NEVER_PRINTED } },
    },
    select: { startedAt: true },
  })
  return sitting && leaving(sitting.startedAt, { userId, reference: sittingId }, now)
}

/** The same for a timed writing. */
export async function leavingWriting({ userId, essayId }: OwnWriting, now = new Date()) {
  const essay = await db.essay.findFirst({
    where: { id: essayId, studentId: userId, number: { not: null }, submittedAt: null, deadline: { gt: now } },
    select: { startedAt: true },
  })
  return essay && leaving(essay.startedAt, { userId, reference: essayId }, now)
}

async function leaving(startedAt: Date, use: { userId: string; reference: string }, now: Date) {
  const secondsLeft = Math.max(0, Math.floor((startedAt.getTime() - earliest(now).getTime()) / 1000))
  return { secondsLeft, use: await wouldReturn(use, now) }
}

/** Whether what was started then may still be left. */
export function mayBeLeft({ startedAt }: { startedAt: Date }, now = new Date()): boolean {
  return startedAt >= earliest(now)
}

function earliest(now: Date): Date {
  return new Date(now.getTime() - MISTAKE_MS)
}
