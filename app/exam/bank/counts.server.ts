/** What the bank holds, counted: for the proof pages and for docs/bank.md. */
import { z } from 'zod'
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { COMPLETIONS } from '~/content/completions/completions.server'
import { PASSAGES } from '~/content/passages/passages.server'
import prompts from '~/content/prompts/prompts.json'
import { WORDS } from '~/content/words/words.server'
import { LEVELS, type Level, type Subject } from '~/exam/core/levels'
import { FAMILIES } from '~/exam/families/families'
import { contextsOf, type Family, makeItem } from '~/exam/families/family'

const TIERS = ['lower', 'middle', 'upper'] as const

/** One section of a level with the families that may stand in it. */
export interface SectionCount {
  level: Level
  subject: Subject
  families: readonly Family[]
}

/** A count for each tier, in the order lower, middle, upper. */
export type TierCounts = [lower: number, middle: number, upper: number]

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

/** The sources that people wrote, by tier. */
export function authoredCounts() {
  const byTier = <T>(
    entries: Readonly<Record<(typeof TIERS)[number], readonly T[]>>,
    counts: (entry: T) => boolean = () => true,
  ): TierCounts => [entries.lower.filter(counts).length, entries.middle.filter(counts).length, entries.upper.filter(counts).length]
  const kinds = [...new Set(TIERS.flatMap((tier) => PASSAGES[tier].map(({ kind }) => kind)))].sort()
  const bridges = [...new Set(TIERS.flatMap((tier) => ANALOGIES[tier].map(({ bridge }) => bridge)))].sort()
  const written = PromptSchema.parse(prompts)
  return {
    words: byTier(WORDS),
    completions: (['word', 'phrase', 'pair'] as const).map((kind) => ({
      kind,
      counts: byTier(COMPLETIONS, (entry) => entry.kind === kind),
    })),
    analogies: bridges.map((bridge) => ({ bridge, counts: byTier(ANALOGIES, (entry) => entry.bridge === bridge) })),
    passages: kinds.map((kind) => ({ kind, counts: byTier(PASSAGES, (entry) => entry.kind === kind) })),
    passageQuestions: TIERS.reduce((sum, tier) => sum + PASSAGES[tier].reduce((part, { questions }) => part + questions.length, 0), 0),
    prompts: LEVELS.map((level) => ({ level, count: written.filter((prompt) => prompt.level === level).length })),
  }
}

export const sumOfCounts = (counts: TierCounts) => counts.reduce((sum, count) => sum + count, 0)
