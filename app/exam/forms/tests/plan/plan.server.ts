/** The plan of the whole tests of an edition: drawn from the bank as it is now, beside the edition's own quizzes. Published tests never ask this. */
import { PASSAGES } from '~/content/passages/passages.server'
import { PROMPTS, type Prompt } from '~/content/prompts/prompts.server'
import type { Solver } from '~/exam/audit/solvers'
import { blueprintOf, type ExperimentalBlueprint, type SectionBlueprint } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { examOf, LEVELS, type Level, type Strand, type Subject, tierOf } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import type { Family } from '~/exam/families/kit/family'
import { apportion } from '~/exam/forms/quiz/apportion'
import { QUESTIONS_TO_A_PASSAGE } from '~/exam/forms/quiz/reading.server'
import { TEST_NUMBERS } from '../size'
import { verbalSolvers } from './audit.server'
import { askedContent, type Drawn, type MathematicsSection, planMathematics } from './mathematics.server'
import { inTestOrder } from './order.server'
import { planReading, type ReadingPlan, type ReadingShape } from './passages.server'
import { planVerbal, type VerbalPlan, verbalParts } from './verbal.server'

interface PlannedPart {
  subject: Subject
  items: Item[]
  spares: Item[]
}

export interface PlannedTest {
  prompts: Prompt[]
  sections: { id: string; unscored: number[]; parts: PlannedPart[] }[]
}

/** The questions of all quizzes of the same edition, by subject. */
export type QuizItems = (level: Level, subject: Subject) => readonly Item[]

const TESTS = Array.from({ length: TEST_NUMBERS }, (_, index) => index + 1)

/** The six tests of every level. Rarity needs a list of how often words occur. */
export function planTests(quizzes: QuizItems, frequency: (word: string) => number): Record<Level, PlannedTest[]> {
  const solvers = verbalSolvers(frequency)
  const reading = planAllReading(quizzes)
  return Object.fromEntries(LEVELS.map((level) => [level, planLevel(level, quizzes, solvers, reading(level))])) as Record<
    Level,
    PlannedTest[]
  >
}

function planLevel(level: Level, quizzes: QuizItems, solvers: readonly Solver[], reading: readonly ReadingPlan[]): PlannedTest[] {
  const { sections, experimental } = blueprintOf(level)
  const verbal = planAllVerbal(level, quizzes, solvers)
  const subjects = new Set(sections.map(({ subject }) => subject))
  const contents = new Set([...subjects].flatMap((subject) => quizzes(level, subject)).map(askedContent))
  const inLevel = new Map<Family, number>()
  return TESTS.map((test) => {
    const [words, texts] = [verbal[test - 1], reading[test - 1]]
    if (!words || !texts) throw new RangeError(`no test ${test} of ${level}`)
    const drawn: Drawn = { contents, inTest: new Map(), inLevel }
    return {
      prompts: promptsOf(level, test),
      sections: [
        ...sections.map((part) => planSection(level, test, part, { words, texts, drawn })),
        ...(experimental ? [planExperimental(level, test, experimental, { words, texts, drawn })] : []),
      ],
    }
  })
}

interface Stock {
  words: VerbalPlan
  texts: ReadingPlan
  drawn: Drawn
}

function planSection(level: Level, test: number, part: SectionBlueprint, { words, texts, drawn }: Stock): PlannedTest['sections'][number] {
  const random = seededRandom(`test:${level}:${test}:${part.id}:order`)
  const { id, subject } = part
  if (subject === 'reading_comprehension') {
    return {
      id,
      unscored: unscoredPassage(texts.section, part, `${level}:${test}`),
      parts: [{ subject, items: texts.section, spares: texts.spares }],
    }
  }
  const { items, spares } = subject.startsWith('verbal')
    ? { items: words.section, spares: words.spares }
    : planMathematics(mathematicsOf(level, part, `${test}.${id}`), drawn)
  const unscored = unscoredPlaces(part, seededRandom(`test:${level}:${test}:${id}:unscored`))
  return { id, unscored, parts: [{ subject, items: inTestOrder(items, random), spares }] }
}

/** One place by lot in each of as many equal stretches, so that every kind and difficulty keeps its share of what counts. */
function unscoredPlaces({ questions, unscored }: SectionBlueprint, random: Random): number[] {
  const from = (stretch: number) => Math.floor((stretch * questions) / unscored)
  return Array.from({ length: unscored }, (_, stretch) => random.int(from(stretch), from(stretch + 1) - 1))
}

/** On the ISEE one passage with all its questions does not count: which one is drawn by lot. */
function unscoredPassage(items: readonly Item[], { id, unscored }: SectionBlueprint, lot: string): number[] {
  if (unscored === 0) return []
  const passages = [...new Set(items.map(sourceOf))]
  const drawn = seededRandom(`test:${lot}:${id}:unscored`).pick(passages)
  return [...items.keys()].filter((place) => items[place] && sourceOf(items[place]) === drawn)
}

/** Twenty-five questions of the SSAT's fifty: the second section takes the strands that the first leaves. */
function mathematicsOf(level: Level, { id, subject, strands, questions, kinds }: SectionBlueprint, name: string): MathematicsSection {
  const comparisons = kinds.quantitative_comparison ?? 0
  const of = { level, subject, name, comparisons }
  if (id !== 'Q1' && id !== 'Q2') return { ...of, strands: Object.fromEntries(apportion(strands, questions)) }
  const first = apportion(strands, questions)
  const second = Object.entries(strands).map(([strand, count]) => [strand, count - (first.get(strand as Strand) ?? 0)])
  return { ...of, strands: Object.fromEntries(id === 'Q1' ? first : second) }
}

function planExperimental(
  level: Level,
  test: number,
  { id, parts }: ExperimentalBlueprint,
  { words, texts, drawn }: Stock,
): PlannedTest['sections'][number] {
  const planned = parts.map(({ subject, questions }): PlannedPart => {
    const random = seededRandom(`test:${level}:${test}:${id}:${subject}`)
    // The spares of the scored sections serve here too; what one of them has taken is taken.
    if (subject === 'reading_comprehension') return { subject, items: texts.experimental, spares: texts.spares }
    if (subject === 'verbal') return { subject, items: inTestOrder(words.experimental, random), spares: words.spares }
    const { strands } = blueprintOf(level).sections.find((part) => part.subject === subject) ?? { strands: {} }
    const section = { level, subject, name: `${test}.${id}`, strands: Object.fromEntries(apportion(strands, questions)), comparisons: 0 }
    const { items, spares } = planMathematics(section, drawn)
    return { subject, items: inTestOrder(items, random), spares }
  })
  return { id, unscored: [...planned.flatMap(({ items }) => items).keys()], parts: planned }
}

function planAllVerbal(level: Level, quizzes: QuizItems, solvers: readonly Solver[]): VerbalPlan[] {
  const { sections, experimental } = blueprintOf(level)
  const subject = sections.find((part) => part.subject.startsWith('verbal'))?.subject
  if (!subject) throw new RangeError(`no verbal section at ${level}`)
  const place = { level, subject }
  const inExperimental = experimental?.parts.find((part) => part.subject === subject)?.questions ?? 0
  return planVerbal(place, verbalParts(place, inExperimental), new Set(quizzes(level, subject).map(sourceOf)), solvers)
}

/** Both exams of a tier share their passages, so they are dealt together. */
function planAllReading(quizzes: QuizItems): (level: Level) => ReadingPlan[] {
  const inQuizzes = new Set(
    LEVELS.flatMap((level) => quizzes(level, 'reading_comprehension').map((item) => `${level} ${item.passage?.id}`)),
  )
  const planned = new Map<Level, ReadingPlan[]>()
  for (const tier of ['lower', 'middle', 'upper'] as const) {
    const levels = LEVELS.filter((level) => tierOf(level) === tier)
    const plans = planReading(PASSAGES[tier], levels.map(shapeOf), ({ id }, level) => !inQuizzes.has(`${level} ${id}`))
    for (const [index, level] of levels.entries()) planned.set(level, plans[index] ?? [])
  }
  return (level) => planned.get(level) ?? []
}

function shapeOf(level: Level): ReadingShape {
  const { sections, experimental } = blueprintOf(level)
  const questions = QUESTIONS_TO_A_PASSAGE[level]
  const section = sections.find(({ subject }) => subject === 'reading_comprehension')?.questions ?? 0
  const tried = experimental?.parts.find(({ subject }) => subject === 'reading_comprehension')?.questions ?? 0
  return { level, questions, passages: section / questions, experimental: tried / questions, poems: poemsOf(level) }
}

/** The ISEE has no poems. The SSAT's Middle and Upper take all four of the test pool into tests 1 and 2. */
function poemsOf(level: Level): ReadingShape['poems'] {
  if (examOf(level) === 'isee') return { first: 0, later: 0 }
  return { first: tierOf(level) === 'lower' ? 1 : 2, later: 1 }
}

/** The test's own prompt of the test pool, or its own two. */
function promptsOf(level: Level, test: number): Prompt[] {
  const pool = PROMPTS.filter((prompt) => prompt.level === level && prompt.pool === 'test')
  const pairs = [...new Set(pool.map((prompt) => ('pair' in prompt ? prompt.pair : prompt.id)))]
  const own = pool.filter((prompt) => ('pair' in prompt ? prompt.pair : prompt.id) === pairs[test - 1])
  if (own.length !== blueprintOf(level).writing.prompts) throw new RangeError(`no prompts for test ${test} of ${level}`)
  return own
}
