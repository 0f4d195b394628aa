/** Verbal quizzes: ten synonyms and ten analogies (SSAT), or ten synonyms and ten sentence completions (ISEE). No entry stands in two. */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { COMPLETIONS } from '~/content/completions/completions.server'
import { WORDS } from '~/content/words/words.server'
import { analogyItem, completionItem, synonymItem, wordDifficulty } from '~/exam/bank/verbal'
import type { Item } from '~/exam/core/item'
import { DIFFICULTIES, type Difficulty, type Level, type Subject, tierOf } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { QUIZ_NUMBERS } from './quiz-size'

/** One kind of entry in a verbal quiz: how many stand in each, and how one becomes an item. */
interface Source {
  perQuiz: number
  entries: { name: string; difficulty: Difficulty; item: (place: number) => Item }[]
}

/** Whether there are entries enough for ten quizzes without a repeat. */
export function offersVerbal(level: Level, subject: Subject): boolean {
  const sources = sourcesOf(level, subject)
  return sources.length > 0 && sources.every(({ perQuiz, entries }) => entries.length >= perQuiz * QUIZ_NUMBERS)
}

export function verbalForms(level: Level, subject: Subject): Item[][] {
  const random = seededRandom(`quiz:${level}:${subject}`)
  const hands = sourcesOf(level, subject).map(({ perQuiz, entries }) => deal(random.shuffle(entries), perQuiz))
  return Array.from({ length: QUIZ_NUMBERS }, (_, index) =>
    hands.flatMap((quizzes) => (quizzes[index] ?? []).map((entry, place) => entry.item(place))),
  )
}

/** What takes the place of an item whose entry was taken out: one of the same kind that no quiz of the ten has. */
export function verbalSubstitute(level: Level, subject: Subject, item: Item, taken: ReadonlySet<string>): Item {
  const [kind] = item.id.split('-')
  const source = sourcesOf(level, subject).find(({ entries }) => entries.some(({ name }) => item.id.startsWith(`${name}@`)))
  const random = seededRandom(`instead of ${item.id}`)
  const entry = random.shuffle(source?.entries ?? []).find(({ name }) => name.startsWith(`${kind}-`) && !taken.has(name))
  if (!entry) throw new RangeError(`nothing is left in the bank for ${level} ${subject}`)
  return entry.item(item.id.endsWith(':words') ? 1 : 0)
}

function sourcesOf(level: Level, subject: Subject): Source[] {
  const tier = tierOf(level)
  const words: Source = {
    perQuiz: 10,
    entries: WORDS[tier].map((word) => ({
      name: `word-${word.word}`,
      difficulty: wordDifficulty(word),
      item: () => synonymItem(word, { level, subject, variant: 0 }),
    })),
  }
  const analogies: Source = {
    perQuiz: 10,
    entries: ANALOGIES[tier].map((analogy) => ({
      name: `analogy-${analogy.id}`,
      difficulty: analogy.difficulty,
      item: (place) => analogyItem(analogy, { level, subject, shape: place % 2 ? 'words' : 'pairs' }),
    })),
  }
  if (subject === 'verbal') return [words, analogies]
  if (subject !== 'verbal_reasoning') return []

  const completions = (kind: 'word' | 'phrase' | 'pair', perQuiz: number): Source => ({
    perQuiz,
    entries: COMPLETIONS[tier]
      .filter((completion) => completion.kind === kind)
      .map((completion) => ({
        name: `completion-${completion.id}`,
        difficulty: completion.difficulty,
        item: () => completionItem(completion, { level, subject }),
      })),
  })
  // Phrases are asked at Lower alone, pairs at Upper alone (exams.md 1.2, T16 and T17).
  if (tier === 'lower') return [words, completions('word', 6), completions('phrase', 4)]
  return tier === 'middle' ? [words, completions('word', 10)] : [words, completions('word', 6), completions('pair', 4)]
}

/** Deals entries into ten hands of the given size, so that each gets its share of easy, medium and hard ones. */
function deal(entries: Source['entries'], size: number): Source['entries'][] {
  const ranked = entries
    .slice(0, QUIZ_NUMBERS * size)
    .toSorted((a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty))
  return Array.from({ length: QUIZ_NUMBERS }, (_, hand) => ranked.filter((_entry, place) => place % QUIZ_NUMBERS === hand))
}
