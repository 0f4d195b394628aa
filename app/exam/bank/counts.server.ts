/** What the bank holds, counted: for the proof pages and for docs/bank.md. */
import { z } from 'zod'
import { PASSAGES } from '~/content/passages/passages.server'
import prompts from '~/content/prompts/prompts.json'
import { LEVELS, type Level, type Subject } from '~/exam/core/levels'
import { FAMILIES } from '~/exam/families/families'
import { contextsOf, type Family, makeItem } from '~/exam/families/kit/family'
import type { CountRow, TierCounts } from './source'
import { sourceCounts } from './sources.server'

/** One section of a level with the families that may stand in it. */
export interface SectionCount {
  level: Level
  subject: Subject
  families: readonly Family[]
}

/** Every section of every level that asks mathematics. */
export function sectionCounts(): SectionCount[] {
  return LEVELS.flatMap((level) => {
    const subjects = [...new Set(FAMILIES.flatMap((family) => family.levels[level] ?? []))]
    return subjects.map((subject) => ({ level, subject, families: FAMILIES.filter((family) => family.levels[level]?.includes(subject)) }))
  })
}

const DRAWS_FOR_A_FIGURE = 6

/** The families whose questions carry figures, always or in some draws. */
export function familiesWithFigures(): Family[] {
  return FAMILIES.filter((family) =>
    contextsOf(family).some(({ level, difficulty }) => {
      const [subject] = family.levels[level] ?? []
      const seeds = Array.from({ length: DRAWS_FOR_A_FIGURE }, (_, draw) => `figure${draw}`)
      return subject && seeds.some((seed) => makeItem(family, { level, difficulty, subject, seed }).figure)
    }),
  )
}

const PromptSchema = z.array(z.object({ level: z.string(), kind: z.string() }))

/** What people wrote, by tier: the rows of every kind of source but families, the questions on passages, the prompts of each level. */
export function authoredCounts() {
  const written = PromptSchema.parse(prompts)
  return {
    rows: sourceCounts().filter(({ what }) => !what.startsWith('families')),
    passageQuestions: Object.values(PASSAGES).reduce(
      (sum, passages) => sum + passages.reduce((part, { questions }) => part + questions.length, 0),
      0,
    ),
    prompts: LEVELS.map((level) => ({ level, count: written.filter((prompt) => prompt.level === level).length })),
  }
}

export const sumOfCounts = (counts: TierCounts) => counts.reduce((sum, count) => sum + count, 0)

/** All entries of the rows whose name begins so: "analogies", "passages: poem". */
export function sumOfRows(rows: readonly CountRow[], beginning: string): number {
  return rows.filter(({ what }) => what.startsWith(beginning)).reduce((sum, { counts }) => sum + sumOfCounts(counts), 0)
}
