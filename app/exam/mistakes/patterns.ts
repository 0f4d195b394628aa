/** Patterns of mistakes that are no single idea: pace, careless slips, words. When one stands, and when it ends. Pure. */
import type { WrongAnswerType } from '~/exam/core/levels'
import { DAY_MS } from '~/utils/time/durations'
import { CLEAN_APART_MS, type InterventionState } from './suspicion'

const PATTERN_TYPES = ['pace', 'careless', 'vocabulary'] as const
export type PatternType = (typeof PATTERN_TYPES)[number]

/** What counts is what happened in so many days. */
export const PATTERN_DAYS = 30
/** So many make a pattern, and so many in so many sittings confirm it: one bad day is none. */
const LEAST = 3
const CONFIRMED = { mistakes: 5, sittings: 3 }
/** The reasons that belong to each. */
export const REASONS_OF: Record<PatternType, readonly WrongAnswerType[]> = {
  pace: ['time_pressure'],
  careless: ['careless_mistake', 'misread_question', 'calculation_error'],
  vocabulary: ['vocabulary_gap'],
}

interface Happened {
  reason: WrongAnswerType | null
  /** Time on the question, and the most that one in time takes (`timelySeconds`); seconds. */
  seconds: number
  most: number
}

/** The patterns that a mistake belongs to. */
export function patternsOf({ reason, seconds, most }: Happened): PatternType[] {
  return PATTERN_TYPES.filter((type) => (type === 'pace' && seconds > most) || REASONS_OF[type].some((one) => one === reason))
}

interface Evidence {
  mistakes: readonly { at: number; sitting: string | null }[]
  /** Answers to twins of these mistakes. */
  reviews: readonly { at: number; isClean: boolean; isMissed: boolean }[]
}

/** The mistakes that count now. */
export function recentMistakes<Mistake extends { at: number }>(mistakes: readonly Mistake[], now: number): Mistake[] {
  return mistakes.filter(({ at }) => now - at <= PATTERN_DAYS * DAY_MS)
}

/** Where the pattern stands; null where there is none. Two clean answers a week apart, after the last mistake or missed twin, end it. */
export function patternState({ mistakes, reviews }: Evidence, now: number): InterventionState | null {
  const recent = recentMistakes(mistakes, now)
  if (recent.length < LEAST) return null
  const missed = reviews.filter(({ isMissed }) => isMissed)
  const last = Math.max(...[...recent, ...missed].map(({ at }) => at))
  const clean = reviews.filter(({ at, isClean }) => isClean && at > last).map(({ at }) => at)
  if (clean.length > 0 && Math.max(...clean) - Math.min(...clean) >= CLEAN_APART_MS) return 'resolved'

  const isConfirmed = recent.length >= CONFIRMED.mistakes && new Set(recent.map(({ sitting }) => sitting)).size >= CONFIRMED.sittings
  if (isConfirmed) return clean.length > 0 ? 'practicing' : 'confirmed'
  return reviews.length > 0 ? 'probing' : 'identified'
}
