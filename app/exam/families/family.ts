/**
 * A family is a pure recipe for questions: it draws parameters from a seed, words a question from them, and, apart from that,
 * computes the answer a second time in another way. `makeItem` turns a family and a seed into an item.
 */
import type { Answer, Distractor } from '~/exam/core/answer'
import type { Choice, Item } from '~/exam/core/item/item'
import { printItemName } from '~/exam/core/item/name'
import { choiceCount, DIFFICULTIES, type Difficulty, examOf, type Kind, type Level, type Strand, type Subject } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'
import type { Figure } from '~/exam/figures/figure'
import { sizeOfValue } from '~/exam/values/values'

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
  const id = printItemName({ source: family.id, version: family.version, variant: seed })
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
  if (usable.length < count - 1) return null

  // One choice a mistake, as long as there are mistakes enough.
  const distinct = usable.filter(({ says }, index) => usable.findIndex((other) => other.says === says) === index)
  const preferred =
    distinct.length >= count - 1 ? distinct : [...distinct, ...usable.filter((distractor) => !distinct.includes(distractor))]
  const wrong = spread(preferred, question.answer, count, random)
    .slice(0, count - 1)
    .map(({ text, value, type, says }): Choice => ({ text, value, misconception: { type, says } }))
  return random.shuffle([{ text: question.answer.text, value: question.answer.value }, ...wrong])
}

/**
 * Keeps the key from standing out by its size. Mistakes often all make the answer larger, or lie to both sides of it, so that "take
 * the smallest" or "never take an end" would beat knowing. The first distractor stays; of the others some come forward, so that
 * over many draws the key is smallest, greatest and everything between equally often.
 */
function spread(distractors: Distractor[], answer: Answer, count: number, random: Random): Distractor[] {
  const key = sizeOfValue(answer.value)
  const sides = new Map(distractors.map((distractor) => [distractor, sizeOfValue(distractor.value) - key]))
  const [main, ...others] = distractors
  if (!main || [...sides.values()].some(Number.isNaN)) return distractors

  const isBelow = (distractor: Distractor) => (sides.get(distractor) ?? 0) < 0
  // How many choices shall lie below the key. The end that the first distractor leaves open must do for the other one as well, and with
  // five choices make up for draws that have too few mistakes on that side: it counts five or seven times where another counts twice.
  const open = isBelow(main) ? count - 1 : 0
  const ranks = Array.from({ length: count - 1 }, (_, index) => (isBelow(main) ? index + 1 : index))
  const below = random.pick([...ranks, ...ranks, ...Array<number>(2 * count - 5).fill(open)]) - Number(isBelow(main))
  const forward = new Set([
    ...others.filter(isBelow).slice(0, below),
    ...others.filter((other) => !isBelow(other)).slice(0, count - 2 - below),
  ])
  return [main, ...forward, ...others.filter((other) => !forward.has(other))]
}

function fixedOrder(question: Question): Choice[] {
  return (question.fixedChoices ?? []).map(({ text, value }) => {
    const wrong = question.distractors.find((distractor) => distractor.value === value)
    return wrong ? { text, value, misconception: { type: wrong.type, says: wrong.says } } : { text, value }
  })
}
