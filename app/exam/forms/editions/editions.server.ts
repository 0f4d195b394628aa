/**
 * What is published, edition by edition: the quizzes in one file and the whole tests in another, as lists of item names, each with its
 * difficulty and the hash of what it says. A list that is published stays: `npm run forms:publish` writes the next edition, and
 * `npm run forms:keep -- source` stores what a published list still needs of a source that is about to change. A test draws every item
 * again and compares the hashes.
 */
import { z } from 'zod'
import type { Prompt } from '~/content/prompts/prompts.server'
import type { Place } from '~/exam/bank/source'
import type { Item } from '~/exam/core/item/item'
import { LEVELS, type Level, SUBJECTS } from '~/exam/core/levels'
import edition1 from './edition-1.json'
import edition1Tests from './edition-1-tests.json'
import { type Entry, ListSchema, type PromptEntry, PromptEntrySchema, type PublishedList } from './entry'
import kept from './kept.json'

const QuizzesSchema = z.partialRecord(z.enum(LEVELS), z.partialRecord(z.enum(SUBJECTS), z.array(ListSchema).length(10)))

const SectionSchema = z.strictObject({
  id: z.string(),
  /** Places, from 0, of the questions that do not count. */
  unscored: z.array(z.number().int().nonnegative()),
  /** One list for each subject: the experimental section has three. */
  parts: z.array(ListSchema.extend({ subject: z.enum(SUBJECTS) })).min(1),
})
const TestSchema = z.strictObject({ prompts: z.array(PromptEntrySchema).min(1).max(2), sections: z.array(SectionSchema).min(1) })
export type PublishedTest = z.output<typeof TestSchema>

const TestsSchema = z.record(z.enum(LEVELS), z.array(TestSchema).length(6))

/** Every edition, the first one first. */
const EDITIONS = [{ quizzes: edition1, tests: edition1Tests }].map(({ quizzes, tests }) => ({
  quizzes: QuizzesSchema.parse(quizzes),
  tests: TestsSchema.parse(tests),
}))

/** The edition from which new work is started. */
export const CURRENT_EDITION = EDITIONS.length

/** The ten quizzes of a section in an edition, from 1; null where it has none. */
export function publishedQuizzes({ level, subject }: Place, edition: number): readonly PublishedList[] | null {
  return EDITIONS[edition - 1]?.quizzes[level]?.[subject] ?? null
}

/** The six whole tests of a level in an edition, from 1; none in an edition that does not exist. */
export function publishedTests(level: Level, edition: number): readonly PublishedTest[] {
  return EDITIONS[edition - 1]?.tests[level] ?? []
}

/** Every question that any edition publishes, spares as well, with the place that it is drawn for. */
export function publishedEntries(): { entry: Entry; place: Place }[] {
  const all = ({ items, spares }: PublishedList, place: Place) => [...items, ...spares].map((entry) => ({ entry, place }))
  return EDITIONS.flatMap(({ tests }, index) =>
    LEVELS.flatMap((level) => [
      ...SUBJECTS.flatMap((subject) =>
        (publishedQuizzes({ level, subject }, index + 1) ?? []).flatMap((quiz) => all(quiz, { level, subject })),
      ),
      ...tests[level].flatMap(({ sections }) =>
        sections.flatMap(({ parts }) => parts.flatMap((part) => all(part, { level, subject: part.subject }))),
      ),
    ]),
  )
}

/** Every prompt that any edition publishes. */
export function publishedPrompts(): PromptEntry[] {
  return EDITIONS.flatMap(({ tests }) => LEVELS.flatMap((level) => tests[level].flatMap(({ prompts }) => prompts)))
}

/** The item with this hash as it was kept before its source changed; null for one that the bank still draws. */
export function keptItem(hash: string): Item | null {
  // Written by `npm run forms:keep` alone; the test of the editions holds each to its hash.
  return (kept as unknown as Record<string, Item>)[hash] ?? null
}

/** The prompt with this hash as it was kept before it changed; null for one that the bank still has. */
export function keptPrompt(hash: string): Prompt | null {
  return (kept as unknown as Record<string, Prompt>)[hash] ?? null
}
