/**
 * The tests on paper: which whole tests are printed, and their sections one by one. What they ask is published (editions/), so a paper is
 * the same for everybody and can be scored with the key of its own edition.
 */
import { blueprintOf } from '~/exam/core/blueprints'
import { LEVELS, type Level } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { testSteps } from '~/exam/core/test-steps'
import { CURRENT_EDITION, publishedTests } from '~/exam/forms/editions/editions.server'

/** The last two of the six: who works on the screen meets the others first (docs/decisions/029). */
const PAPER_TESTS = [5, 6] as const

export interface Paper {
  /** Its address and the name of its file: "isee-upper-test-5", "isee-upper-test-5-vr". */
  id: string
  level: Level
  /** Of the whole test, as on the screen. */
  number: number
  /** The blueprint's name of the one section; null for the whole test. */
  part: string | null
  /** "ISEE Upper, test 5: Verbal Reasoning" */
  name: string
  /** "Verbal Reasoning", "Whole test" */
  shortName: string
  questions: number
  /** Of the standard test, without breaks. */
  minutes: number
}

/** Every paper, level by level: a whole test, its sections, the next one. */
export const PAPERS: readonly Paper[] = LEVELS.flatMap((level) => PAPER_TESTS.flatMap((number) => papersOf(level, number)))

/** The paper of this address; undefined for any other. */
export function paperOf(id: string): Paper | undefined {
  return PAPERS.find((paper) => paper.id === id)
}

/** The names of the items that a paper asks, as its edition lists them. */
export function itemNamesOf({ level, number, part }: Paper): string[] {
  return publishedSections(level, number)
    .filter(({ id }) => part === null || id === part)
    .flatMap(({ parts }) => parts.flatMap(({ items }) => items.map(({ name }) => name)))
}

function papersOf(level: Level, number: number): Paper[] {
  const { sections, experimental } = blueprintOf(level)
  const name = `${LEVEL_NAMES[level]}, test ${number}`
  const id = `${level}-test-${number}`
  const whole = testSteps(level, 'paper', { timePercent: 100, extraBreaks: false }).filter(({ kind }) => kind !== 'break')
  const counts = new Map(publishedSections(level, number).map((section) => [section.id, questionsIn(section)]))
  const inAll = [...sections, ...(experimental ? [experimental] : [])].reduce((sum, section) => sum + (counts.get(section.id) ?? 0), 0)
  const minutes = whole.reduce((sum, { seconds }) => sum + seconds / 60, 0)
  return [
    { id, level, number, part: null, name, shortName: 'Whole test', questions: inAll, minutes },
    ...sections.map((section) => ({
      ...{ id: `${id}-${section.id.toLowerCase()}`, level, number, part: section.id },
      ...{ name: `${name}: ${section.name}`, shortName: section.name, questions: counts.get(section.id) ?? 0, minutes: section.minutes },
    })),
  ]
}

type PublishedSection = ReturnType<typeof publishedSections>[number]

function publishedSections(level: Level, number: number) {
  return publishedTests(level, CURRENT_EDITION)[number - 1]?.sections ?? []
}

function questionsIn({ parts }: PublishedSection): number {
  return parts.reduce((sum, { items }) => sum + items.length, 0)
}
