/** Verbal quizzes: ten synonyms and ten analogies (SSAT), or ten synonyms and ten sentence completions (ISEE). No entry stands in two. */
import { COMPLETIONS, type Completion } from '~/content/completions/completions.server'
import { analogySource } from '~/exam/bank/analogies.server'
import { completionSource } from '~/exam/bank/completions.server'
import type { Place, Source, SourceKind } from '~/exam/bank/source'
import { wordSource } from '~/exam/bank/words.server'
import type { Item } from '~/exam/core/item/item'
import { DIFFICULTIES, tierOf } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { QUIZ_NUMBERS } from './size'

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
  const hands = partsOf(place).map(({ perQuiz, sources }) => deal(random.shuffle(sources), perQuiz))
  return Array.from({ length: QUIZ_NUMBERS }, (_, quiz) => hands.flatMap((quizzes) => (quizzes[quiz] ?? []).flatMap(itemAt)))
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

/** Deals sources into ten hands of the given size, so that each gets its share of easy, medium and hard ones. */
function deal(sources: Source[], size: number): Source[][] {
  const rank = ({ offers }: Source) => DIFFICULTIES.indexOf(offers[0]?.difficulty ?? 'medium')
  const ranked = sources.slice(0, QUIZ_NUMBERS * size).toSorted((a, b) => rank(a) - rank(b))
  return Array.from({ length: QUIZ_NUMBERS }, (_, hand) => ranked.filter((_source, place) => place % QUIZ_NUMBERS === hand))
}
