/**
 * A family is a pure recipe for questions: it draws parameters from a seed, words a question from them, and, apart from that,
 * computes the answer a second time in another way. `makeItem` turns a family and a seed into an item.
 */
import type { Figure } from './figures/figure'
import type { Choice, Item, Misconception } from './item'
import { choiceCount, DIFFICULTIES, type Difficulty, examOf, type Kind, type Level, type Strand, type Subject } from './levels'
import { type Random, seededRandom } from './random'

export interface DrawContext {
  level: Level
  difficulty: Difficulty
}

export interface Answer {
  text: string
  /** Canonical value; see values.ts. */
  value: string
}

export interface Distractor extends Answer, Misconception {}

/** What a family writes for one set of parameters. */
export interface Question {
  stem: string
  columns?: { a: string; b: string }
  figure?: Figure
  answer: Answer
  /**
   * Wrong answers in order of preference, each what a real mistake gives. Give more than the level prints (six or more):
   * one that equals the answer or an earlier one, in value or in text, is passed over.
   */
  distractors: Distractor[]
  steps: string[]
  hints: string[]
  /** `fixed` keeps answer and distractors in the order of `fixedChoices` (quantitative comparisons). */
  fixedChoices?: Answer[]
}

export interface Family<Parameters = unknown> {
  /** kebab-case, unique, never reused. */
  id: string
  /** Raised whenever the same seed would give another question. */
  version: number
  title: string
  /** One sentence for the proof page: what the family asks. */
  asks: string
  strand: Strand
  skill: string
  kind: Kind
  /** The sections in which it may stand, level by level. */
  levels: Partial<Record<Level, Subject[]>>
  /** Names each parameter for the proof page, with its range in words. */
  parameters: Record<keyof Parameters & string, string>
  draw(random: Random, context: DrawContext): Parameters
  write(parameters: Parameters, context: DrawContext): Question
  /** The answer's canonical value, computed on a path that shares nothing with `write` but the parameters. */
  solve(parameters: Parameters): string
}

/** Keeps the parameter type of a family while the registry holds them all as `Family`. */
export function defineFamily<Parameters>(family: Family<Parameters>): Family {
  return family as unknown as Family
}

const ATTEMPTS = 60

export interface Draw extends DrawContext {
  seed: string
}

/**
 * The item of this family, seed, level and difficulty: always the same for the same arguments.
 * Throws when the family does not serve the level and subject, or when no draw works.
 */
export function makeItem(family: Family, at: Draw & { subject: Subject }): Item {
  return drawItem(family, at).item
}

/** The item together with the parameters it was made from, for proofs. Throws as `makeItem` does. */
export function drawItem(family: Family, at: Draw & { subject: Subject }): { item: Item; parameters: unknown } {
  const { seed, level, subject, difficulty } = at
  if (!family.levels[level]?.includes(subject)) throw new RangeError(`${family.id} does not serve ${subject} of ${level}`)

  const { parameters, question, choices } = settle(family, at)
  const { stem, columns, figure, steps, hints } = question
  const { strand, skill, kind } = family
  const answer = choices.findIndex((choice) => choice.value === question.answer.value)
  const id = `${family.id}@${family.version}:${seed}`
  const exam = examOf(level)
  return {
    item: { id, exam, level, subject, strand, skill, kind, difficulty, stem, columns, figure, choices, answer, steps, hints },
    parameters,
  }
}

/** A draw that leaves fewer distinct wrong answers than the level prints is drawn again, deterministically. */
function settle(family: Family, { seed, level, difficulty }: Draw): { parameters: unknown; question: Question; choices: Choice[] } {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = seededRandom(`${family.id}@${family.version}:${level}:${difficulty}:${seed}:${attempt}`)
    const parameters = family.draw(random, { level, difficulty })
    const question = family.write(parameters, { level, difficulty })
    const choices = question.fixedChoices ? fixedOrder(question) : shuffled(question, choiceCount(level), random)
    if (choices) return { parameters, question, choices }
  }
  throw new RangeError(`${family.id}: no usable draw for seed ${seed} at ${level}, ${difficulty}`)
}

/** Every level and difficulty that a family serves. */
export function contextsOf(family: Family): DrawContext[] {
  return (Object.keys(family.levels) as Level[]).flatMap((level) => DIFFICULTIES.map((difficulty) => ({ level, difficulty })))
}

function shuffled(question: Question, count: number, random: Random): Choice[] | null {
  const taken = [question.answer]
  const usable = question.distractors.filter(({ text, value }) => {
    if (taken.some((other) => other.value === value || other.text === text)) return false
    taken.push({ text, value })
    return true
  })
  // One choice a mistake, as long as there are mistakes enough.
  const isFirst = ({ says }: Distractor, index: number) => usable.findIndex((other) => other.says === says) === index
  const wrong = [...usable.filter(isFirst), ...usable.filter((distractor, index) => !isFirst(distractor, index))]
    .slice(0, count - 1)
    .map(({ text, value, type, says }): Choice => ({ text, value, misconception: { type, says } }))
  return wrong.length === count - 1 ? random.shuffle([{ text: question.answer.text, value: question.answer.value }, ...wrong]) : null
}

function fixedOrder(question: Question): Choice[] {
  return (question.fixedChoices ?? []).map(({ text, value }) => {
    const wrong = question.distractors.find((distractor) => distractor.value === value)
    return wrong ? { text, value, misconception: { type: wrong.type, says: wrong.says } } : { text, value }
  })
}
