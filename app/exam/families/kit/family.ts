/**
 * A family is a pure recipe for questions: it draws parameters from a seed, words a question from them, and, apart from that,
 * computes the answer a second time in another way. `makeItem` turns a family and a seed into an item.
 */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import type { Choice, Item } from '~/exam/core/item/item'
import { printItemName } from '~/exam/core/item/name'
import { choiceCount, DIFFICULTIES, type Difficulty, examOf, type Kind, type Level, type Strand, type Subject } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import type { Figure } from '~/exam/figures/figure'
import { keyPlaces, shuffledChoices, sortedChoices, wrongAnswers } from './choices'

export interface DrawContext {
  level: Level
  difficulty: Difficulty
}

/** What a family writes for one set of parameters. */
export interface Question {
  stem: string
  columns?: { a: string; b: string }
  figure?: Figure
  answer: Answer
  /**
   * Wrong answers in order of preference, each what a real mistake gives. One that equals the answer or an earlier one, in value, in text or
   * in its mistake, is passed over. Give more than the level prints: where they are numbers, as many on either side of the key as there are
   * wrong choices, so that the key can have every rank.
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
/** Draws tried for the place of the key: enough for a place that one draw in ten allows. */
const PLACE_ATTEMPTS = 24

export interface Draw extends DrawContext {
  seed: string
}

interface Settled {
  parameters: unknown
  question: Question
  choices: Choice[]
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
  const id = printItemName({ source: family.id, version: family.version, variant: seed })
  const exam = examOf(level)
  return {
    item: { id, exam, level, subject, strand, skill, kind, difficulty, stem, columns, figure, choices, answer, steps, hints },
    parameters,
  }
}

/**
 * A draw that leaves fewer distinct wrong answers than the level prints is drawn again, deterministically. So is one whose choices are
 * numbers and whose mistakes do not let the key stand at the place that the seed has chosen; after some of these it takes another place.
 */
function settle(family: Family, { seed, level, difficulty }: Draw): Settled {
  const name = `${family.id}@${family.version}:${level}:${difficulty}:${seed}`
  const count = choiceCount(level)
  const wanted = seededRandom(`${name}:place`).int(0, count - 1)
  let other: Settled | null = null
  for (let attempt = 0; attempt < (other ? PLACE_ATTEMPTS : ATTEMPTS); attempt++) {
    const random = seededRandom(`${name}:${attempt}`)
    const parameters = family.draw(random, { level, difficulty })
    const question = family.write(parameters, { level, difficulty })
    if (question.fixedChoices) return { parameters, question, choices: fixedOrder(question) }

    const { answer } = question
    const wrong = wrongAnswers(question)
    if (wrong.length < count - 1) continue
    const places = keyPlaces(answer, wrong, count)
    if (!places) return { parameters, question, choices: shuffledChoices(answer, wrong, count, random) }
    if (places.includes(wanted)) return { parameters, question, choices: sortedChoices(answer, wrong, count, wanted) }
    other ??= { parameters, question, choices: sortedChoices(answer, wrong, count, random.pick(places)) }
  }
  if (other) return other
  throw new RangeError(`${family.id}: no usable draw for seed ${seed} at ${level}, ${difficulty}`)
}

/** Every level and difficulty that a family serves. */
export function contextsOf(family: Family): DrawContext[] {
  return (Object.keys(family.levels) as Level[]).flatMap((level) => DIFFICULTIES.map((difficulty) => ({ level, difficulty })))
}

function fixedOrder(question: Question): Choice[] {
  return (question.fixedChoices ?? []).map(({ text, value }) => {
    const wrong = question.distractors.find((distractor) => distractor.value === value)
    return wrong ? { text, value, misconception: { type: wrong.type, says: wrong.says } } : { text, value }
  })
}
