/** Whole tests: every number of every level against the blueprint, and against all that the level publishes besides. */
import { describe, expect, test } from 'vitest'
import { COMPLETIONS } from '~/content/completions/completions.server'
import { PASSAGES } from '~/content/passages/passages.server'
import { PROMPTS } from '~/content/prompts/prompts.server'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { choiceCount, examOf, LEVELS, type Level, otherExam, type Subject, tierOf } from '~/exam/core/levels'
import { apportion } from '~/exam/forms/quiz/apportion'
import { assembleQuiz, offersQuiz } from '~/exam/forms/quiz/quiz.server'
import { askedContent } from './plan/mathematics.server'
import { stretchOf } from './plan/problems.server'
import { TEST_NUMBERS } from './size'
import { assembleTest, returnsIn, type TestForm } from './test.server'

const NUMBERS = Array.from({ length: TEST_NUMBERS }, (_, index) => index + 1)
const TESTS = new Map(LEVELS.map((level) => [level, NUMBERS.map((number) => assembleTest(level, number))]))
const testsOf = (level: Level) => TESTS.get(level) ?? []
const allItems = ({ sections }: TestForm) => sections.flatMap(({ items }) => items)
const quizItems = (level: Level, subject: Subject) =>
  offersQuiz(level, subject) ? NUMBERS.concat(7, 8, 9, 10).flatMap((number) => assembleQuiz(level, subject, number).items) : []

const isVerbal = ({ strand }: Item) => strand === 'vocabulary' || strand === 'logic'
const isReading = ({ kind }: Item) => kind === 'passage_question'
const isMathematics = (item: Item) => !isVerbal(item) && !isReading(item)
const passagesIn = (items: readonly Item[]) => [...new Set(items.flatMap(({ passage }) => passage?.id ?? []))]
const passageOf = (level: Level, id: string) => PASSAGES[tierOf(level)].find((passage) => passage.id === id)
const repeated = <T>(values: readonly T[]) => values.filter((value, index) => values.indexOf(value) !== index)
const countBy = <T>(values: readonly T[], keyOf: (value: T) => string) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[keyOf(value)] = (counts[keyOf(value)] ?? 0) + 1
  return counts
}

/** One blank, a phrase, two blanks: of completions; of all else the kind. */
const verbalKind = (level: Level, item: Item) =>
  COMPLETIONS[tierOf(level)].find(({ id }) => `completion-${id}` === sourceOf(item))?.kind ?? item.kind
/** docs/exams.md 1.2, 2.1, 2.2. */
const VERBAL: Record<Level, Record<string, number>> = {
  'isee-lower': { synonym: 17, word: 11, phrase: 6 },
  'isee-middle': { synonym: 20, word: 20 },
  'isee-upper': { synonym: 19, word: 12, pair: 9 },
  'ssat-elementary': { synonym: 15, analogy: 15 },
  'ssat-middle': { synonym: 30, analogy: 30 },
  'ssat-upper': { synonym: 30, analogy: 30 },
}
/** Passages and questions to each. */
const READING: Record<Level, [passages: number, questions: number]> = {
  'isee-lower': [5, 5],
  'isee-middle': [6, 6],
  'isee-upper': [6, 6],
  'ssat-elementary': [7, 4],
  'ssat-middle': [8, 5],
  'ssat-upper': [8, 5],
}

test.each([0, 7, 1.5, -1, Number.NaN])('there is no test %s', (number) => {
  expect(() => assembleTest('isee-upper', number)).toThrow(RangeError)
  expect(() => returnsIn('isee-upper', number)).toThrow(RangeError)
})

describe.each(LEVELS)('%s', (level) => {
  const { sections, experimental, writing } = blueprintOf(level)
  const tests = testsOf(level)

  test('has the sections, questions and minutes of the real test, in its order', () => {
    const parts = [...sections, ...(experimental ? [{ ...experimental, subject: null, questions: 16 }] : [])]
    const expected = parts.map(({ id, subject, name, questions, minutes }) => [id, subject, name, questions, minutes * 60])
    for (const form of tests) {
      expect(form.sections.map(({ id, subject, name, items, seconds }) => [id, subject, name, items.length, seconds])).toEqual(expected)
      for (const item of allItems(form)) expect([item.level, item.choices.length]).toEqual([level, choiceCount(level)])
    }
  })

  test('asks each verbal kind as often as the real section', () => {
    for (const form of tests) {
      const items = form.sections.find(({ id }) => id === 'VR' || id === 'V')?.items ?? []
      expect(countBy(items, (item) => verbalKind(level, item))).toEqual(VERBAL[level])
    }
  })

  test('asks each strand of mathematics, and comparisons, as often as the blueprint says', () => {
    for (const form of tests) {
      for (const id of ['QR', 'MA', 'Q']) {
        const part = sections.find((section) => section.id === id)
        const items = form.sections.find((section) => section.id === id)?.items ?? []
        if (!part) continue
        const strands = Object.fromEntries([...apportion(part.strands, part.questions)].filter(([, count]) => count > 0))
        expect(countBy(items, ({ strand }) => strand)).toEqual(strands)
        expect(items.filter(({ kind }) => kind === 'quantitative_comparison')).toHaveLength(part.kinds.quantitative_comparison ?? 0)
      }
      const halves = form.sections.filter(({ id }) => id === 'Q1' || id === 'Q2').flatMap(({ items }) => items)
      if (halves.length > 0) {
        expect(countBy(halves, ({ strand }) => strand)).toEqual({ number: 20, algebra: 12, geometry: 7, measurement: 4, data: 7 })
      }
    }
  })

  test('has its passages with as many questions each, of varied kinds, and poems on the SSAT alone', () => {
    const [passages, questions] = READING[level]
    for (const form of tests) {
      const items = form.sections.find(({ subject }) => subject === 'reading_comprehension')?.items ?? []
      const ids = passagesIn(items)
      expect(items.map(({ passage }) => passage?.id)).toEqual(ids.flatMap((id) => Array(questions).fill(id)))
      expect(ids).toHaveLength(passages)
      const kinds = ids.map((id) => passageOf(level, id)?.kind ?? '')
      expect(new Set(kinds).size).toBeGreaterThanOrEqual(4)
      expect(kinds.some((kind, index) => kind === kinds[index - 1])).toBe(false)
      expect(kinds.includes('poem')).toBe(examOf(level) === 'ssat')
      const stories = kinds.filter((kind) => ['fiction', 'poem', 'biography'].includes(kind)).length
      if (examOf(level) === 'ssat') expect(Math.abs(stories - passages / 2)).toBeLessThanOrEqual(1)
    }
  })

  test('asks every reading category in each test, whatever the questions to a passage', () => {
    for (const form of tests)
      expect(
        new Set(
          allItems(form)
            .filter(isReading)
            .map(({ skill }) => skill),
        ).size,
      ).toBe(6)
  })

  test('runs from easy to hard within each kind, and keeps a passage’s own order', () => {
    for (const { sections: parts } of tests) {
      for (const { id, items } of parts) {
        const ranks = items.filter((item) => !isReading(item)).map(stretchOf)
        if (id !== 'EX') expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
        for (const passage of passagesIn(items)) {
          const places = items.filter((item) => item.passage?.id === passage).map((item) => Number(item.id.split(':')[1]))
          expect(places[0]).toBe(1)
          expect(places).toEqual(places.toSorted((a, b) => a - b))
        }
      }
    }
  })

  test('mixes in as many unscored questions as the real section, one whole passage where it reads', () => {
    for (const form of tests) {
      for (const { id, subject, items, unscored } of form.sections) {
        const expected = id === 'EX' ? items.length : (sections.find((part) => part.id === id)?.unscored ?? 0)
        expect(new Set(unscored).size).toBe(expected)
        expect(unscored.every((place) => items[place] !== undefined)).toBe(true)
        if (subject === 'reading_comprehension' && expected > 0) {
          expect(passagesIn(unscored.flatMap((place) => items[place] ?? []))).toHaveLength(1)
        }
      }
    }
    const drawn = tests.map(({ sections: [first] }) => first?.unscored.join())
    if (examOf(level) === 'isee') expect(new Set(drawn).size).toBe(TEST_NUMBERS)
  })

  test('tries out six verbal questions, one passage, and mathematics in the experimental section', () => {
    for (const { sections: parts } of tests) {
      const items = parts.find(({ id }) => id === 'EX')?.items ?? []
      const order = experimental?.parts.flatMap(({ subject, questions }) => Array<Subject>(questions).fill(subject)) ?? []
      expect(items.map(({ subject }) => subject)).toEqual(order)
      expect(passagesIn(items)).toHaveLength(experimental ? 1 : 0)
    }
  })

  test('asks nothing twice in its six tests and ten quizzes', () => {
    const subjects = [...new Set(sections.map(({ subject }) => subject))]
    const [asked, inQuizzes] = [tests.flatMap(allItems), subjects.flatMap((subject) => quizItems(level, subject))]
    const sources = asked.filter(isVerbal).map(sourceOf)
    const contents = asked.filter(isMathematics).map(askedContent)
    expect([repeated(sources), repeated(contents)]).toEqual([[], []])
    const [quizSources, quizContents] = [new Set(inQuizzes.map(sourceOf)), new Set(inQuizzes.map(askedContent))]
    expect(sources.filter((source) => quizSources.has(source))).toEqual([])
    expect(contents.filter((content) => quizContents.has(content))).toEqual([])
    expect(repeated(tests.flatMap((form) => passagesIn(allItems(form))))).toEqual([])
  })

  test('keeps passages of tests 1 and 2 out of every quiz of both exams and of tests 1 and 2 of the other, from the test pool', () => {
    const first = tests.slice(0, 2).flatMap((form) => passagesIn(allItems(form)))
    const twin = otherExam(level)
    const elsewhere = new Set([
      ...testsOf(twin)
        .slice(0, 2)
        .flatMap((form) => passagesIn(allItems(form))),
      ...passagesIn(quizItems(level, 'reading_comprehension')),
      ...passagesIn(quizItems(twin, 'reading_comprehension')),
    ])
    expect(first.filter((id) => elsewhere.has(id) || passageOf(level, id)?.pool !== 'test')).toEqual([])
  })

  test('has prompts of its own in each test, two to choose from at the SSAT’s Middle and Upper', () => {
    const prompts = tests.flatMap((form) => form.prompts)
    expect(prompts.every((prompt) => prompt.level === level && prompt.pool === 'test')).toBe(true)
    expect(repeated(prompts.map(({ id }) => id))).toEqual([])
    expect(tests.map((form) => form.prompts.length)).toEqual(NUMBERS.map(() => writing.prompts))
    for (const form of tests) {
      const pairs = form.prompts.map((prompt) => ('pair' in prompt ? prompt.pair : null))
      expect(new Set(pairs).size).toBe(1)
    }
    expect(PROMPTS.filter((prompt) => prompt.level === level && prompt.pool === 'test')).toHaveLength(prompts.length)
  })

  test('brings nothing of its level back in tests 1 and 2, and says of each later test what it brings back', () => {
    for (const number of NUMBERS) {
      const passages = returnsIn(level, number).filter(({ tests: earlier, quizzes }) => earlier.length + quizzes.length > 0)
      if (number <= 2) expect(passages).toEqual([])
      const own = passagesIn(allItems(tests[number - 1] as TestForm))
      const seen = own.filter((id) => passagesIn(quizItems(level, 'reading_comprehension')).includes(id))
      expect(passages.map(({ id }) => id).toSorted()).toEqual(seen.toSorted())
      for (const { id, title, quizzes, tests: earlier } of passages) {
        expect([title, earlier]).toEqual([passageOf(level, id)?.title, []])
        for (const quiz of quizzes) {
          expect(passagesIn(assembleQuiz(level, 'reading_comprehension', quiz).items)).toContain(id)
        }
        expect(quizzes.length).toBeGreaterThan(0)
      }
    }
  })

  test('says of each test what the other exam asks as well, in which of its tests and quizzes', () => {
    const twin = otherExam(level)
    const inTests = testsOf(twin).map((form) => passagesIn(allItems(form)))
    const inQuizzes = NUMBERS.concat(7, 8, 9, 10).map((number) => passagesIn(assembleQuiz(twin, 'reading_comprehension', number).items))
    const numbersIn = (lists: readonly string[][], id: string) => lists.flatMap((ids, index) => (ids.includes(id) ? [index + 1] : []))
    for (const number of NUMBERS) {
      const said = new Map(returnsIn(level, number).map(({ id, otherTests, otherQuizzes }) => [id, [otherTests, otherQuizzes]]))
      for (const id of passagesIn(allItems(tests[number - 1] as TestForm))) {
        const [inOtherTests, inOtherQuizzes] = [numbersIn(inTests, id), numbersIn(inQuizzes, id)]
        expect(said.get(id) ?? [[], []]).toEqual([inOtherTests, inOtherQuizzes])
        if (number <= 2) expect([inOtherTests.every((other) => other > 2), inOtherQuizzes]).toEqual([true, []])
      }
    }
  })

  test('is the same for the same number', () => {
    expect(JSON.stringify(assembleTest(level, 4))).toBe(JSON.stringify(tests[3]))
    // Whoever changes the lists that they got changes nobody else's.
    assembleTest(level, 4).sections[0]?.items.reverse()
    expect(JSON.stringify(assembleTest(level, 4))).toBe(JSON.stringify(tests[3]))
  })
})
