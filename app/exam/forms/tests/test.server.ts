/**
 * Whole tests: the sections of the real test in their order, numbers 1 to 6 for each level, the same for everybody. What a number asks is
 * published: a list of an edition (editions/), which no change of the bank alters.
 */
import type { Prompt } from '~/content/prompts/prompts.server'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { type Level, otherExam, type Subject } from '~/exam/core/levels'
import { drawEntry, drawList, drawPrompt } from '~/exam/forms/editions/drawn.server'
import { CURRENT_EDITION, type PublishedTest, publishedQuizzes, publishedTests } from '~/exam/forms/editions/editions.server'

export interface TestSection {
  /** The blueprint's: VR, Q1, EX. */
  id: string
  /** Null for the experimental section, which mixes them. */
  subject: Subject | null
  name: string
  /** What the standard test gives. */
  seconds: number
  items: Item[]
  /** Places, from 0, of those that do not count. */
  unscored: readonly number[]
}

export interface TestForm {
  level: Level
  number: number
  edition: number
  /** In the order of the real test, the experimental section last; the writing stands apart. */
  sections: TestSection[]
  /** One, or two to choose from. */
  prompts: Prompt[]
}

const NONE: ReadonlySet<string> = new Set()

/**
 * The test with this number, 1 to 6. Questions whose source is in `hidden` give way to the spares that the edition names, and to others of
 * their kind where there is none; a passage gives way to a passage with all its questions. All others stay as they are.
 * Throws a RangeError for another number, or an edition that does not exist.
 */
export function assembleTest(
  level: Level,
  number: number,
  hidden: ReadonlySet<string> = NONE,
  edition: number = CURRENT_EDITION,
): TestForm {
  const published = testOf(level, number, edition)
  const key = `${level} ${number} ${edition}`
  const form = drawn.get(key) ?? drawTest({ level, number, edition }, published)
  drawn.set(key, form)

  const taken = new Set(sourcesOf(published.sections))
  const sections = form.sections.map((section, index): TestSection => {
    const list = published.sections[index]
    const isTouched = list !== undefined && sourcesOf([list]).some((source) => hidden.has(source))
    const items = isTouched ? drawItems(list, level, hidden, taken) : [...section.items]
    // What stands in for a hidden question here must not stand in for one of a later section as well.
    for (const item of items) taken.add(sourceOf(item))
    return { ...section, items }
  })
  return { ...form, sections, prompts: [...form.prompts] }
}

/**
 * Tests as they were published, once they were asked for: thirty-six of an edition, about 400 kB each. Many begin the same one within a minute.
 * Callers get lists of their own; the items in them are shared.
 */
const drawn = new Map<string, TestForm>()

function drawTest({ level, number, edition }: { level: Level; number: number; edition: number }, published: PublishedTest): TestForm {
  const { sections, experimental } = blueprintOf(level)
  const parts: { id: string; name: string; minutes: number; subject?: Subject }[] = [...sections, ...(experimental ? [experimental] : [])]
  return {
    level,
    number,
    edition,
    sections: parts.map(({ id, name, minutes, subject }, index) => {
      const list = published.sections[index]
      if (list?.id !== id) throw new RangeError(`section ${id} of ${level} is not published in its place`)
      return {
        id,
        subject: subject ?? null,
        name,
        seconds: minutes * 60,
        items: drawItems(list, level, NONE, NONE),
        unscored: list.unscored,
      }
    }),
    prompts: published.prompts.map(drawPrompt),
  }
}

type PublishedSection = PublishedTest['sections'][number]

function drawItems({ parts }: PublishedSection, level: Level, hidden: ReadonlySet<string>, taken: ReadonlySet<string>): Item[] {
  return parts.flatMap(({ subject, ...list }) => drawList(list, { level, subject }, hidden, taken))
}

/** A passage of a test that stands elsewhere as well. */
export interface ReturningPassage {
  id: string
  title: string
  /** Numbers of the earlier tests of the level, and of its reading quizzes. */
  tests: number[]
  quizzes: number[]
  /** The same of the tier's other exam, where no test comes before another. */
  otherTests: number[]
  otherQuizzes: number[]
}

/** What the test brings back, for its cover; prompts never return. Throws a RangeError for a number that is none. */
export function returnsIn(level: Level, number: number): ReturningPassage[] {
  const published = testOf(level, number, CURRENT_EDITION)
  const own = placesOf(level)
  const other = placesOf(otherExam(level))
  return passagesOf(published, level)
    .map((passage) => {
      const source = `passage-${passage.id}`
      return {
        ...passage,
        tests: numbersWhere(own.tests.slice(0, number - 1), source),
        quizzes: numbersWhere(own.quizzes, source),
        otherTests: numbersWhere(other.tests, source),
        otherQuizzes: numbersWhere(other.quizzes, source),
      }
    })
    .filter(({ tests, quizzes, otherTests, otherQuizzes }) =>
      [tests, quizzes, otherTests, otherQuizzes].some((places) => places.length > 0),
    )
}

/** What each test and each reading quiz of a level asks, by its sources. */
function placesOf(level: Level): { tests: Set<string>[]; quizzes: Set<string>[] } {
  const quizzes = publishedQuizzes({ level, subject: 'reading_comprehension' }, CURRENT_EDITION) ?? []
  return {
    tests: publishedTests(level, CURRENT_EDITION).map((test) => new Set(sourcesOf(test.sections))),
    quizzes: quizzes.map(({ items }) => new Set(items.map(({ name }) => sourceOf({ id: name })))),
  }
}

function testOf(level: Level, number: number, edition: number): PublishedTest {
  const published = publishedTests(level, edition)[number - 1]
  if (!published) throw new RangeError(`no test ${number} of ${level} in edition ${edition}`)
  return published
}

const sourcesOf = (sections: readonly PublishedSection[]) =>
  sections.flatMap(({ parts }) => parts.flatMap(({ items }) => items.map(({ name }) => sourceOf({ id: name }))))

/** The passages of a test, each once, by the first of its questions. */
function passagesOf({ sections }: PublishedTest, level: Level): { id: string; title: string }[] {
  const place = { level, subject: 'reading_comprehension' } as const
  const texts = sections.flatMap(({ parts }) => parts.filter(({ subject }) => subject === place.subject).flatMap(({ items }) => items))
  const firsts = texts.filter(
    (entry, index) => texts.findIndex((other) => sourceOf({ id: other.name }) === sourceOf({ id: entry.name })) === index,
  )
  return firsts.flatMap((entry) => drawEntry(entry, place).passage ?? []).map(({ id, title }) => ({ id, title }))
}

const numbersWhere = (list: readonly Set<string>[], source: string): number[] =>
  list.flatMap((sources, index) => (sources.has(source) ? [index + 1] : []))
