/** From what is stored to what a plan is made from: skills in their order, whose turn weighs how much, and what the free tier leaves. */
import { lessonOn, lessonSeconds } from '~/content/lessons/lessons.server'
import type { Level, Subject } from '~/exam/core/levels'
import { choiceCount } from '~/exam/core/levels'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import { TEST_NUMBERS } from '~/exam/forms/tests/size'
import { writingSubject } from '~/exam/forms/writing.server'
import { addDays, type Day, daysBetween } from '~/exam/plan/days'
import type { Allowed, Counted, PlanInput, PlannedSection, PlannedSkill } from '~/exam/plan/input'
import { plannedSubjects, timesOf } from '~/exam/plan/times.server'
import { practiceSkills } from '~/exam/practice/subjects.server'
import { ENOUGH_ANSWERS, standingOf } from '~/exam/scoring/rating'
import type { Estimate } from '~/exam/scoring/score'
import type { Feature } from '~/generated/prisma/enums'
import { limitOf } from '~/models/membership/entitlements'
import type { Membership } from '~/models/membership/membership'
import { periodAt } from '~/utils/time/periods.server'
import type { PlanFacts } from './facts.server'
import type { PlanRow } from './row.server'

/** Without a test's day a plan has twelve weeks, and then twelve more: they are added while this many days are left. */
const ROUND_DAYS = 84
const LEAST_DAYS_LEFT = 14
const FURTHEST_DAYS = 365
/** Of the weakest skills of a section, as many take turns. */
const MOST_WEAK = 4

const FEATURES = {
  ...{ lesson: 'video_lessons', practice: 'interactive_quiz', reading: 'reading_comprehension', quiz: 'sectional_quizzes' },
  ...{ pace: 'pacing_trainer', test: 'practice_tests' },
} as const satisfies Record<Counted, Feature>

export interface Planner {
  level: Level
  timePercent: number
  today: Day
  testDate: Day | null
  membership: Membership
  /** A child whose parent has not agreed may not yet. */
  mayWrite: boolean
  /** The skill that a confirmed misconception or a recurring reason names. */
  fix: { subject: Subject; skill: string } | null
  dayAt: (instant: number) => Day
}

/** What `planDays` needs, from the settings and from what the answers show. */
export function planInput(planner: Planner, row: PlanRow, facts: PlanFacts, now: Date): PlanInput {
  const { level, today, testDate, dayAt } = planner
  const newestTest = Math.max(...facts.tests.map(({ at }) => at ?? 0), 0)
  const newestWriting = Math.max(...facts.writings.map(({ at }) => at), newestTest)
  return {
    ...{
      today,
      startedOn: row.startedOn,
      testDate,
      until: lastDay(row.startedOn, today, testDate),
      times: timesOf(level, planner.timePercent),
    },
    ...{ minutes: row.minutes, daysOff: row.daysOff, testWeekday: row.testWeekday },
    changes: new Map(row.changes.map(({ day, minutes }) => [day, minutes])),
    sections: sectionsOf(planner, row, facts),
    writing: planner.mayWrite
      ? {
          subject: writingSubject(level),
          lastOn: newestWriting > 0 ? dayAt(newestWriting) : null,
          numbers: unused(
            QUIZ_NUMBERS,
            facts.writings.map(({ number }) => number),
          ),
        }
      : null,
    ...{ mistakes: facts.mistakes, words: facts.words },
    tests: {
      lastOn: newestTest > 0 ? dayAt(newestTest) : null,
      numbers: unused(
        TEST_NUMBERS,
        facts.tests.map(({ number }) => number),
      ),
    },
    allowed: allowedOf(planner.membership, facts, now),
  }
}

/** The day of the test, or the end of the running twelve weeks. */
function lastDay(startedOn: Day, today: Day, testDate: Day | null): Day {
  const furthest = addDays(today, FURTHEST_DAYS)
  if (testDate) return testDate < furthest ? testDate : furthest
  const planned = Math.max(0, daysBetween(startedOn, today)) + LEAST_DAYS_LEFT
  const rounds = Math.ceil(planned / ROUND_DAYS)
  return addDays(startedOn, rounds * ROUND_DAYS - 1)
}

/** Numbers from 1 that were not used yet. */
function unused(most: number, used: readonly number[]): number[] {
  return Array.from({ length: most }, (_, index) => index + 1).filter((number) => !used.includes(number))
}

function sectionsOf(planner: Planner, { goals }: PlanRow, facts: PlanFacts): PlannedSection[] {
  const { level, dayAt } = planner
  const subjects = plannedSubjects(level)
  const means = new Map(subjects.map((subject) => [subject, meanRating(facts, subject)]))
  const weakest = [...means].filter(([, mean]) => mean !== null).toSorted(([, a], [, b]) => (a ?? 0) - (b ?? 0))[0]?.[0]
  return subjects.map((subject) => {
    const goal = goals[subject]
    const estimate = (facts.scores.find((score) => score.subject === subject)?.outputs as { estimate?: Estimate } | undefined)?.estimate
    const isMet = goal && estimate && 'band' in estimate ? estimate.band.low >= goal.low : false
    const hasGoal = goal !== undefined && !isMet
    const worked = facts.estimates.filter((each) => each.subject === subject).map(({ at }) => at)
    if (subject === 'reading_comprehension' && facts.readAt) worked.push(facts.readAt)
    const timedAt = facts.timed.find((each) => each.subject === subject)?.at
    return {
      ...{ subject, hasGoal, weight: 2 + Number(subject === weakest) + Number(hasGoal) },
      lastOn: worked.length > 0 ? dayAt(Math.max(...worked)) : null,
      lastTimedOn: timedAt ? dayAt(timedAt) : null,
      quizzes: unused(
        QUIZ_NUMBERS,
        facts.quizzes.filter((quiz) => quiz.subject === subject).map(({ number }) => number),
      ),
      skills: skillsOf(planner, subject, facts),
    }
  })
}

function meanRating({ estimates }: PlanFacts, subject: Subject): number | null {
  const known = estimates.filter((each) => each.subject === subject && each.answers >= ENOUGH_ANSWERS)
  return known.length > 0 ? known.reduce((sum, { rating }) => sum + rating, 0) / known.length : null
}

/** What is confirmed, then weak and untried skills in turn, then the others from the weakest on. */
function skillsOf({ level, fix }: Planner, subject: Subject, { estimates, lessons }: PlanFacts): PlannedSkill[] {
  const offered = practiceSkills(level, subject)
  const known = estimates.filter((each) => each.subject === subject && offered.includes(each.skill))
  const isWeak = ({ answers, rating }: (typeof known)[number]) =>
    answers >= ENOUGH_ANSWERS && standingOf(rating, choiceCount(level)) !== 'strong'
  const weak = known.filter(isWeak).slice(0, MOST_WEAK)
  const untried = offered.filter((skill) => !known.some((each) => each.skill === skill))
  const named = new Map<string, PlannedSkill['because']>()
  if (fix?.subject === subject && offered.includes(fix.skill)) named.set(fix.skill, 'confirmed')
  for (let index = 0; index < Math.max(weak.length, untried.length); index++) {
    const [first, second] = [weak[index], untried[index]]
    if (first && !named.has(first.skill)) named.set(first.skill, 'weakest')
    if (second) named.set(second, 'untried')
  }
  for (const { skill } of known) if (!named.has(skill)) named.set(skill, 'its turn')
  return [...named].map(([skill, because]) => {
    const lesson = lessonOn(skill)
    const isNew = lesson && !lessons.includes(lesson.id)
    return { skill, because, lesson: isNew ? { id: lesson.id, minutes: Math.ceil(lessonSeconds(lesson) / 60) } : null }
  })
}

function allowedOf(membership: Membership, { uses }: PlanFacts, now: Date): Partial<Record<Counted, Allowed>> {
  const allowed: Partial<Record<Counted, Allowed>> = {}
  for (const [what, feature] of Object.entries(FEATURES) as [Counted, Feature][]) {
    const limit = limitOf(feature, membership)
    if (!limit) continue
    const period = periodAt(limit.per, now).start.getTime()
    const used = uses.find((use) => use.feature === feature && use.period === period)?.count ?? 0
    allowed[what] = { uses: limit.uses, per: limit.per, used }
  }
  return allowed
}
