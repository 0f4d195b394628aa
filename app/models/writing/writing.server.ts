/** Timed writing: started, and found again. How its text is saved: save.server. */

import { PROMPTS, type Prompt } from '~/content/prompts/prompts.server'
import { type Database, db } from '~/db.server'
import { examOf } from '~/exam/core/levels'
import { timedWriting } from '~/exam/forms/writing.server'
import type { Prisma } from '~/generated/prisma/client'
import { examLevel, examName, storedLevel } from '~/models/bank/stored-level'
import { lockFamily, mayStoreText } from '~/models/families/consent.server'
import type { Membership } from '~/models/membership/membership'
import { startTimed, type TimedStart } from '~/models/membership/start-timed.server'
import { clockOf } from '~/models/sittings/clock'
import type { QuizStart } from '~/models/sittings/sitting.server'
import { readConditions, readPlan } from '~/models/sittings/whole/conditions'

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

/** The owner's writing with its prompts and clock; null for anyone else's, and for an essay that is neither timed nor of a whole test nor of the workshop. */
export async function findWriting({ userId, essayId }: { userId: string; essayId: string }, now = new Date()) {
  const essay = await db.essay.findFirst({ where: { id: essayId, studentId: userId }, include: { sitting: { select: OF_TEST } } })
  const task = essay && taskOf(essay)
  if (!task) return null

  const { deadline, startedAt, submittedAt } = essay
  const secondsAllowed = deadline && Math.round((deadline.getTime() - startedAt.getTime()) / 1000)
  const clock = clockOf({ secondsAllowed, deadline, secondsLeft: null, millisecondsLeft: null }, now)
  return { ...essay, ...task, level: examLevel(essay.level), clock, isOver: submittedAt !== null || clock.state === 'over' }
}

const OF_TEST = { id: true, number: true, mode: true, place: true, status: true, conditions: true, plan: true } as const

type TestRow = Prisma.PracticeSittingGetPayload<{ select: typeof OF_TEST }>
type EssayRow = Prisma.EssayGetPayload<{ include: { sitting: { select: typeof OF_TEST } } }>

/** What a writing asks: the prompts of its number, or those of its whole test. */
function taskOf({ sitting, level, subject, number, deadline, isWorkshop, promptId }: EssayRow) {
  if (isWorkshop) return { number: null, prompts: promptsOf([promptId]), test: null }
  if (sitting) return { number: sitting.number, prompts: promptsOf(readPlan(sitting.plan).promptIds), test: testOf(sitting) }
  if (!deadline || number === null) return null
  return { number, prompts: timedWriting(examLevel(level), subject, number).prompts, test: null }
}

function testOf({ id, mode, place, status, conditions }: TestRow) {
  return { id, place, isRehearsal: mode === 'rehearsal', isOpen: status === 'open', conditions: readConditions(conditions) }
}

function promptsOf(ids: readonly string[]): Prompt[] {
  return PROMPTS.filter(({ id }) => ids.includes(id))
}
