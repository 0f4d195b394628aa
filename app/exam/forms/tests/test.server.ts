/**
 * Whole tests: the sections of the real test in their order, numbers 1 to 6 for each level, the same for everybody. What a number asks is
 * published: a list of an edition (editions/), which no change of the bank alters.
 */
import type { Prompt } from '~/content/prompts/prompts.server'
import { blueprintOf, type SectionBlueprint } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import type { Level, Subject } from '~/exam/core/levels'
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
 * Throws a RangeError for another number.
 */
export function assembleTest(level: Level, number: number, hidden: ReadonlySet<string> = NONE): TestForm {
  const published = testOf(level, number)
  if (sourcesOf(published).some((source) => hidden.has(source))) return drawTest(level, number, published, hidden)
  const key = `${level} ${number}`
  const form = drawn.get(key) ?? drawTest(level, number, published, NONE)
  drawn.set(key, form)
  // Callers get lists of their own; the items in them are shared.
  return { ...form, sections: form.sections.map((section) => ({ ...section, items: [...section.items] })), prompts: [...form.prompts] }
}

/** Tests as they were published, once they were asked for: thirty-six at most, about 300 kB each. Many begin the same one within a minute. */
const drawn = new Map<string, TestForm>()

function drawTest(level: Level, number: number, published: PublishedTest, hidden: ReadonlySet<string>): TestForm {
  const { sections, experimental } = blueprintOf(level)
  const taken = new Set(sourcesOf(published))
  const parts = [...sections, ...(experimental ? [experimental] : [])]
  return {
    level,
    number,
    edition: CURRENT_EDITION,
    sections: parts.map((part) => drawSection(level, part, published, { hidden, taken })),
    prompts: published.prompts.map(drawPrompt),
  }
}

function drawSection(
  level: Level,
  part: Pick<SectionBlueprint, 'id' | 'name' | 'minutes'> & { subject?: Subject },
  published: PublishedTest,
  { hidden, taken }: { hidden: ReadonlySet<string>; taken: Set<string> },
): TestSection {
  const { id, name, minutes } = part
  const section = published.sections.find((one) => one.id === id)
  if (!section) throw new RangeError(`no section ${id} is published for ${level}`)
  const items = section.parts.flatMap(({ subject, ...list }) => drawList(list, { level, subject }, hidden, taken))
  // What stands in for a hidden question here must not stand in for one of a later section as well.
  for (const item of items) taken.add(sourceOf(item))
  return { id, subject: part.subject ?? null, name, seconds: minutes * 60, items, unscored: section.unscored }
}

/** A passage of a test that stood elsewhere before. */
export interface ReturningPassage {
  id: string
  title: string
  /** Numbers of the earlier tests of the level, and of its reading quizzes. */
  tests: number[]
  quizzes: number[]
}

/** A prompt of a test that stood in earlier tests. Timed writings have prompts of their own. */
export interface ReturningPrompt {
  id: string
  tests: number[]
}

/** What the test brings back, for its cover. Throws a RangeError for a number that is none. */
export function returnsIn(level: Level, number: number): { passages: ReturningPassage[]; prompts: ReturningPrompt[] } {
  const published = testOf(level, number)
  const earlier = publishedTests(level, CURRENT_EDITION).slice(0, number - 1)
  const quizzes = publishedQuizzes({ level, subject: 'reading_comprehension' }, CURRENT_EDITION) ?? []
  const inQuizzes = quizzes.map(({ items }) => new Set(items.map(({ name }) => sourceOf({ id: name }))))
  const inTests = earlier.map((test) => new Set(sourcesOf(test)))
  const passages = passagesOf(published, level).map((passage) => ({
    ...passage,
    tests: numbersWhere(inTests, (sources) => sources.has(`passage-${passage.id}`)),
    quizzes: numbersWhere(inQuizzes, (sources) => sources.has(`passage-${passage.id}`)),
  }))
  const prompts = published.prompts.map(({ id }) => ({
    id,
    tests: numbersWhere(earlier, (test) => test.prompts.some((prompt) => prompt.id === id)),
  }))
  return {
    passages: passages.filter(({ tests, quizzes: numbers }) => tests.length + numbers.length > 0),
    prompts: prompts.filter(({ tests }) => tests.length > 0),
  }
}

function testOf(level: Level, number: number): PublishedTest {
  const published = publishedTests(level, CURRENT_EDITION)[number - 1]
  if (!published) throw new RangeError(`no test ${number} of ${level}`)
  return published
}

const sourcesOf = ({ sections }: PublishedTest) =>
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

const numbersWhere = <T>(list: readonly T[], holds: (one: T) => boolean): number[] =>
  list.flatMap((one, index) => (holds(one) ? [index + 1] : []))
