/** Where a student stands with words: how many will be known on the morning of the test, and which come next. */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { seededRandom } from '~/exam/core/random'
import { analogyCard, isAnalogyCard, sourceOfCard } from '~/exam/words/deck/cards.server'
import { type ForecastCard, forecastKnown, knownWithoutReview } from '~/exam/words/deck/forecast'
import { ENTRIES } from '~/exam/words/entries.server'
import { DAY_MS } from '~/utils/time/durations'
import { dayAhead, daysUntil } from '~/utils/time/periods.server'
import type { DeckCard } from './deck.server'
import { storedMemory } from './review.server'

type Tier = (typeof ENTRIES)[number]['tier']

/** New words that one press begins, and what a day brings where nothing is known of the student yet. */
const NEW_WORDS = 10
/** Analogies that one press begins. */
const NEW_ANALOGIES = 5
/** Without a date that is to come, the forecast looks so far ahead. */
const DAYS_WITHOUT_DATE = 84
const PACE_DAYS = 14
/** Before that, what was begun says nothing of a pace. */
const PACE_FROM_DAYS = 3
const MOST_A_DAY = 60

interface Standing {
  deck: readonly DeckCard[]
  tier: Tier
  profile: { timeZone: string; testDate: Date | null }
}

/** The forecast for the morning of the test, or for twelve weeks from today; `morning` begins in the student's zone. */
export function wordStanding({ deck, tier, profile: { timeZone, testDate } }: Standing, now: Date) {
  const words = deck.filter(({ word }) => !isAnalogyCard(word))
  const toTest = testDate ? daysUntil(testDate, timeZone, now) : null
  const days = toTest !== null && toTest > 0 ? toTest : DAYS_WITHOUT_DATE
  const mine = new Set(words.map(({ word }) => word))
  const unmet = ENTRIES.filter((entry) => entry.tier === tier && !mine.has(entry.word)).length
  const newADay = paceOf(words, now)
  const cards = words.map((card) => forecastCard(card, timeZone, now))
  const total = words.length + unmet
  return {
    ...forecastKnown({ cards, total, newADay: newADay.words, days }),
    ...{ total, newADay: newADay.words, days },
    without: knownWithoutReview(cards, days),
    begun: words.length,
    isOwnPace: newADay.isOwn,
    morning: dayAhead(days, timeZone, now),
    isForTest: toTest !== null && toTest > 0,
    isOver: toTest !== null && toTest < 0,
  }
}

function forecastCard({ word, memory, reviewedAt, dueAt }: DeckCard, timeZone: string, now: Date): ForecastCard {
  return {
    word,
    memory: storedMemory(memory),
    restedDays: reviewedAt ? Math.max(0, now.getTime() - reviewedAt.getTime()) / DAY_MS : 0,
    // A day that the clocks change has an hour less.
    dueInDays: Math.floor((dueAt.getTime() - dayAhead(0, timeZone, now).getTime()) / DAY_MS + 0.1),
  }
}

/** New words a day over the last two weeks, or what we suggest where that says nothing yet. */
function paceOf(words: readonly DeckCard[], now: Date): { words: number; isOwn: boolean } {
  const ages = words.map(({ addedAt }) => (now.getTime() - addedAt.getTime()) / DAY_MS)
  const oldest = Math.max(0, ...ages)
  if (oldest < PACE_FROM_DAYS) return { words: NEW_WORDS, isOwn: false }
  const lately = ages.filter((age) => age < PACE_DAYS).length
  return { words: Math.min(MOST_A_DAY, Math.round(lately / Math.min(PACE_DAYS, Math.ceil(oldest)))), isOwn: true }
}

interface Next {
  deck: readonly Pick<DeckCard, 'word'>[]
  tier: Tier
  /** Sources that an open test holds, or that are hidden. */
  held: ReadonlySet<string>
}

/** The words to begin next: of the student's tier, the common ones first. */
export function nextWords({ deck, tier, held }: Next): string[] {
  const mine = new Set(deck.map(({ word }) => word))
  const order = seededRandom(`new words ${tier}`).shuffle(ENTRIES.filter((entry) => entry.tier === tier))
  return order
    .filter(({ word }) => !mine.has(word) && !held.has(sourceOfCard(word)))
    .toSorted((one, other) => one.common - other.common)
    .slice(0, NEW_WORDS)
    .map(({ word }) => word)
}

/** The analogies to begin next, the easy ones first. */
export function nextAnalogies({ deck, tier, held }: Next): string[] {
  const mine = new Set(deck.map(({ word }) => word))
  const places = ['easy', 'medium', 'hard']
  return ANALOGIES[tier]
    .toSorted((one, other) => places.indexOf(one.difficulty) - places.indexOf(other.difficulty))
    .map(analogyCard)
    .filter((word) => !mine.has(word) && !held.has(sourceOfCard(word)))
    .slice(0, NEW_ANALOGIES)
}
