/**
 * The tests on paper: which whole tests are printed, and their sections one by one. What they ask is published (editions/), so a paper is
 * the same for everybody and can be scored with the key of its own edition.
 */
import { blueprintOf } from '~/exam/core/blueprints'
import { sourceOf } from '~/exam/core/item/name'
import { LEVELS, type Level } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { testSteps } from '~/exam/core/test-steps'
import { CURRENT_EDITION, publishedTests } from '~/exam/forms/editions/editions.server'
import { assembleTest } from '~/exam/forms/tests/test.server'
import type { Printing } from './printing'

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

/**
 * The names of the items that a paper really asks, stand-ins for hidden ones among them. Without one that is hidden it is read from the
 * published list, and nothing is drawn. Throws a RangeError for an edition that does not exist.
 */
export function itemNamesOf({ level, number, part }: Paper, { edition, hidden }: Printing): string[] {
  const published = publishedSections(level, number, edition)
  const isAsked = ({ id }: { id: string }) => part === null || id === part
  const isTouched = published.some((section) => namesIn(section).some((name) => hidden.has(sourceOf({ id: name }))))
  if (!isTouched) return published.filter(isAsked).flatMap(namesIn)
  const { sections } = assembleTest(level, number, hidden, edition)
  return sections.filter(isAsked).flatMap(({ items }) => items.map(({ id }) => id))
}

function papersOf(level: Level, number: number): Paper[] {
  const { sections, experimental } = blueprintOf(level)
  const name = `${LEVEL_NAMES[level]}, test ${number}`
  const id = `${level}-test-${number}`
  const whole = testSteps(level, 'paper', { timePercent: 100, extraBreaks: false }).filter(({ kind }) => kind !== 'break')
  const counts = new Map(publishedSections(level, number, CURRENT_EDITION).map((section) => [section.id, questionsIn(section)]))
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

function publishedSections(level: Level, number: number, edition: number) {
  return publishedTests(level, edition)[number - 1]?.sections ?? []
}

function questionsIn(section: PublishedSection): number {
  return namesIn(section).length
}

function namesIn({ parts }: PublishedSection): string[] {
  return parts.flatMap(({ items }) => items.map(({ name }) => name))
}
