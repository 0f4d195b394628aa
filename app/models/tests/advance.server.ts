/**
 * A whole test goes on: steps end, and the next begin, each at the instant that its time says and not when somebody looks. Everything runs
 * under the lock of the sitting's row, in one transaction, so that two devices, two servers and the minute job are one after the other.
 */
import { type Database, db } from '~/db.server'
import type { TestStep } from '~/exam/core/test-steps'
import type { Prisma } from '~/generated/prisma/client'
import { EARLY_MS, GRACE_SECONDS } from '~/models/sittings/clock'
import { log } from '~/utils/log.server'
import { type Standing, standingOf } from './standing'
import { closeStep, finishTest, openStep } from './steps.server'
import { findTest, type WholeTest } from './test-row.server'

const GRACE_MS = GRACE_SECONDS * 1000

/** The rest waits for the next minute, so that one run never holds the database for long. */
const MOST_AT_ONCE = 200

export interface TestNow {
  test: WholeTest
  standing: Standing
}

interface Owner {
  userId: string
  sittingId: string
}

/** The owner's test as it stands now, after everything that its clock has decided; null for anyone else's. */
export async function currentTest({ userId, sittingId }: Owner, now = new Date()): Promise<TestNow | null> {
  const test = await findTest({ userId, sittingId })
  if (!test) return null
  const standing = standingOf(test.course, now, GRACE_MS)
  if (test.status === 'ended' || !isMove(standing)) return { test, standing }
  return underLock({ userId, sittingId }, now, () => Promise.resolve())
}

/**
 * Ends the step that the student works on, and opens what follows. Nothing happens when another step runs, so that a page of an earlier
 * step ends no later one; nor while it is on paper; nor where the room lets nobody go on early, unless the page's clock has come to its end.
 */
export function endStep({ stepId, isTimeUp = false, ...owner }: Owner & { stepId: string; isTimeUp?: boolean }, now = new Date()) {
  return underLock(owner, now, async (transaction, { test, standing }) => {
    if (standing.is !== 'working' || standing.step.id !== stepId) return
    const deadline = test.course.worked.get(stepId)?.deadline ?? null
    // Printing locks the same row first. A step of writing has no section, and is never on paper.
    const onPaper = { openKey: { not: null }, section: { sittingId: test.id, endedAt: null } }
    if ((await transaction.paperHandover.count({ where: onPaper })) > 0) return
    const isUp = deadline !== null && deadline.getTime() <= now.getTime() + EARLY_MS
    if (isUp || (!isTimeUp && mayEndEarly(test, standing.step)))
      await closeStep(transaction, test, { step: standing.step, at: now, by: 'student' })
  })
}

/** Ends the named break, or begins the named step of practice. Nothing happens when the test stands elsewhere, or in a room that waits. */
export function goOn({ stepId, ...owner }: Owner & { stepId: string }, now = new Date()) {
  return underLock(owner, now, async (transaction, { test, standing }) => {
    if (standing.is === 'break' && standing.step.id === stepId && standing.step.canEndEarly) {
      await openStep(transaction, test, { step: standing.next, at: now })
    }
    if (standing.is === 'waiting' && standing.next.id === stepId) await openStep(transaction, test, { step: standing.next, at: now })
  })
}

/** Whether the student may go on before the time of a step is over: always in practice. */
export function mayEndEarly({ mode }: Pick<WholeTest, 'mode'>, { canEndEarly }: TestStep): boolean {
  return mode === 'practice' || canEndEarly
}

/** Brings every open test to where its clock says; returns how many went on. The minute job calls it, so that nobody has to look. */
export async function advanceTests(now = new Date()): Promise<number> {
  const latest = new Date(now.getTime() - GRACE_MS)
  const overdue = await openTests(MOST_AT_ONCE, [
    { sections: { some: { endedAt: null, deadline: { lt: latest } } } },
    { essay: { submittedAt: null, deadline: { lt: latest } } },
  ])
  // In a break, or cut off between two steps. Most of these have nothing to do yet, so they never stand before what has.
  const between = await openTests(MOST_AT_ONCE - overdue.length, [
    { mode: 'rehearsal', sections: { none: { endedAt: null } }, OR: [{ essay: null }, { essay: { submittedAt: { not: null } } }] },
  ])
  let advanced = 0
  for (const { id: sittingId } of [...overdue, ...between]) {
    try {
      if (await goesOn(sittingId, now)) advanced += 1
    } catch (error) {
      // One test that cannot go on must not hold up all others; it comes again with the next minute.
      log.error({ err: error, sittingId }, 'a test could not go on')
    }
  }
  return advanced
}

function openTests(take: number, OR: Prisma.PracticeSittingWhereInput[]): Promise<{ id: string }[]> {
  return db.practiceSitting.findMany({
    where: { kind: 'practice_test', status: 'open', OR },
    select: { id: true },
    orderBy: { startedAt: 'asc' },
    take,
  })
}

async function goesOn(sittingId: string, now: Date): Promise<boolean> {
  const test = await findTest({ sittingId })
  if (!test || !isMove(standingOf(test.course, now, GRACE_MS))) return false
  await underLock({ sittingId }, now, () => Promise.resolve())
  return true
}

type Act = (transaction: Database, at: TestNow) => Promise<void>

/** Locks the test, brings it to this instant, lets the student act, and brings it on again. Null for anyone else's. */
function underLock({ userId, sittingId }: { userId?: string; sittingId: string }, now: Date, act: Act): Promise<TestNow | null> {
  return db.$transaction(async (transaction) => {
    const owned = { id: sittingId, userId, kind: 'practice_test' } as const
    const { count } = await transaction.practiceSitting.updateMany({ where: { ...owned, status: 'open' }, data: { status: 'open' } })
    if (count === 1) {
      const before = await bringOn(transaction, sittingId, now)
      if (before && before.test.status === 'open') await act(transaction, before)
      return bringOn(transaction, sittingId, now)
    }
    const test = await findTest({ sittingId, userId }, transaction)
    return test && { test, standing: standingOf(test.course, now, GRACE_MS) }
  })
}

/** Everything that the clock has decided by now, one step after the other. */
async function bringOn(transaction: Database, sittingId: string, now: Date): Promise<TestNow | null> {
  for (;;) {
    const test = await findTest({ sittingId }, transaction)
    if (!test) return null
    const standing = standingOf(test.course, now, GRACE_MS)
    if (test.status === 'ended' || !isMove(standing)) return { test, standing }
    if (standing.is === 'opening') await openStep(transaction, test, standing)
    else if (standing.is === 'closing') await closeStep(transaction, test, { step: standing.step, at: standing.at, by: 'deadline' })
    else if (standing.is === 'over') await finishTest(transaction, test, standing.at)
  }
}

function isMove({ is }: Standing): boolean {
  return is === 'opening' || is === 'closing' || is === 'over'
}
