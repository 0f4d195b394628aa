/** A drill as its pages show it: its questions with their answers, and how long each was on the screen. Only for its owner. */
import { type Database, db } from '~/db.server'
import { blueprintOf } from '~/exam/core/blueprints'
import type { PacedDrill, Verdict } from '~/exam/pacing/habits'
import { withReading } from '~/exam/pacing/sections'
import { outcomeOf } from '~/exam/scoring/outcome'
import { storedItem } from '~/models/bank/item-store.server'
import { examLevel, storedLevel } from '~/models/bank/stored-level'
import type { PracticeOwner } from '~/models/practice/open-practice.server'
import { clockOf } from '~/models/sittings/clock'
import { sectionIdOf } from '~/models/sittings/sitting.server'

/** Two servers' clocks may differ by so much; what runs back further was set back. */
const SKEW_MS = 1000
/** Of what a drill gives, the part that its visits may differ from its whole time. */
const ODD_PART = 0.1

export type Drill = NonNullable<Awaited<ReturnType<typeof findDrill>>>

/** The owner's drill; null for anyone else's, and for sittings of another kind. One query. */
export async function findDrill({ userId, sittingId }: PracticeOwner, now = new Date(), database: Database = db) {
  const section = await database.sittingSection.findFirst({
    where: { id: sectionIdOf(sittingId), sitting: { userId, kind: 'pacing' } },
    relationLoadStrategy: 'join',
    select: {
      startedAt: true,
      endedAt: true,
      endedBy: true,
      secondsAllowed: true,
      deadline: true,
      secondsLeft: true,
      millisecondsLeft: true,
      right: true,
      wrong: true,
      omitted: true,
      sitting: { select: { level: true, drill: { include: { visits: { orderBy: { number: 'asc' } } } } } },
      responses: {
        orderBy: { position: 'asc' },
        select: { position: true, choice: true, struck: true, flagged: true, item: { select: { content: true } } },
      },
    },
  })
  if (!section?.sitting.drill) return null

  const { sitting, responses, ...row } = section
  const { drill } = section.sitting
  // A date inside a joined relation arrives as text.
  const visits = drill.visits.map(({ openedAt, closedAt, ...visit }) => ({
    ...visit,
    openedAt: new Date(openedAt),
    closedAt: closedAt && new Date(closedAt),
  }))
  return {
    ...row,
    ...drill,
    sittingId,
    level: examLevel(sitting.level),
    clock: clockOf(section, now),
    visits,
    /** What is on the screen. */
    current: visits.at(-1) ?? { number: 0, position: 0, openedAt: section.startedAt },
    questions: responses.map(({ item, ...response }) => ({ ...response, item: storedItem(item.content) })),
    allowed: section.secondsAllowed ?? 0,
  }
}

/**
 * The times of a drill as the rules for habits read them. A clock that was set back gives no time, and no visit goes on after the drill's
 * end; where the times do not add up, that is said.
 */
export function pacedDrill(drill: Drill, now = new Date()): PacedDrill {
  const { level, visits, startedAt, allowed, questions } = drill
  const end = drill.endedAt ?? now
  const timed = visits.map(({ position, openedAt, closedAt, isAnswered }) => {
    const ms = Math.min((closedAt ?? end).getTime(), end.getTime()) - openedAt.getTime()
    return { position, isAnswered, ms, from: Math.max(0, openedAt.getTime() - startedAt.getTime()) / 1000, seconds: Math.max(0, ms) / 1000 }
  })
  const taken = Math.max(0, end.getTime() - startedAt.getTime()) / 1000
  const counted = timed.reduce((all, { seconds }) => all + seconds, 0)
  const { target, reading } = withReading(
    questions.map(({ item }) => item.passage?.id ?? null),
    allowed / questions.length,
  )
  const stored = new Map(questions.map(({ position, choice }) => [position, choice !== null]))
  const lastOf = (position: number) => timed.findLast((visit) => visit.position === position)
  return {
    target,
    allowed,
    taken,
    hasPenalty: blueprintOf(level).penaltyQuarters > 0,
    visits: timed
      .filter(({ position }) => position > 0)
      // An answer from another window may have come after the visit.
      .map((visit) => ({
        ...visit,
        isAnswered: visit.isAnswered || (visit === lastOf(visit.position) && stored.get(visit.position) === true),
      })),
    questions: questions.map(({ position, choice, struck, item }, index) => ({
      position,
      outcome: outcomeOf(choice, item.answer),
      hasStruck: struck.length > 0,
      reading: reading[index] ?? 0,
    })),
    isOutOfTime: drill.endedBy === 'deadline',
    isClockBroken: timed.some(({ ms }) => ms < -SKEW_MS) || Math.abs(taken - counted) > allowed * ODD_PART,
  }
}

/** The newest drills of a student at a level that have ended, with their verdicts. One query. */
export async function endedDrills({ userId, level }: { userId: string; level: Drill['level'] }) {
  const sittings = await db.practiceSitting.findMany({
    where: { userId, kind: 'pacing', status: 'ended', level: storedLevel(level) },
    orderBy: { startedAt: 'desc' },
    take: 5,
    relationLoadStrategy: 'join',
    select: {
      id: true,
      endedAt: true,
      drill: { select: { section: true, verdict: true } },
      sections: { select: { right: true }, take: 1 },
    },
  })
  return sittings.map(({ id, endedAt, drill, sections: [section] }) => ({
    id,
    endedAt,
    section: drill?.section ?? '',
    verdict: (drill?.verdict ?? null) satisfies Verdict | null,
    right: section?.right ?? 0,
  }))
}
