/** Timed writing: started, saved as it grows, handed in by the student or closed by its deadline. */
import { db, isTaken } from '~/db.server'
import { examOf, type Level } from '~/exam/core/levels'
import { timedWriting } from '~/exam/forms/writing.server'
import { examLevel, examName, storedLevel } from '~/models/bank/stored-level'
import { lockFamily, MAY_STORE_TEXT, mayStoreText } from '~/models/families/consent.server'
import { takeUse } from '~/models/membership/allowance.server'
import type { Membership } from '~/models/membership/membership'
import { clockOf, GRACE_SECONDS } from '~/models/sittings/clock'
import type { QuizAddress } from '~/models/sittings/sitting.server'

/** Two printed pages hold about 4,000 characters; this leaves room for whoever types fast. */
export const LONGEST_ESSAY = 20_000

export type WritingOutcome = { outcome: 'started' | 'resumed'; essayId: string } | { outcome: 'limit' } | { outcome: 'needs-parent' }

interface Writer {
  id: string
  membership: Membership
  profile: { timePercent: number }
}

/**
 * Starts a timed writing, or finds the one that is open. One use of the week's sectional quizzes is taken with it, never two for two clicks.
 * `needs-parent` for a child whose parent has not agreed, who writes nothing, resumed or new.
 * Throws a RangeError for one that does not exist.
 */
export async function startWriting(writer: Writer, address: QuizAddress, now = new Date()): Promise<WritingOutcome> {
  const { level, subject, number } = address
  const { prompts, seconds } = timedWriting(level, subject, number)
  if (!(await mayStoreText(writer.id))) return { outcome: 'needs-parent' }

  const openKey = [writer.id, 'writing', level, number].join(':')
  // One whose time ran out unseen is closed first.
  await db.essay.updateMany({ where: { openKey, deadline: { lt: now } }, data: { openKey: null, submittedAt: now } })
  const open = await findOpen(openKey)
  if (open) return { outcome: 'resumed', essayId: open }

  const deadline = new Date(now.getTime() + seconds * 10 * writer.profile.timePercent)
  const essay = {
    studentId: writer.id,
    level: storedLevel(level),
    exam: examName[examOf(level)],
    subject,
    number,
    body: '',
    openKey,
    deadline,
  }
  try {
    return await db.$transaction(async (transaction): Promise<WritingOutcome> => {
      // A parent who withdraws at this moment waits for this row, and then finds the new essay too.
      await lockFamily(transaction, writer.id, now)
      const { id } = await transaction.essay.create({
        data: { ...essay, promptId: prompts[0]?.id ?? '', startedAt: now },
        select: { id: true },
      })
      const isAllowed = await takeUse(transaction, { member: writer, feature: 'sectional_quizzes', reference: id }, now)
      if (!isAllowed) throw new LimitReached()
      return { outcome: 'started', essayId: id }
    })
  } catch (error) {
    if (error instanceof LimitReached) return { outcome: 'limit' }
    const other = isTaken(error) ? await findOpen(openKey) : null
    if (other) return { outcome: 'resumed', essayId: other }
    throw error
  }
}

class LimitReached extends Error {}

async function findOpen(openKey: string): Promise<string | null> {
  const essay = await db.essay.findUnique({ where: { openKey }, select: { id: true } })
  return essay?.id ?? null
}

/** The student's timed writings of a level that are still running. */
export function openWritings({ userId, level }: { userId: string; level: Level }, now = new Date()) {
  return db.essay.findMany({
    where: { studentId: userId, level: storedLevel(level), number: { not: null }, submittedAt: null, deadline: { gte: now } },
    orderBy: { startedAt: 'desc' },
    take: 10,
    select: { id: true, subject: true, number: true },
  })
}

/** The owner's writing with its prompts and clock; null for anyone else's, and for an essay that is not timed. */
export async function findWriting({ userId, essayId }: { userId: string; essayId: string }, now = new Date()) {
  const essay = await db.essay.findFirst({ where: { id: essayId, studentId: userId } })
  if (!essay?.deadline || essay.number === null) return null

  const level = examLevel(essay.level)
  const writing = timedWriting(level, essay.subject, essay.number)
  const secondsAllowed = Math.round((essay.deadline.getTime() - essay.startedAt.getTime()) / 1000)
  const clock = clockOf({ secondsAllowed, deadline: essay.deadline, secondsLeft: null, millisecondsLeft: null }, now)
  return { ...writing, ...essay, level, number: essay.number, clock, isOver: essay.submittedAt !== null || clock.state === 'over' }
}

interface Draft {
  userId: string
  essayId: string
  body: string
  promptId: string
  /** When the text was as it is here, as far as the page knows the server's time; now unless told. */
  writtenAt?: Date
  /** Hands it in as well. */
  isFinal: boolean
}

export type SaveState = 'saved' | 'older' | 'refused' | 'needs-parent'

/**
 * Saves the text, and hands it in when asked. `refused` after the deadline and its grace, after handing in, and for anyone else's; `older`
 * when a newer text is stored, because saves may arrive in another order than they were sent; `needs-parent` when no parent agrees, or
 * agrees no longer: every save asks, in the statement that stores.
 */
export async function saveWriting(draft: Draft, now = new Date()): Promise<SaveState> {
  const { userId, essayId, body, promptId, isFinal } = draft
  const latest = new Date(now.getTime() - GRACE_SECONDS * 1000)
  const open = { id: essayId, studentId: userId, submittedAt: null, deadline: { gte: latest } }
  const changedAt = draft.writtenAt && draft.writtenAt < now ? draft.writtenAt : now
  const { count } = await db.essay.updateMany({
    where: { ...open, student: MAY_STORE_TEXT, OR: [{ changedAt: null }, { changedAt: { lte: changedAt } }] },
    data: { body, promptId, changedAt, wordCount: wordsIn(body), ...(isFinal ? { submittedAt: now, openKey: null } : {}) },
  })
  if (count === 1) return 'saved'
  if (!(await mayStoreText(userId))) return 'needs-parent'
  return (await db.essay.count({ where: open })) === 1 ? 'older' : 'refused'
}

/** Words as people count them: runs of characters between spaces. */
export function wordsIn(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length
}
