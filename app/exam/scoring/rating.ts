/**
 * Ratings for adaptive practice: what a student can do in one skill, on Elo's scale, and how hard a question is on the same scale.
 *
 * The expected score is the logistic curve of A. Elo (The Rating of Chessplayers, 1978) with a floor for guessing, and the step shrinks
 * with the number of answers, both as in R. Pelánek, Applications of the Elo rating system in adaptive educational systems, Computers &
 * Education 98 (2016), 169-179. Aiming at about three right answers in four follows S. Klinkenberg, M. Straatemeier and H. van der Maas,
 * Computers & Education 57 (2011), 1813-1824. The numbers below are our own, held by tests.
 */
import { DIFFICULTIES, type Difficulty } from '~/exam/core/levels'

/** Where a student starts of whom nothing is known: the middle question of the level is as likely known as not. */
export const FIRST_RATING = 1200
/** The share of right answers at which practice aims. */
export const TARGET_SUCCESS = 0.72
/** A twin counts for half: its worked steps have just been read. */
const TWIN_WEIGHT = 0.5

const ITEM_RATINGS: Record<Difficulty, number> = { easy: 1000, medium: 1200, hard: 1400 }
/** Points of difference that make the odds ten to one (Elo). */
const SCALE = 400
const LOWEST = 400
const HIGHEST = 2000
/** The ends of the bars that students see: below easy questions, and well above hard ones. */
const BAR_START = 800
const BAR_END = 1600

const FIRST_STEP = 160
const STEP_DECAY = 0.15
/** The step never falls below this, so that learning is still seen after a hundred answers. */
const LEAST_STEP = 32

/** What each hint takes off a right answer's point, and what is left at least. */
const HINT_COST = 0.25
const LEAST_POINT = 0.25

/** So many right answers in a row make a wrong one a slip, which takes back at most this share of what a run of that length earns. */
const RUN_OF_SLIP = 5
const SLIP_SHARE = 0.06

/** A question as the rating sees it. */
export interface Rated {
  difficulty: Difficulty
  /** How many choices it prints: one in so many is guessed right. */
  choices: number
}

/** The chance that a student with this rating answers right. */
export function expectedScore(rating: number, { difficulty, choices }: Rated): number {
  const guess = 1 / choices
  return guess + (1 - guess) / (1 + 10 ** ((ITEM_RATINGS[difficulty] - rating) / SCALE))
}

/** The difficulty at the student's edge: the one whose chance of a right answer is nearest to the target. */
export function edgeDifficulty(rating: number, choices: number, among: readonly Difficulty[] = DIFFICULTIES): Difficulty {
  const distance = (difficulty: Difficulty) => Math.abs(expectedScore(rating, { difficulty, choices }) - TARGET_SUCCESS)
  const [nearest] = among.toSorted((a, b) => distance(a) - distance(b))
  return nearest ?? 'medium'
}

/** The points of an answer: one when right, less a quarter for each hint but never nothing; none when wrong. */
function scoreOf({ isRight, hints }: { isRight: boolean; hints: number }): number {
  return isRight ? Math.max(LEAST_POINT, 1 - HINT_COST * hints) : 0
}

export interface RatedAnswer extends Rated {
  isRight: boolean
  hints: number
  isTwin: boolean
}

export interface Estimate {
  rating: number
  /** Answers behind it. */
  answers: number
}

/**
 * The estimate after one more answer. `run` is the number of right answers in a row just before it in this skill. A right answer never
 * lowers the rating, however many hints it took, and a slip after a run takes back only a little of it.
 */
export function afterAnswer({ rating, answers }: Estimate, answer: RatedAnswer, run: number): Estimate {
  const expected = expectedScore(rating, answer)
  const size = Math.max(LEAST_STEP, FIRST_STEP / (1 + STEP_DECAY * answers)) * (answer.isTwin ? TWIN_WEIGHT : 1)
  const step = answer.isRight ? Math.max(0, size * (scoreOf(answer) - expected)) : -Math.min(size * expected, mostLost(size, expected, run))
  return { rating: Math.min(HIGHEST, Math.max(LOWEST, rating + step)), answers: answers + 1 }
}

/** What a wrong answer may take at most after so many right ones, in points. */
function mostLost(size: number, expected: number, run: number): number {
  return run < RUN_OF_SLIP ? Number.POSITIVE_INFINITY : SLIP_SHARE * run * size * (1 - expected)
}

/** The weight, in answers, of knowing nothing against what other skills of the subject say. */
const DOUBT = 2

/** Where a skill starts that has no answer yet: between the middle and what the student shows in the subject's other skills. */
export function firstRating(others: readonly Estimate[]): number {
  const known = others.reduce((sum, { answers }) => sum + answers, 0)
  const total = others.reduce((sum, { rating, answers }) => sum + rating * answers, FIRST_RATING * DOUBT)
  return total / (known + DOUBT)
}

/** Fewer answers of a skill than this say nothing about where the student stands. */
export const ENOUGH_ANSWERS = 3

export type Standing = 'getting-there' | 'solid' | 'strong'

/** Solid: about seven of ten medium questions right. Strong: the same for hard ones. */
export function standingOf(rating: number, choices: number): Standing {
  if (expectedScore(rating, { difficulty: 'hard', choices }) >= TARGET_SUCCESS) return 'strong'
  return expectedScore(rating, { difficulty: 'medium', choices }) >= TARGET_SUCCESS ? 'solid' : 'getting-there'
}

export type Movement = 'up' | 'slightly-up' | 'same' | 'easier'

/** Which way the answers to one skill moved its estimate, judged from where it stands now. */
export function movementOf(rating: number, answers: readonly RatedAnswer[]): Movement {
  const points = answers.reduce((sum, answer) => {
    const surprise = scoreOf(answer) - expectedScore(rating, answer)
    return sum + (answer.isRight ? Math.max(0, surprise) : surprise) * (answer.isTwin ? TWIN_WEIGHT : 1)
  }, 0)
  if (points >= 0.2) return 'up'
  if (points > 0.02) return 'slightly-up'
  return points > -0.1 ? 'same' : 'easier'
}

/** How far the bar of a skill reaches, in per cent; never nothing. */
export function barOf(rating: number): number {
  return Math.round(Math.min(1, Math.max(0.05, (rating - BAR_START) / (BAR_END - BAR_START))) * 100)
}
