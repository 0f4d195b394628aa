/**
 * What the times of a drill tell: one habit, by written rules. The rules and their numbers are our own; content/pacing says them in words.
 * A time is measured in targets: the seconds that a question of the section has.
 */
import type { Outcome } from '~/exam/scoring/outcome'

/** In the order in which they are tried. */
export const HABITS = ['rushing_after_a_hard_one', 'no_skip', 'slow_start', 'late_guesses', 'even_and_good'] as const
export type Habit = (typeof HABITS)[number]

/** What is said of a drill: a habit, or why none is. */
export type Verdict = Habit | 'too_little' | 'clicked_through' | 'clock_fault' | 'none'

export function isHabit(verdict: Verdict): verdict is Habit {
  return HABITS.some((habit) => habit === verdict)
}

/** From the moment a question is shown until another one is, or the drill ends. */
export interface PacedVisit {
  position: number
  /** Seconds since the start of the drill. */
  from: number
  seconds: number
  /** Whether the question had an answer when it was left. */
  isAnswered: boolean
}

interface PacedQuestion {
  position: number
  outcome: Outcome
  hasStruck: boolean
  /** Seconds of its first visit that are left for reading its passage; 0 where it has none or another question opened it. */
  reading: number
}

export interface PacedDrill {
  /** Seconds that a question has, reading not counted. */
  target: number
  /** Seconds that the drill gives, and that were taken. */
  allowed: number
  taken: number
  /** Whether a wrong answer costs points. */
  hasPenalty: boolean
  /** In their order. */
  visits: readonly PacedVisit[]
  questions: readonly PacedQuestion[]
  isOutOfTime: boolean
  isClockBroken: boolean
}

/** The numbers that the sentence about the habit names. */
export type Facts = Record<string, number>

export interface Finding {
  verdict: Verdict
  facts: Facts
}

const ENOUGH_ANSWERS = 6
/** Nobody reads a question in so small a part of its time. */
const CLICKED = 0.15
const HARD = 1.6
const HURRIED = 0.5
const STUCK = 2.2
const FIRST_THREE = { slow: 4.2, least: 2.1, most: 3.6, quick: 3.3 }
const LAST_THREE = 2.1
const GUESSED = 0.25
const ENOUGH_RIGHT = 7
const LONGEST_EVEN = 1.8
const AFTER_HARD = 0.7
/** Questions whose time is left when the fifth is opened. */
const LEFT_AT_FIVE = 5.5
/** Of a drill whose time ran out, the part that one question had. */
const NEARLY_ALL = 0.8

/**
 * The verdict on a drill. Where the habit that the drill before named shows again and another shows as well, the other is named. What was
 * said of this drill once is said again.
 */
export function findHabit(drill: PacedDrill, before: Verdict | null, said: Verdict | null = null): Finding {
  const told = guard(drill)
  if (told) return told

  const found = HABITS.flatMap((habit) => {
    const facts = RULES[habit](seen(drill))
    return facts ? [{ verdict: habit, facts }] : []
  })
  const again = found.find(({ verdict }) => verdict === said)
  return again ?? found.find(({ verdict }) => verdict !== before) ?? found[0] ?? { verdict: 'none', facts: {} }
}

function guard(drill: PacedDrill): Finding | null {
  const { questions, target, isClockBroken } = drill
  const answered = questions.filter(({ outcome }) => outcome !== 'omitted')
  if (answered.length < ENOUGH_ANSWERS) return { verdict: 'too_little', facts: drill.isOutOfTime ? whereTimeWent(drill) : {} }
  const { timeOn } = seen(drill)
  if (answered.filter(({ position }) => timeOn(position) < CLICKED * target).length >= ENOUGH_ANSWERS) {
    return { verdict: 'clicked_through', facts: {} }
  }
  return isClockBroken ? { verdict: 'clock_fault', facts: {} } : null
}

/** How many questions had no answer when the time was over, and the one that had nearly all of it. */
function whereTimeWent({ visits, questions, allowed }: PacedDrill): Facts {
  const blank = questions.filter(({ outcome }) => outcome === 'omitted').length
  const timeOf = (position: number) => sum(visits.filter((visit) => visit.position === position).map(({ seconds }) => seconds))
  const stuck = questions.find(({ position }) => timeOf(position) >= NEARLY_ALL * allowed)
  return { blank, ...(stuck && { stuck: stuck.position }) }
}

/**
 * The seconds that the goals name, of a question's `pace` and of what is left of it for answering. They are rounded so that keeping to them
 * is enough.
 */
export function goalFacts({ target, pace }: { target: number; pace: number }) {
  return {
    afterHard: Math.ceil(AFTER_HARD * target),
    longest: Math.floor(LONGEST_EVEN * target),
    start: Math.floor(FIRST_THREE.quick * target),
    least: Math.ceil(FIRST_THREE.least * target),
    most: Math.floor(FIRST_THREE.most * target),
    left: Math.ceil(LEFT_AT_FIVE * pace),
    end: Math.ceil(HURRIED * target),
  }
}

/** Whether the drill that was made for a habit reached its goal. */
export function reachesGoal(exercise: Habit, drill: PacedDrill): boolean {
  return guard(drill) === null && GOALS[exercise](seen(drill))
}

/** Seconds on a question over all its visits, without the reading of its passage: as the habits count them. */
export function answeringSeconds(drill: PacedDrill, position: number): number {
  return seen(drill).timeOn(position)
}

/** Positions of the questions that are hard in the drill for rushing: the ones after them are looked at. */
export const HARD_ONES: readonly number[] = [3, 6, 9]

type Seen = ReturnType<typeof seen>

/** A drill as the rules look at it, with the time for reading taken off. */
function seen(drill: PacedDrill) {
  const { visits, questions, target } = drill
  const readingOf = (position: number) => questions.find((question) => question.position === position)?.reading ?? 0
  const firstOf = (position: number) => visits.find((visit) => visit.position === position)
  const counted = visits.map((visit) => ({
    ...visit,
    seconds: visit === firstOf(visit.position) ? Math.max(0, visit.seconds - readingOf(visit.position)) : visit.seconds,
  }))
  const shown = [...new Set(visits.map(({ position }) => position))]
  const timeOn = (position: number) => sum(counted.filter((visit) => visit.position === position).map(({ seconds }) => seconds))
  const firstVisit = (position: number) => counted.find((visit) => visit.position === position)
  const longest = counted.toSorted((a, b) => b.seconds - a.seconds)[0]
  return {
    ...drill,
    /** Question numbers in the order in which they were first shown. */
    shown,
    counted,
    timeOn,
    firstVisit,
    longest,
    targets: (seconds: number) => seconds / target,
    outcomeOf: (position: number): Outcome => questions.find((question) => question.position === position)?.outcome ?? 'omitted',
    /** Left without an answer, and come back to. */
    returned: shown.filter((position) => {
      const [first, ...later] = visits.filter((visit) => visit.position === position)
      return first?.isAnswered === false && later.length > 0
    }),
    firstThree: sum(shown.slice(0, 3).map((position) => firstVisit(position)?.seconds ?? 0)),
    lastThree: sum(shown.slice(questions.length - 3).map(timeOn)),
    isAllShown: shown.length >= questions.length,
  }
}

const RULES: Record<Habit, (drill: Seen) => Facts | null> = {
  rushing_after_a_hard_one({ shown, firstVisit, targets, outcomeOf }) {
    const isFast = (position: number | undefined) => {
      const visit = position === undefined ? undefined : firstVisit(position)
      return visit?.isAnswered === true && targets(visit.seconds) <= HURRIED
    }
    for (const [index, hard] of shown.entries()) {
      const seconds = firstVisit(hard)?.seconds ?? 0
      const next = shown.slice(index + 1, index + 3)
      const isRushed = next.length === 2 && next.every(isFast) && next.some((position) => outcomeOf(position) === 'wrong')
      if (targets(seconds) >= HARD && isRushed) return { hard, seconds: Math.round(seconds) }
    }
    return null
  },
  no_skip({ longest, returned, targets, outcomeOf, isAllShown }) {
    if (!longest || targets(longest.seconds) < STUCK || returned.length > 0) return null
    const hasCost = outcomeOf(longest.position) !== 'right' || !isAllShown
    if (!hasCost) return null
    return { hard: longest.position, seconds: Math.round(longest.seconds), many: Math.round(targets(longest.seconds)) }
  },
  slow_start({ shown, firstThree, lastThree, targets, isAllShown }) {
    if (shown.length < 3 || targets(firstThree) <= FIRST_THREE.slow) return null
    return !isAllShown || targets(lastThree) < LAST_THREE ? { first: Math.round(firstThree), last: Math.round(lastThree) } : null
  },
  late_guesses(drill) {
    const { shown, questions, timeOn, targets, outcomeOf, firstVisit, allowed, isOutOfTime, hasPenalty } = drill
    const unseen = questions.map(({ position }) => position).filter((position) => !shown.includes(position))
    const last = [...shown, ...unseen].slice(-3)
    const eighth = shown[questions.length - 3]
    const isLate = isOutOfTime || eighth === undefined || allowed - (firstVisit(eighth)?.from ?? 0) < allowed / questions.length
    const isLost = (position: number) => !hasPenalty || questions.some((question) => question.position === position && question.hasStruck)
    const isGuess = (position: number) => (outcomeOf(position) === 'omitted' ? isLost(position) : targets(timeOn(position)) <= GUESSED)
    const count = last.filter(isGuess).length
    const blank = last.filter((position) => outcomeOf(position) === 'omitted').length
    return isLate && count >= 2 ? { count, blank } : null
  },
  even_and_good({ questions, taken, allowed, isOutOfTime, isAllShown, longest, firstThree, targets, outcomeOf }) {
    const right = questions.filter(({ position }) => outcomeOf(position) === 'right').length
    const isEven =
      isAllShown &&
      !isOutOfTime &&
      taken <= allowed &&
      targets(longest?.seconds ?? 0) <= LONGEST_EVEN &&
      targets(firstThree) >= FIRST_THREE.least &&
      targets(firstThree) <= FIRST_THREE.most
    return isEven && right >= ENOUGH_RIGHT ? { right } : null
  },
}

const GOALS: Record<Habit, (drill: Seen) => boolean> = {
  rushing_after_a_hard_one: ({ shown, timeOn, targets }) =>
    HARD_ONES.every((hard) => shown.includes(hard + 1) && targets(timeOn(hard + 1)) >= AFTER_HARD),
  no_skip: ({ longest, returned, isAllShown, targets }) =>
    isAllShown && returned.length > 0 && targets(longest?.seconds ?? 0) <= LONGEST_EVEN,
  slow_start: ({ shown, firstThree, targets, outcomeOf }) =>
    shown.length >= 3 &&
    targets(firstThree) <= FIRST_THREE.quick &&
    shown.slice(0, 3).filter((position) => outcomeOf(position) === 'right').length >= 2,
  late_guesses({ shown, questions, firstVisit, allowed, timeOn, targets, outcomeOf, isAllShown }) {
    const fifth = shown[4]
    if (!isAllShown || fifth === undefined) return false
    const isAhead = allowed - (firstVisit(fifth)?.from ?? 0) >= (LEFT_AT_FIVE * allowed) / questions.length
    const isRead = (position: number) => outcomeOf(position) !== 'omitted' && targets(timeOn(position)) >= HURRIED
    return isAhead && shown.slice(-3).every(isRead)
  },
  even_and_good: (drill) => RULES.even_and_good(drill) !== null,
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
