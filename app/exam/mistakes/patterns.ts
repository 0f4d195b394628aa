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
/** A question that took so many times the test's time tells of pace. */
const SLOW = 2

interface Happened {
  reason: WrongAnswerType | null
  /** Time on the question, and what the test gives for one; seconds. */
  seconds: number
  pace: number
}

/** The patterns that a mistake belongs to. */
export function patternsOf({ reason, seconds, pace }: Happened): PatternType[] {
  const types: PatternType[] = []
  if (reason === 'time_pressure' || seconds > SLOW * pace) types.push('pace')
  if (reason === 'careless_mistake' || reason === 'misread_question' || reason === 'calculation_error') types.push('careless')
  if (reason === 'vocabulary_gap') types.push('vocabulary')
  return types
}

interface Evidence {
  mistakes: readonly { at: number; sitting: string | null }[]
  /** Answers to twins of these mistakes. */
  reviews: readonly { at: number; isClean: boolean }[]
}

/** Where the pattern stands; null where there is none. Two clean answers a week apart, after the last mistake, end it. */
export function patternState({ mistakes, reviews }: Evidence, now: number): InterventionState | null {
  const recent = mistakes.filter(({ at }) => now - at <= PATTERN_DAYS * DAY_MS)
  if (recent.length < LEAST) return null
  const last = Math.max(...recent.map(({ at }) => at))
  const clean = reviews.filter(({ at, isClean }) => isClean && at > last).map(({ at }) => at)
  if (clean.length > 0 && Math.max(...clean) - Math.min(...clean) >= CLEAN_APART_MS) return 'resolved'

  const isConfirmed = recent.length >= CONFIRMED.mistakes && new Set(recent.map(({ sitting }) => sitting)).size >= CONFIRMED.sittings
  if (isConfirmed) return clean.length > 0 ? 'practicing' : 'confirmed'
  return reviews.length > 0 ? 'probing' : 'identified'
}
