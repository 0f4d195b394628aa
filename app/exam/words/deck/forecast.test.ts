/** The forecast against students who are made up, day by day, up to the morning: each forgets at a speed of their own. */
import { expect, test } from 'vitest'
import { type Random, seededRandom } from '~/exam/core/random'
import { type ForecastCard, forecastKnown, knownWithoutReview } from './forecast'
import { GRADES, type Memory, recallAfter, reviewed } from './memory'
import { returnsIn } from './schedule'

const WORDS = 600
const LEARNERS = 40

interface Studied {
  word: string
  memory: Memory | null
  /** Days of the story. */
  last: number
  due: number
}

interface Story {
  random: Random
  /** How fast this one forgets beside the model. */
  speed: number
  knows: number
  newADay: number
  morning: number
}

const happens = (random: Random, probability: number) => random.chance(Math.round(probability * 10_000), 10_000)

/** A day of the story: what is due is reviewed, and new words are begun. */
function studyDay(deck: Studied[], day: number, { random, speed, knows, newADay, morning }: Story): void {
  for (let begun = 0; begun < newADay && deck.length < WORDS; begun++) {
    deck.push({ word: `word ${deck.length}`, memory: null, last: day, due: day })
  }
  for (const card of deck) {
    if (card.due > day) continue
    const rested = day - card.last
    const isKnown = happens(random, card.memory ? recallAfter(card.memory, rested * speed) : knows)
    card.memory = isKnown
      ? reviewed(card.memory, GRADES.good, rested)
      : reviewed(reviewed(card.memory, GRADES.again, rested), GRADES.good, 0)
    card.last = day
    card.due = day + Math.max(1, returnsIn({ word: card.word, memory: card.memory, grade: GRADES.good, daysToTest: morning - day }))
  }
}

function live(number: number) {
  const random = seededRandom(`learner ${number}`)
  const story: Story = {
    random,
    speed: 2 ** (random.int(-70, 70) / 100),
    knows: random.int(5, 55) / 100,
    newADay: random.int(3, 12),
    morning: random.int(35, 100),
  }
  const today = random.int(4, 20)
  const deck: Studied[] = []
  for (let day = 0; day < today; day++) studyDay(deck, day, story)
  const cards = deck.map(
    ({ word, memory, last, due }): ForecastCard => ({ word, memory, restedDays: memory ? today - last : 0, dueInDays: due - today }),
  )
  const days = story.morning - today
  const forecast = forecastKnown({ cards, total: WORDS, newADay: story.newADay, days })
  const without = knownWithoutReview(cards, days)

  const known = (studied: readonly Studied[]) =>
    studied.filter(({ memory, last }) => memory && happens(random, recallAfter(memory, (story.morning - last) * story.speed))).length
  const unseen = known(deck)
  for (let day = today; day < story.morning; day++) studyDay(deck, day, story)
  return { forecast, without, unseen, known: known(deck) }
}

const stories = Array.from({ length: LEARNERS }, (_, number) => live(number))

test('the mean error is under five percent, to neither side', () => {
  const errors = stories.map(({ forecast, known }) => (forecast.expected - known) / known)
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  expect(mean(errors.map(Math.abs))).toBeLessThan(0.05)
  expect(Math.abs(mean(errors))).toBeLessThan(0.03)
})

test('the band holds what comes for at least nine of ten, and is no wider than a quarter of it', () => {
  const held = stories.filter(({ forecast: { low, high }, known }) => low <= known && known <= high)
  expect(held.length).toBeGreaterThanOrEqual(LEARNERS * 0.9)
  for (const { forecast } of stories) expect(forecast.high - forecast.low).toBeLessThan(forecast.expected * 0.25)
})

test('what would be left without another look is less, and comes out as well', () => {
  const errors = stories.map(({ without, unseen }) => Math.abs(without - unseen) / Math.max(1, unseen))
  expect(errors.reduce((sum, error) => sum + error, 0) / LEARNERS).toBeLessThan(0.1)
  for (const { without, forecast } of stories) expect(without).toBeLessThan(forecast.expected)
})

test('the same question has the same answer, and no words have none', () => {
  const nothing = { cards: [], total: 0, newADay: 10, days: 30 }
  expect(forecastKnown(nothing)).toEqual({ expected: 0, low: 0, high: 0 })
  const some = { ...nothing, total: 600 }
  expect(forecastKnown(some)).toEqual(forecastKnown(some))
  expect(forecastKnown(some).expected).toBeGreaterThan(150)
  expect(forecastKnown({ ...some, days: 0 }).expected).toBe(0)
})
