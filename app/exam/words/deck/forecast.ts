/**
 * How many words a student will know on a morning: each card is led through its coming reviews many times, by the memory model and the
 * schedule, with chance deciding what is known; what remains of it on that morning is counted.
 */
import { type Random, seededRandom } from '~/exam/core/random'
import { forgettingSpeed, GRADES, type Grade, type Memory, recallAfter, reviewed } from './memory'
import { returnsIn } from './schedule'

export interface ForecastCard {
  word: string
  /** Null for a card that was never reviewed. */
  memory: Memory | null
  /** Days since the last review; 0 where there was none. */
  restedDays: number
  /** Whole days until it returns; 0 or less for what is due. */
  dueInDays: number
}

interface Question {
  cards: readonly ForecastCard[]
  /** How many words there are in all, those with a card among them. */
  total: number
  /** Words without a card that are begun on each day from today on, until none is left. */
  newADay: number
  /** Whole days until the morning. */
  days: number
}

export interface Forecast {
  expected: number
  /** Nine of ten students with this record end between the two. */
  low: number
  high: number
}

/** Paths that chance takes in all, shared by the cards: enough that the mean stands still, few enough for a page. */
const PATHS = 3000
const FEWEST_PATHS = 3
const MOST_PATHS = 20
/** New words are alike but for their day: one day stands for so many. */
const DAYS_ALIKE = 3
/** What the model may be wrong by, as a share of what it expects: with no record, and however long the record is. */
const UNSURE_AT_FIRST = 0.05
const UNSURE_ALWAYS = 0.01
const NINE_OF_TEN = 1.645

/** The forecast for a morning, with its band. The same question has the same answer each time. */
export function forecastKnown({ cards, total, newADay, days }: Question): Forecast {
  const random = seededRandom(`forecast ${cards.length} ${days}`)
  const memories = cards.flatMap(({ memory }) => memory ?? [])
  const learner = { days, speed: forgettingSpeed(memories), knownAtFirst: shareKnown(memories), random }
  const each = Math.round(Math.min(MOST_PATHS, Math.max(FEWEST_PATHS, PATHS / Math.max(1, cards.length))))

  let expected = 0
  let chance = 0
  const count = (recall: number, words = 1) => {
    expected += recall * words
    chance += recall * (1 - recall) * words
  }
  for (const card of cards) count(meanOf(each, () => recallOnMorning(card, learner)))
  for (const { inDays, words } of beginnings({ total: total - cards.length, newADay, days })) {
    const card = { word: `word ${inDays}`, memory: null, restedDays: 0, dueInDays: inDays }
    count(
      meanOf(MOST_PATHS * 2, () => recallOnMorning(card, learner)),
      words,
    )
  }

  const reviews = memories.reduce((sum, memory) => sum + memory.expected, 0)
  const unsure = expected * (UNSURE_ALWAYS + UNSURE_AT_FIRST / Math.sqrt(1 + reviews / 30))
  const reach = NINE_OF_TEN * Math.sqrt(chance + unsure ** 2)
  return {
    expected: Math.round(expected),
    low: Math.max(0, Math.floor(expected - reach)),
    high: Math.min(total, Math.ceil(expected + reach)),
  }
}

/** What would still be known on the morning if nothing were looked at again. */
export function knownWithoutReview(cards: readonly ForecastCard[], days: number): number {
  const speed = forgettingSpeed(cards.flatMap(({ memory }) => memory ?? []))
  const sum = cards.reduce((known, { memory, restedDays }) => known + (memory ? recallAfter(memory, (restedDays + days) * speed) : 0), 0)
  return Math.round(sum)
}

interface Learner {
  days: number
  /** From forgettingSpeed(). */
  speed: number
  /** The share of new words that are known when they are asked for the first time. */
  knownAtFirst: number
  random: Random
}

/** One path of a card to the morning: the probability at its end that the word is known. */
function recallOnMorning({ word, memory, restedDays, dueInDays }: ForecastCard, { days, speed, knownAtFirst, random }: Learner): number {
  let state = memory
  let last = -restedDays
  let next = Math.max(0, dueInDays)
  while (next < days) {
    const rested = next - last
    const recall = state ? recallAfter(state, rested * speed) : knownAtFirst
    const isKnown = random.chance(Math.round(recall * 1000), 1000)
    state = isKnown ? reviewed(state, GRADES.good, rested) : relearned(state, rested)
    last = next
    next += Math.max(1, returnsIn({ word, memory: state, grade: GRADES.good, daysToTest: days - next }))
  }
  return state ? recallAfter(state, (days - last) * speed) : 0
}

/** A word that was missed comes back on the same day and is known then. */
function relearned(memory: Memory | null, days: number): Memory {
  return reviewed(reviewed(memory, GRADES.again, days), GRADES.good as Grade, 0)
}

/** New words by the day on which they are begun, neighbors taken together. */
function beginnings({ total, newADay, days }: { total: number; newADay: number; days: number }) {
  const groups: { inDays: number; words: number }[] = []
  let left = Math.max(0, total)
  for (let day = 0; day < days && left > 0 && newADay > 0; day += DAYS_ALIKE) {
    const words = Math.min(left, newADay * Math.min(DAYS_ALIKE, days - day))
    groups.push({ inDays: Math.min(day + 1, days - 1), words })
    left -= words
  }
  return groups
}

/** Of the words begun so far, the share that was known at once: one in four where nothing is known yet. */
function shareKnown(memories: readonly Memory[]): number {
  return (memories.filter(({ wasKnown }) => wasKnown).length + 2) / (memories.length + 8)
}

function meanOf(times: number, draw: () => number): number {
  let sum = 0
  for (let time = 0; time < times; time++) sum += draw()
  return sum / times
}
