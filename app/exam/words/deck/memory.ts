/** What a student is likely to remember of a word: the FSRS-6 memory model of ts-fsrs with its published parameters. */
import { FSRSAlgorithm, type Grade, Rating } from 'ts-fsrs'

/** How well a word was known, as the keys 1 to 4 say it: not at all, barely, well, at once. */
export const GRADES = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const
export type { Grade }

export interface Memory {
  /** Days after which nine of ten such words are still known. */
  stability: number
  /** 1 easy to 10 hard. */
  difficulty: number
  /** Of all reviews on a later day than the one before: how many the model expected to be known, and how many were. */
  expected: number
  recalled: number
  /** Whether the word was known when it was asked for the first time. */
  wasKnown: boolean
}

/** The share of words that should still be known when they return. */
const WANTED_RECALL = 0.9
const MODEL = new FSRSAlgorithm({ request_retention: WANTED_RECALL, enable_fuzz: false, maximum_interval: 365 })
/** Shorter than this, a second look is part of the same learning and says nothing about forgetting. */
const SAME_SITTING_DAYS = 0.25

/** The memory after a review, `days` after the one before; `memory` is null at the first. */
export function reviewed(memory: Memory | null, grade: Grade, days: number): Memory {
  const isLater = memory !== null && days >= SAME_SITTING_DAYS
  const { stability, difficulty } = MODEL.next_state(memory, isLater ? days : 0, grade)
  const isKnown = grade !== Rating.Again
  return {
    stability,
    difficulty,
    expected: (memory?.expected ?? 0) + (isLater ? recallAfter(memory, days) : 0),
    recalled: (memory?.recalled ?? 0) + (isLater && isKnown ? 1 : 0),
    wasKnown: memory?.wasKnown ?? isKnown,
  }
}

/** The probability, 0 to 1, that the word is known so many days after its last review. */
export function recallAfter({ stability }: Pick<Memory, 'stability'>, days: number): number {
  return MODEL.forgetting_curve(Math.max(0, days), stability)
}

/** Whole days until the word has fallen to nine in ten; at least 1. */
export function restingDays({ stability }: Pick<Memory, 'stability'>): number {
  return Math.max(1, MODEL.next_interval(stability, 0))
}

/** Of so many words that were expected to be known, so many were: a student near whose record stands nothing else counts as the model's. */
const PRIOR_REVIEWS = 15
/** More than this a record does not say. */
const SLOWEST = 0.3
const FASTEST = 4

/**
 * How fast this student forgets beside the model, from the record of all reviews: 1 like it, 2 twice as fast. It is the factor on the days
 * at which the model would have expected what was seen.
 */
export function forgettingSpeed(memories: readonly Pick<Memory, 'expected' | 'recalled'>[]): number {
  const sum = (name: 'expected' | 'recalled') => memories.reduce((total, memory) => total + memory[name], 0)
  const share = (sum('recalled') + PRIOR_REVIEWS * WANTED_RECALL) / (sum('expected') + PRIOR_REVIEWS * WANTED_RECALL)
  const seen = Math.min(0.995, share * WANTED_RECALL)
  // The forgetting curve turned round, in units of the stability, at which it is 0.9 after 1.
  let [low, high] = [SLOWEST, FASTEST]
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2
    if (recallAfter({ stability: 1 }, middle) > seen) low = middle
    else high = middle
  }
  return (low + high) / 2
}
