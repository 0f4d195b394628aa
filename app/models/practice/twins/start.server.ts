/**
 * Sets of twins: missed or skipped questions again with new numbers, without a clock. They cost no allowance: mending mistakes is never
 * rationed.
 */
import { type Database, db, isTaken } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { storedItem } from '~/models/bank/item-store.server'
import { type MistakeFilter, whereOf } from '~/models/mistakes/filter'
import { type CampPlace, createSitting, ownedSitting } from '~/models/sittings/sitting.server'
import { drawTwins, type Twin, twinsOfMistakes } from './draw.server'

export const MOST_TWINS = 20
/** Sets that may be open at once, beside the one of what is due. */
const MOST_OPEN = 5

const ASKED = { id: true, questionId: true, sessionId: true, studentAnswer: true } as const

export type TwinsOutcome =
  /** Begun, or gone on with; at the question of a mistake that waits in a set already. */
  | { outcome: 'started'; sittingId: string; position?: number }
  /** None of the questions is the student's or can have a twin. */
  | { outcome: 'nothing' }
  /** As many sets are open as may be; this is the oldest of them. */
  | { outcome: 'full'; sittingId: string }

interface TwinSet {
  /** The student's own; the set takes that of its questions where they are of one level. */
  level: Level
  /** What may be open only once; a set of mistakes has none, because each of its mistakes may. */
  openKey?: string
  twins: Twin[]
  /** The evening of the boot camp that it belongs to. */
  camp?: CampPlace
}

/**
 * Starts a set of one twin for each of the student's given mistakes, twenty at most; or goes on with an open set in which all of them wait.
 */
export async function startTwins(
  { studentId, mistakeIds, level }: { studentId: string; mistakeIds: readonly string[]; level: Level },
  now = new Date(),
): Promise<TwinsOutcome> {
  const mistakes = await db.wrongAnswer.findMany({
    where: { studentId, id: { in: mistakeIds.slice(0, MOST_TWINS) } },
    select: ASKED,
  })
  return openSet(studentId, { level, twins: await twinsOfMistakes(studentId, mistakes) }, now)
}

/**
 * Starts a set of what is due under this filter, what waited longest first, twenty at most; or goes on with the one that is open, so that
 * two presses are one set.
 */
export async function startDue(
  { studentId, filter, level }: { studentId: string; filter: MistakeFilter; level: Level },
  now = new Date(),
): Promise<TwinsOutcome> {
  const openKey = dueKey(studentId)
  const open = await db.practiceSitting.findUnique({ where: { openKey }, select: { id: true } })
  if (open) return { outcome: 'started', sittingId: open.id }

  const mistakes = await db.wrongAnswer.findMany({
    where: whereOf(studentId, { ...filter, show: 'due' }, now),
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: MOST_TWINS,
    select: ASKED,
  })
  const twins = await twinsOfMistakes(studentId, mistakes)
  if (twins.length === 0) return { outcome: 'nothing' }
  try {
    return {
      outcome: 'started',
      sittingId: await db.$transaction((transaction) => createSet(transaction, studentId, { level, openKey, twins }, now)),
    }
  } catch (error) {
    if (isTaken(error)) return startDue({ studentId, filter, level }, now)
    throw error
  }
}

/**
 * Starts the set of an evening of the boot camp: as many of what is due as it has room for, what waited longest first; or goes on with the
 * one that is open.
 */
export async function startEvening(
  { studentId, level, camp, most }: { studentId: string; level: Level; camp: CampPlace; most: number },
  now = new Date(),
): Promise<TwinsOutcome> {
  const openKey = `${studentId}:twins:bootcamp:${camp.enrollmentId}:${camp.day}`
  const open = await db.practiceSitting.findUnique({ where: { openKey }, select: { id: true } })
  if (open) return { outcome: 'started', sittingId: open.id }

  const mistakes = await db.wrongAnswer.findMany({
    where: whereOf(studentId, { show: 'due' }, now),
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: most,
    select: ASKED,
  })
  return openSet(studentId, { level, openKey, camp, twins: await twinsOfMistakes(studentId, mistakes) }, now)
}

/** Starts a set of one twin for each question left blank in a section that has ended, twenty at most; or goes on with the one that is open. */
export async function startSkipped(
  { studentId, sittingId, level }: { studentId: string; sittingId: string; level: Level },
  now = new Date(),
): Promise<TwinsOutcome> {
  const responses = await db.response.findMany({
    where: { section: { sittingId, endedAt: { not: null }, sitting: { ...ownedSitting(studentId), status: 'ended' } } },
    orderBy: { position: 'asc' },
    relationLoadStrategy: 'join',
    select: { choice: true, item: { select: { content: true } } },
  })
  const questions = responses.map(({ choice, item }) => ({ choice, item: storedItem(item.content) }))
  const beside = questions.map(({ item }) => item)
  const skipped = questions.filter(({ choice }) => choice === null).slice(0, MOST_TWINS)
  const mistakes = await db.wrongAnswer.findMany({
    where: { studentId, sessionId: sittingId, questionId: { in: skipped.map(({ item }) => item.id) } },
    select: { id: true, questionId: true },
  })
  const mistakeOf = new Map(mistakes.map(({ id, questionId }) => [questionId, id]))
  const twins = await drawTwins(
    studentId,
    skipped.map(({ item }) => ({ mistakeId: mistakeOf.get(item.id) ?? null, item, beside })),
  )
  return openSet(studentId, { level, openKey: `${studentId}:twins:skipped:${sittingId}`, twins }, now)
}

/** The student's newest open set, with how many of its questions are checked and whether it is of what was due; null for none. */
export async function openTwins(userId: string) {
  const sitting = await db.practiceSitting.findFirst({
    where: { userId, kind: 'twins', status: 'open' },
    orderBy: { startedAt: 'desc' },
    relationLoadStrategy: 'join',
    select: { id: true, openKey: true, sections: { select: { responses: { select: { isRight: true } } }, take: 1 } },
  })
  if (!sitting) return null
  const responses = sitting.sections.flatMap((section) => section.responses)
  return {
    sittingId: sitting.id,
    isOfDue: sitting.openKey === dueKey(userId),
    checked: responses.filter(({ isRight }) => isRight !== null).length,
    questionCount: responses.length,
  }
}

/** What makes a set of what is due the only one that is open. */
function dueKey(userId: string): string {
  return `${userId}:twins:due`
}

/** Starts the set, unless what it asks is open already or too many sets are. */
async function openSet(userId: string, set: TwinSet, now: Date): Promise<TwinsOutcome> {
  if (set.twins.length === 0) return { outcome: 'nothing' }
  return db.$transaction(async (transaction): Promise<TwinsOutcome> => {
    // Two presses at once: the second waits here until the first is written, and then finds its set.
    await transaction.studentProfile.updateMany({ where: { userId }, data: { updatedAt: now } })
    const waiting = await findWaiting(transaction, userId, set)
    if (waiting) return { outcome: 'started', ...waiting }

    const open = await transaction.practiceSitting.findMany({
      where: { userId, kind: 'twins', status: 'open', OR: [{ openKey: null }, { openKey: { not: dueKey(userId) } }] },
      orderBy: { startedAt: 'asc' },
      take: MOST_OPEN,
      select: { id: true },
    })
    if (open.length === MOST_OPEN) return { outcome: 'full', sittingId: open[0]?.id ?? '' }
    return { outcome: 'started', sittingId: await createSet(transaction, userId, set, now) }
  })
}

/** The open set that asks all of this: the one under its key, or one in which all of its mistakes wait for their answers. */
async function findWaiting(transaction: Database, userId: string, { openKey, twins }: TwinSet) {
  if (openKey) {
    const open = await transaction.practiceSitting.findUnique({ where: { openKey }, select: { id: true } })
    return open && { sittingId: open.id }
  }
  const mistakeIds = twins.flatMap(({ mistakeId }) => mistakeId ?? [])
  const questions = await transaction.response.findMany({
    where: { mistakeId: { in: mistakeIds }, isRight: null, section: { endedAt: null, sitting: { userId, kind: 'twins' } } },
    orderBy: { position: 'asc' },
    select: { position: true, section: { select: { sittingId: true } } },
  })
  // A set asks a mistake once.
  const ofSet = (sittingId: string) => questions.filter(({ section }) => section.sittingId === sittingId)
  const found = questions.find(({ section }) => ofSet(section.sittingId).length === mistakeIds.length)
  return found ? { sittingId: found.section.sittingId, position: found.position } : null
}

function createSet(transaction: Database, userId: string, set: TwinSet, now: Date): Promise<string> {
  const { openKey, twins, camp } = set
  const items = twins.map(({ item }) => item)
  const levels = new Set(items.map((item) => item.level))
  const level = levels.size === 1 ? (items[0]?.level ?? set.level) : set.level
  const subject = items[0]?.subject ?? 'quantitative'
  const mistakeIds = twins.map(({ mistakeId }) => mistakeId)
  const sitting = { userId, kind: 'twins', level, subject, number: 0, openKey, camp, items, mistakeIds, secondsAllowed: null } as const
  return createSitting(transaction, sitting, now)
}
