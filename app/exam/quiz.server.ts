/**
 * Sectional quizzes: twenty questions in the shares of the real section, numbers 1 to 10 for each level and subject.
 * The same number always gives the same questions, and no question stands in two of the ten.
 */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { WORDS } from '~/content/words/words.server'
import { type SectionBlueprint, secondsPerQuestion, sectionsFor } from './blueprints'
import { FAMILIES } from './families/families'
import { type Family, makeItem } from './family'
import type { Item } from './item'
import { DIFFICULTIES, type Difficulty, type Level, type Strand, type Subject, tierOf } from './levels'
import { QUIZ_NUMBERS, QUIZ_QUESTIONS } from './quiz-size'
import { type Random, seededRandom } from './random'
import { analogyItem, synonymItem, wordDifficulty } from './verbal'

/** How many of the twenty are easy, medium and hard. */
const DIFFICULTY_SHARES: Record<Difficulty, number> = { easy: 6, medium: 8, hard: 6 }
const MATHEMATICS: readonly Subject[] = ['quantitative_reasoning', 'mathematics_achievement', 'quantitative']

export interface Quiz {
  level: Level
  subject: Subject
  number: number
  /** The time that the real section gives for so many questions, in whole seconds. */
  seconds: number
  items: Item[]
}

/** Whether the bank can fill the ten quizzes of this subject at this level. */
export function offersQuiz(level: Level, subject: Subject): boolean {
  if (sectionsFor(level, subject).length === 0) return false
  if (MATHEMATICS.includes(subject)) return true
  const perQuiz = QUIZ_QUESTIONS / 2
  return subject === 'verbal' && Math.min(WORDS[tierOf(level)].length, ANALOGIES[tierOf(level)].length) >= perQuiz * QUIZ_NUMBERS
}

/** The time that the real section gives for so many questions, to the nearest half minute, in seconds. */
export function quizSeconds(level: Level, subject: Subject): number {
  const [part] = sectionsFor(level, subject)
  if (!part) throw new RangeError(`no ${subject} at ${level}`)
  return Math.round((secondsPerQuestion(part) * QUIZ_QUESTIONS) / 30) * 30
}

const assembled = new Map<string, Item[][]>()

/** The quiz with this number, 1 to 10. Throws a RangeError for another number or a subject that the level does not have. */
export function assembleQuiz(level: Level, subject: Subject, number: number): Quiz {
  const [part] = sectionsFor(level, subject)
  if (!part || !offersQuiz(level, subject)) throw new RangeError(`no ${subject} at ${level}`)
  if (!Number.isInteger(number) || number < 1 || number > QUIZ_NUMBERS) throw new RangeError(`no quiz ${number}`)

  const key = `${level}:${subject}`
  const forms = assembled.get(key) ?? (subject === 'verbal' ? verbalForms(level, subject) : mathematicsForms(level, part))
  assembled.set(key, forms)
  return { level, subject, number, seconds: quizSeconds(level, subject), items: forms[number - 1] ?? [] }
}

/** All ten at once, because each must know what the earlier ones asked. */
function mathematicsForms(level: Level, part: SectionBlueprint): Item[][] {
  const seen = new Set<string>()
  const comparisons = share({
    comparison: part.kinds.quantitative_comparison ?? 0,
    other: part.questions - (part.kinds.quantitative_comparison ?? 0),
  })
  return Array.from({ length: QUIZ_NUMBERS }, (_, index) => {
    const random = seededRandom(`quiz:${level}:${part.subject}:${index + 1}`)
    const strands = spread(part.strands, random)
    const difficulties = random.shuffle(
      DIFFICULTIES.flatMap((difficulty) => Array<Difficulty>(DIFFICULTY_SHARES[difficulty]).fill(difficulty)),
    )
    const used = new Map<Family, number>()
    const items = strands.map((strand, slot) => {
      const isComparison = slot < (comparisons.comparison ?? 0)
      const difficulty = difficulties[slot] ?? 'medium'
      return freshItem({ level, part, strand, isComparison, difficulty, random, used, seen, form: index + 1, slot })
    })
    return inTestOrder(items)
  })
}

interface Slot {
  level: Level
  part: SectionBlueprint
  strand: Strand
  isComparison: boolean
  difficulty: Difficulty
  random: Random
  used: Map<Family, number>
  seen: Set<string>
  form: number
  slot: number
}

/** An item that no earlier slot or form has, from the least used family that fits the slot best. */
function freshItem(slot: Slot): Item {
  const { level, part, difficulty, random, used, seen } = slot
  const candidates = random.shuffle(fittingFamilies(slot)).toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))
  for (const family of candidates) {
    for (let attempt = 0; attempt < 8; attempt++) {
      const item = makeItem(family, {
        level,
        subject: part.subject,
        difficulty,
        seed: `${part.subject}.${slot.form}.${slot.slot}.${attempt}`,
      })
      const content = JSON.stringify([item.stem, item.columns, item.figure])
      if (seen.has(content)) continue
      seen.add(content)
      used.set(family, (used.get(family) ?? 0) + 1)
      return item
    }
  }
  throw new RangeError(`the bank has no unused question for ${level} ${part.subject}`)
}

/** Families of the slot's kind and strand; where a strand has none of the kind, families of the kind from any strand. */
function fittingFamilies({ level, part, strand, isComparison }: Slot): Family[] {
  const ofKind = FAMILIES.filter(
    (family) => family.levels[level]?.includes(part.subject) && (family.kind === 'quantitative_comparison') === isComparison,
  )
  const ofStrand = ofKind.filter((family) => family.strand === strand)
  return ofStrand.length > 0 ? ofStrand : ofKind
}

function verbalForms(level: Level, subject: Subject): Item[][] {
  const half = QUIZ_QUESTIONS / 2
  const random = seededRandom(`quiz:${level}:${subject}`)
  const words = dealByDifficulty(random.shuffle(WORDS[tierOf(level)]), wordDifficulty, half)
  const analogies = dealByDifficulty(random.shuffle(ANALOGIES[tierOf(level)]), ({ difficulty }) => difficulty, half)
  return Array.from({ length: QUIZ_NUMBERS }, (_, index) =>
    inTestOrder([
      ...(words[index] ?? []).map((word) => synonymItem(word, { level, subject, variant: 0 })),
      ...(analogies[index] ?? []).map((analogy, place) => analogyItem(analogy, { level, subject, shape: place % 2 ? 'words' : 'pairs' })),
    ]),
  )
}

/** Deals entries into ten hands of the given size, so that each hand gets its share of easy, medium and hard ones. */
function dealByDifficulty<T>(entries: readonly T[], difficultyOf: (entry: T) => Difficulty, size: number): T[][] {
  const ranked = entries
    .slice(0, QUIZ_NUMBERS * size)
    .toSorted((a, b) => DIFFICULTIES.indexOf(difficultyOf(a)) - DIFFICULTIES.indexOf(difficultyOf(b)))
  return Array.from({ length: QUIZ_NUMBERS }, (_, hand) => ranked.filter((_, place) => place % QUIZ_NUMBERS === hand))
}

const KIND_ORDER: Item['kind'][] = [
  'word_problem',
  'quantitative_comparison',
  'synonym',
  'sentence_completion',
  'analogy',
  'passage_question',
]

/** Kinds in the order of the real section; within each from easy to hard (exams.md 1.4, T39). */
function inTestOrder(items: Item[]): Item[] {
  const kindRank = ({ kind }: Item) => Math.max(0, KIND_ORDER.indexOf(kind))
  return items.toSorted((a, b) => kindRank(a) - kindRank(b) || DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty))
}

/** The strand of each of the twenty slots, in the section's shares, shuffled. */
function spread(strands: SectionBlueprint['strands'], random: Random): Strand[] {
  const counts = share(strands)
  return random.shuffle((Object.entries(counts) as [Strand, number][]).flatMap(([strand, count]) => Array<Strand>(count).fill(strand)))
}

/** Twenty slots shared out in the given proportions by largest remainder. */
function share<Key extends string>(proportions: Partial<Record<Key, number>>): Partial<Record<Key, number>> {
  const entries = Object.entries(proportions) as [Key, number][]
  const total = entries.reduce((sum, [, count]) => sum + count, 0)
  const exact = entries.map(([key, count]) => ({ key, exact: (count * QUIZ_QUESTIONS) / total }))
  const counts = new Map(exact.map(({ key, exact: value }) => [key, Math.floor(value)]))
  const missing = QUIZ_QUESTIONS - [...counts.values()].reduce((sum, count) => sum + count, 0)
  const byRemainder = exact.toSorted((a, b) => (b.exact % 1) - (a.exact % 1))
  for (const { key } of byRemainder.slice(0, missing)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries(counts) as Partial<Record<Key, number>>
}
