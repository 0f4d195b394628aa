/** How many mistakes each choice of the notebook's filters would show. */
import { db } from '~/db.server'
import type { Subject, WrongAnswerType } from '~/exam/core/levels'
import { type MistakeFilter, SHOWN, type Shown, whereOf } from './filter'

/** Nobody works through more; beyond it a count says "1,000+". */
const MOST_COUNTED = 1000

/** So many mistakes are alike in all that the filters ask. */
export interface Tally {
  subject: Subject
  skill: string
  /** As it was told. */
  reason: WrongAnswerType | null
  isMastered: boolean
  isDue: boolean
  count: number
}

/**
 * The student's mistakes, the newest thousand of them, added up in one query, so that twenty thousand cost what one thousand do. `isCut`
 * when there are older ones: each count is then the least that it can be.
 */
export async function tallyMistakes(studentId: string, now = new Date()): Promise<{ tallies: Tally[]; isCut: boolean }> {
  const tallies = await db.$queryRaw<Tally[]>`
    SELECT subject::text, "skillArea" AS skill, reason::text, "reviewStatus" = 'mastered' AS "isMastered",
      "reviewStatus" <> 'mastered' AND "dueAt" <= ${now}::timestamp AS "isDue", count(*)::int AS count
    FROM (
      SELECT subject, "skillArea", CASE WHEN "reasonFrom" <> 'choice' THEN "wrongAnswerType" END AS reason, "reviewStatus", "dueAt"
      FROM wrong_answers
      WHERE "studentId" = ${studentId} ORDER BY "createdAt" DESC, id DESC LIMIT ${MOST_COUNTED + 1}::int
    ) newest
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`
  return { tallies, isCut: sum(tallies) > MOST_COUNTED }
}

interface Count<Value> {
  value: Value
  count: number
}

/** For each choice how many mistakes it would show with the other filters as they are; a choice that would show none is left out. */
export function countsOf(
  tallies: readonly Tally[],
  filter: MistakeFilter,
): { show: Record<Shown, number>; subjects: Count<Subject>[]; skills: Count<string>[]; reasons: Count<WrongAnswerType>[] } {
  const { show, subject, skill, reason } = filter
  const shown = (tally: Tally, name: Shown) => (name === 'due' ? tally.isDue : tally.isMastered === (name === 'mastered'))
  const left = (without: keyof MistakeFilter) =>
    tallies.filter(
      (tally) =>
        (without === 'show' || shown(tally, show)) &&
        (without === 'subject' || !subject || tally.subject === subject) &&
        (without === 'skill' || !skill || tally.skill === skill) &&
        (without === 'reason' || !reason || tally.reason === reason),
    )
  const [open = 0, due = 0, mastered = 0] = SHOWN.map((name) => sum(left('show').filter((tally) => shown(tally, name))))
  return {
    show: { open, due, mastered },
    subjects: grouped(left('subject'), (tally) => tally.subject),
    skills: grouped(left('skill'), (tally) => tally.skill),
    reasons: grouped(left('reason'), (tally) => tally.reason),
  }
}

/** When the next of the mistakes of this view returns that is not due yet; null when none will. */
export async function nextReturn(studentId: string, filter: MistakeFilter, now = new Date()): Promise<Date | null> {
  const next = await db.wrongAnswer.findFirst({
    where: { ...whereOf(studentId, { ...filter, show: 'open' }, now), dueAt: { gt: now } },
    orderBy: { dueAt: 'asc' },
    select: { dueAt: true },
  })
  return next?.dueAt ?? null
}

/** How many mistakes wait for practice, as people read it; null for none. */
export async function waitingMistakes(studentId: string, now = new Date()): Promise<string | null> {
  const count = await db.wrongAnswer.count({ where: whereOf(studentId, { show: 'due' }, now), take: MOST_COUNTED + 1 })
  return count === 0 ? null : countText(Math.min(count, MOST_COUNTED), count > MOST_COUNTED)
}

/** "1,000"; with a plus when there may be more. */
export function countText(count: number, isCut: boolean): string {
  return `${count.toLocaleString('en-US')}${isCut ? '+' : ''}`
}

function sum(tallies: readonly Tally[]): number {
  return tallies.reduce((total, { count }) => total + count, 0)
}

function grouped<Value>(tallies: readonly Tally[], pick: (tally: Tally) => Value | null): Count<Value>[] {
  const counts = new Map<Value, number>()
  for (const tally of tallies) {
    const value = pick(tally)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + tally.count)
  }
  return [...counts].map(([value, count]) => ({ value, count }))
}
