/** Timed writing: started, and found again. How its text is saved: save.server. */
import { type Database, db } from '~/db.server'
import { examOf } from '~/exam/core/levels'
import { timedWriting } from '~/exam/forms/writing.server'
import { examLevel, examName, storedLevel } from '~/models/bank/stored-level'
import { lockFamily, mayStoreText } from '~/models/families/consent.server'
import type { Membership } from '~/models/membership/membership'
import { startTimed, type TimedStart } from '~/models/membership/start-timed.server'
import { clockOf } from '~/models/sittings/clock'
import type { QuizStart } from '~/models/sittings/sitting.server'

export type WritingOutcome = TimedStart | { outcome: 'needs-parent' }

interface Writer {
  id: string
  membership: Membership
  profile: { timePercent: number }
}

/**
 * Starts a timed writing, or finds the one that is open. One use of the week's sectional quizzes is taken with it. Asks before a second
 * timed section.
 * `needs-parent` for a child whose parent has not agreed, who writes nothing, resumed or new.
 * Throws a RangeError for one that does not exist.
 */
export async function startWriting(writer: Writer, address: QuizStart, now = new Date()): Promise<WritingOutcome> {
  const { level, subject, number, isBesideOthers } = address
  const { prompts, seconds } = timedWriting(level, subject, number)
  if (!(await mayStoreText(writer.id))) return { outcome: 'needs-parent' }

  const openKey = [writer.id, 'writing', level, number].join(':')
  // One whose time ran out unseen is closed first.
  await db.essay.updateMany({ where: { openKey, deadline: { lt: now } }, data: { openKey: null, submittedAt: now } })

  const data = {
    studentId: writer.id,
    level: storedLevel(level),
    exam: examName[examOf(level)],
    subject,
    number,
    promptId: prompts[0]?.id ?? '',
    body: '',
    openKey,
    startedAt: now,
    deadline: new Date(now.getTime() + seconds * 10 * writer.profile.timePercent),
  }
  async function create(transaction: Database) {
    // A parent who withdraws at this moment waits for this row, and then finds the new essay too.
    await lockFamily(transaction, writer.id, now)
    const { id } = await transaction.essay.create({ data, select: { id: true } })
    return id
  }
  const prepare = () => Promise.resolve(create)
  const start = { member: writer, feature: 'sectional_quizzes', findOpen: () => findOpen(openKey), prepare } as const
  return startTimed({ ...start, openKey, isBesideOthers }, now)
}

async function findOpen(openKey: string): Promise<string | null> {
  const essay = await db.essay.findUnique({ where: { openKey }, select: { id: true } })
  return essay?.id ?? null
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
