/**
 * What was written about the passages that practice may show: a model of the main idea, the lines that prove each answer, and the words.
 * Read and checked once against the passages themselves, which stay as they are because published forms hold them.
 */
import { z } from 'zod'
import { findLine, setLines } from '../passages/lines'
import { CATEGORIES, PASSAGES } from '../passages/passages.server'
import lower from './lower.json'
import middle from './middle.json'
import strategyEntries from './strategies.json'
import upper from './upper.json'

const KeySchema = z.strictObject({ word: z.string().min(2), also: z.array(z.string().min(2)) })

const IdeaSchema = z.strictObject({
  /** The main idea in one sentence. */
  model: z.string().min(20),
  /** Sentences that miss it, with the reason. */
  misses: z.array(z.strictObject({ sentence: z.string().min(10), why: z.string().min(10) })).length(2),
  /** Ideas that the model holds: a word, and what else would say it. */
  keys: z.array(KeySchema).min(2).max(3),
})

const WordSchema = z.strictObject({
  word: z.string().min(2),
  meaning: z.string().min(10),
  quote: z.string().min(3),
  /** The question that asks for this very word. */
  asked: z.number().int().min(1).optional(),
})

const NotesSchema = z
  .strictObject({
    passage: z.string(),
    idea: IdeaSchema,
    /** For each question, in the order of the bank, what proves its answer. */
    proof: z.array(z.array(z.string().min(3)).min(1).max(3)),
    words: z.array(WordSchema).min(4).max(8),
  })
  .superRefine(({ passage: id, proof, words }, context) => {
    const passage = Object.values(PASSAGES)
      .flat()
      .find((one) => one.id === id)
    const fail = (message: string) => context.addIssue({ code: 'custom', message: `${id}: ${message}` })
    if (!passage) return fail('there is no such passage')
    if (proof.length !== passage.questions.length) fail('not every question has its proof')
    for (const quote of [...proof.flat(), ...words.map((word) => word.quote)]) {
      if (findLine(passage.lines, quote) === null) fail(`“${quote}” does not stand exactly once in the text`)
    }
  })

const QuestionSchema = z.strictObject({
  /** Each [[phrase]] is printed as the number of the line on which the phrase begins. */
  stem: z.string().min(10),
  answer: z.string().min(1),
  why: z.string().min(20),
  wrong: z.array(z.strictObject({ text: z.string().min(1), trap: z.string(), tempts: z.string().min(10) })).length(3),
})

const TextSchema = z.strictObject({
  title: z.string().min(3),
  kind: z.string(),
  paragraphs: z.array(z.string().min(20)).min(1).optional(),
  verses: z
    .array(z.array(z.string().min(1)).min(1))
    .min(1)
    .optional(),
  question: QuestionSchema,
})

const set = <Text extends z.output<typeof TextSchema>>({ paragraphs, verses, question, ...text }: Text) => {
  const lines = setLines({ paragraphs, verses })
  const cited: number[] = []
  const stem = question.stem.replace(/\[\[(.+?)\]\]/g, (_, phrase: string) => {
    const line = findLine(lines, phrase)?.from
    if (line === undefined) throw new Error(`“${phrase}” does not stand exactly once in “${text.title}”`)
    cited.push(line)
    return String(line)
  })
  return {
    ...text,
    lines,
    cited: cited.length > 0 ? { from: Math.min(...cited), to: Math.max(...cited) } : null,
    question: { ...question, stem },
  }
}

const StrategySchema = z.strictObject({
  category: z.enum(CATEGORIES),
  name: z.string(),
  asks: z.string().min(20),
  stems: z.array(z.string()).length(5),
  steps: z.array(z.string()).length(4),
  traps: z.array(z.strictObject({ name: z.string(), text: z.string().min(20) })).length(3),
  worked: TextSchema.extend({ walk: z.array(z.string()).min(5).max(7) }).transform(set),
  practice: TextSchema.transform(set),
})
export type Strategy = z.output<typeof StrategySchema>
export type StrategyText = Strategy['practice']

const notes = new Map(
  z
    .array(NotesSchema)
    .parse([lower, middle, upper].flat())
    .map((one) => [one.passage, one]),
)

/** What is written about a passage; null for those that stand in whole tests alone. */
export function passageNotes(passageId: string) {
  return notes.get(passageId) ?? null
}

/** How to answer each category of questions, in the order of the categories. */
export const STRATEGIES: readonly Strategy[] = z.array(StrategySchema).length(CATEGORIES.length).parse(strategyEntries)
