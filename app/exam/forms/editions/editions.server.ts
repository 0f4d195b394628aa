/**
 * Published quizzes, edition by edition: lists of item names, each with its difficulty and the hash of what it says. A list that is
 * published stays: `npm run forms:publish` writes the next edition, and `npm run forms:keep -- source` stores what a published list
 * still needs of a source that is about to change. A test draws every item again and compares the hashes.
 */
import { z } from 'zod'
import type { Place } from '~/exam/bank/source'
import type { Item } from '~/exam/core/item/item'
import { DIFFICULTIES, LEVELS, SUBJECTS } from '~/exam/core/levels'
import edition1 from './edition-1.json'
import kept from './kept.json'

/** One published question, written as "fraction-sum@1:quantitative.3.4.0 hard q83jdk28fjdkw83j". */
export interface Entry {
  name: string
  difficulty: (typeof DIFFICULTIES)[number]
  hash: string
}

const EntrySchema = z.string().transform((line, context): Entry => {
  const [, name = '', word = '', hash = ''] = /^(.+) (\w+) ([\w-]{16})$/.exec(line) ?? []
  const difficulty = DIFFICULTIES.find((known) => known === word)
  if (difficulty) return { name, difficulty, hash }
  context.addIssue({ code: 'custom', message: `not an entry of an edition: ${line}` })
  return z.NEVER
})

const QuizSchema = z.strictObject({ items: z.array(EntrySchema).min(1), spares: z.array(EntrySchema) })
export type PublishedQuiz = z.output<typeof QuizSchema>

const EditionSchema = z.partialRecord(z.enum(LEVELS), z.partialRecord(z.enum(SUBJECTS), z.array(QuizSchema).length(10)))

/** Every edition, the first one first. */
const EDITIONS = [edition1].map((edition) => EditionSchema.parse(edition))

/** The edition from which new work is started. */
export const CURRENT_EDITION = EDITIONS.length

/** The ten quizzes of a section in an edition, from 1; null where it has none. */
export function publishedQuizzes({ level, subject }: Place, edition: number): readonly PublishedQuiz[] | null {
  return EDITIONS[edition - 1]?.[level]?.[subject] ?? null
}

/** The item with this hash as it was kept before its source changed; null for one that the bank still draws. */
export function keptItem(hash: string): Item | null {
  // Written by `npm run forms:keep` alone; the test of the editions holds each to its hash.
  return (kept as unknown as Record<string, Item>)[hash] ?? null
}
