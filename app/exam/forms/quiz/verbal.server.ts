/** Verbal quizzes: ten synonyms and ten analogies (SSAT), or ten synonyms and ten sentence completions (ISEE). No entry stands in two. */
import { COMPLETIONS, type Completion } from '~/content/completions/completions.server'
import { analogySource } from '~/exam/bank/analogies.server'
import { completionSource } from '~/exam/bank/completions.server'
import type { Place, Source, SourceKind } from '~/exam/bank/source'
import { wordSource } from '~/exam/bank/words.server'
import type { Item } from '~/exam/core/item/item'
import { DIFFICULTIES, tierOf } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import { formProblems } from './giveaways.server'
import { QUIZ_NUMBERS } from './size'

/** Exchanges that are tried before a quiz is given up. */
const MOST_EXCHANGES = 2_000

/** One part of a verbal quiz: how many of these sources stand in each. */
interface Part {
  perQuiz: number
  sources: Source[]
}

/** Whether there are entries enough for ten quizzes without a repeat. */
export function offersVerbal(place: Place): boolean {
  const parts = partsOf(place)
  return parts.length > 0 && parts.every(({ perQuiz, sources }) => sources.length >= perQuiz * QUIZ_NUMBERS)
}

export function planVerbal(place: Place): Item[][] {
  const random = seededRandom(`quiz:${place.level}:${place.subject}`)
  const parts = partsOf(place).map(({ perQuiz, sources }) => ({ perQuiz, pack: random.shuffle(sources) }))
  const hands = parts.map(({ perQuiz, pack }) => deal(pack, perQuiz))
  const spares = parts.map(({ perQuiz, pack }) => pack.slice(QUIZ_NUMBERS * perQuiz))
  return Array.from({ length: QUIZ_NUMBERS }, (_, quiz) => {
    const hand = hands.map((quizzes) => quizzes[quiz] ?? [])
    settle(hand, spares, random)
    return itemsOf(hand)
  })
}

const itemsOf = (hand: readonly Source[][]) => hand.flatMap((sources) => sources.flatMap(itemAt))

/** Exchanges entries with spare ones of the same difficulty until the quiz as a whole gives nothing away (giveaways). */
function settle(hand: Source[][], spares: Source[][], random: Random): void {
  let problems = formProblems(itemsOf(hand)).length
  for (let exchange = 0; problems > 0; exchange++) {
    if (exchange === MOST_EXCHANGES) throw new RangeError('the bank has too few entries for a quiz that gives nothing away')
    const part = random.int(0, hand.length - 1)
    const [sources = [], rest = []] = [hand[part], spares[part]]
    if (rest.length === 0) continue
    const [from, to] = [random.int(0, sources.length - 1), random.int(0, rest.length - 1)]
    const [out, into] = [sources[from], rest[to]]
    if (!out || !into || firstDifficulty(out) !== firstDifficulty(into)) continue
    sources[from] = into
    const after = formProblems(itemsOf(hand)).length
    // Not better is taken back; as good may lead on.
    if (after > problems) sources[from] = out
    else {
      rest[to] = out
      problems = after
    }
  }
}

/** Analogies take turns between their two shapes; everything else has its first printing. */
function itemAt({ name, offers }: Source, place: number): Item[] {
  const offer = name.startsWith('analogy-') ? offers[place % offers.length] : offers[0]
  return offer ? [offer.item('')] : []
}

function partsOf(place: Place): Part[] {
  const part = (perQuiz: number, kind: SourceKind): Part => ({ perQuiz, sources: kind.items(place) })
  const completions = (kind: Completion['kind'], perQuiz: number): Part => {
    const names = new Set(COMPLETIONS[tierOf(place.level)].filter((entry) => entry.kind === kind).map(({ id }) => `completion-${id}`))
    return { perQuiz, sources: completionSource.items(place).filter(({ name }) => names.has(name)) }
  }
  if (place.subject === 'verbal') return [part(10, wordSource), part(10, analogySource)]
  if (place.subject !== 'verbal_reasoning') return []

  // Phrases are asked at Lower alone, pairs at Upper alone (docs/exams.md 1.2, T16 and T17).
  const words = part(10, wordSource)
  const tier = tierOf(place.level)
  if (tier === 'lower') return [words, completions('word', 6), completions('phrase', 4)]
  return tier === 'middle' ? [words, completions('word', 10)] : [words, completions('word', 6), completions('pair', 4)]
}

const firstDifficulty = ({ offers }: Source) => offers[0]?.difficulty ?? 'medium'

/** Deals sources into ten hands of the given size, so that each gets its share of easy, medium and hard ones. */
function deal(sources: Source[], size: number): Source[][] {
  const rank = (source: Source) => DIFFICULTIES.indexOf(firstDifficulty(source))
  const ranked = sources.slice(0, QUIZ_NUMBERS * size).toSorted((a, b) => rank(a) - rank(b))
  return Array.from({ length: QUIZ_NUMBERS }, (_, hand) => ranked.filter((_source, place) => place % QUIZ_NUMBERS === hand))
}
