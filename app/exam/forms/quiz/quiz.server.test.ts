/** Sectional quizzes: every number of every level and subject that is offered keeps what the cover page promises. */
import { describe, expect, test } from 'vitest'
import { sectionsFor } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { choiceCount, DIFFICULTIES, LEVELS, type Level, SUBJECTS, type Subject, WRONG_ANSWER_TYPES } from '~/exam/core/levels'
import { apportion } from '~/exam/forms/apportion'
import { renderMath } from '~/exam/print/html.server'
import { plainText } from '~/exam/values/notation'
import { assembleQuiz, bringsBack, offersQuiz, quizQuestions, quizSeconds } from './quiz.server'
import { QUIZ_NUMBERS } from './size'

const OFFERED = LEVELS.flatMap((level) =>
  SUBJECTS.filter((subject) => offersQuiz(level, subject)).map((subject) => [level, subject] as const),
)
const NUMBERS = Array.from({ length: QUIZ_NUMBERS }, (_, index) => index + 1)

const quizzesOf = (level: Level, subject: Subject) => NUMBERS.map((number) => assembleQuiz(level, subject, number).items)
const contentOf = ({ stem, columns, figure, passage, choices }: Item) =>
  JSON.stringify([stem, columns, figure, passage?.id, choices.map(({ text }) => text).sort()])
/** Problems of every kind stand together; comparisons, synonyms, completions and analogies are parts of their own. */
const partOf = ({ kind }: Item) => (/comparison|synonym|completion|analogy/.test(kind) ? kind : 'problem')
const countBy = <T>(values: readonly T[], keyOf: (value: T) => string) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[keyOf(value)] = (counts[keyOf(value)] ?? 0) + 1
  return counts
}

test('every level offers its mathematics, and nothing that it does not have', () => {
  for (const level of LEVELS) {
    const mathematics = level.startsWith('isee') ? ['quantitative_reasoning', 'mathematics_achievement'] : ['quantitative']
    const offered = OFFERED.filter(([name]) => name === level).map(([, subject]) => subject)
    expect(offered).toEqual(expect.arrayContaining(mathematics))
    for (const subject of offered) expect(sectionsFor(level, subject).length).toBeGreaterThan(0)
  }
})

test.each([
  ['isee-upper', 'verbal', 1],
  ['ssat-upper', 'quantitative', 0],
  ['ssat-upper', 'quantitative', 11],
  ['ssat-upper', 'quantitative', 1.5],
  ['ssat-upper', 'essay', 1],
] as const)('there is no quiz of %s, %s, number %s', (level, subject, number) => {
  expect(() => assembleQuiz(level, subject, number)).toThrow(RangeError)
})

test('time runs as in the real section', () => {
  expect(quizSeconds('ssat-upper', 'quantitative')).toBe(24 * 60)
  expect(quizSeconds('isee-lower', 'mathematics_achievement')).toBe(20 * 60)
  expect(quizSeconds('isee-middle', 'quantitative_reasoning')).toBe(19 * 60)
})

describe.each(OFFERED)('%s, %s', (level, subject) => {
  const quizzes = quizzesOf(level, subject)
  const all = quizzes.flat()
  const isReading = subject === 'reading_comprehension'
  const isMathematics = !isReading && !subject.startsWith('verbal')

  test('has its questions in each of the ten, with the choices of its exam', () => {
    for (const items of quizzes) {
      expect(items).toHaveLength(quizQuestions(level, subject))
      expect(items.every((item) => item.level === level && item.subject === subject)).toBe(true)
      expect(items.every(({ choices }) => choices.length === choiceCount(level))).toBe(true)
    }
  })

  test('asks nothing twice', () => {
    const fresh = quizzes.filter((_, index) => !bringsBack({ level, subject }, index + 1)).flat()
    expect(isReading || fresh.length === all.length).toBe(true)
    expect(new Set(fresh.map(contentOf)).size).toBe(fresh.length)
    for (const items of quizzes) expect(new Set(items.map(contentOf)).size).toBe(items.length)
  })

  test('is the same for the same number', () => {
    // Another subject in between must not matter either; the items are made once and then kept, so the copies are compared by value.
    expect(JSON.stringify(assembleQuiz(level, subject, 3).items)).toBe(JSON.stringify(quizzes[2]))
  })

  test('has one right answer each, and wrong ones that differ and say why they tempt', () => {
    for (const item of all) {
      const texts = item.choices.map(({ text }) => plainText(text))
      expect(new Set(texts).size, item.id).toBe(texts.length)
      expect(new Set(item.choices.map(({ value }) => value)).size, item.id).toBe(texts.length)
      for (const [index, { misconception }] of item.choices.entries()) {
        expect(Boolean(misconception), item.id).toBe(index !== item.answer)
        if (misconception) expect(WRONG_ANSWER_TYPES).toContain(misconception.type)
      }
    }
  })

  test('runs from easy to hard within each part of the section', () => {
    if (isReading) return
    for (const items of quizzes) {
      const parts = [...new Set(items.map(partOf))]
      expect(items.map(partOf)).toEqual(parts.flatMap((part) => items.map(partOf).filter((other) => other === part)))
      for (const part of parts) {
        const ranks = items.filter((item) => partOf(item) === part).map(({ difficulty }) => DIFFICULTIES.indexOf(difficulty))
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }
    }
  })

  test('has the strands and kinds of the real section', () => {
    if (!isMathematics) return
    const [part] = sectionsFor(level, subject)
    if (!part) throw new Error('no section')
    const strands = Object.fromEntries(apportion(part.strands, 20))
    const comparisons = Math.round(((part.kinds.quantitative_comparison ?? 0) * 20) / part.questions)
    for (const items of quizzes) {
      expect(items.filter(({ kind }) => kind === 'quantitative_comparison')).toHaveLength(comparisons)
      expect(countBy(items, ({ difficulty }) => difficulty)).toEqual({ easy: 6, medium: 8, hard: 6 })
      // Comparisons take any strand where theirs has no family.
      if (comparisons === 0) expect(countBy(items, ({ strand }) => strand)).toEqual(strands)
    }
  })

  test('takes from many families: none more than twice in one quiz', () => {
    if (!isMathematics) return
    for (const items of quizzes) expect(Math.max(...Object.values(countBy(items, sourceOf)))).toBeLessThanOrEqual(2)
  })

  test('has every formula in a form that pages can show', () => {
    for (const { stem, columns, choices, steps, hints } of all) {
      const texts = [
        stem,
        columns?.a ?? '',
        columns?.b ?? '',
        ...choices.flatMap(({ text, misconception }) => [text, misconception?.says ?? '']),
      ]
      for (const text of [...texts, ...steps, ...hints]) expect(renderMath(text)).not.toMatch(/ style=|temml-error/)
    }
  })

  test('gives no key away by its place', () => {
    const shuffled = all.filter(({ kind, exam }) => kind !== 'quantitative_comparison' && !(exam === 'isee' && kind === 'synonym'))
    const places = countBy(shuffled, ({ answer }) => String(answer))
    const expected = shuffled.length / choiceCount(level)
    const chiSquare = Array.from({ length: choiceCount(level) }, (_, place) => ((places[place] ?? 0) - expected) ** 2 / expected)
    // 3 or 4 degrees of freedom: exceeded once in a thousand by chance.
    expect(chiSquare.reduce((sum, part) => sum + part, 0)).toBeLessThan(choiceCount(level) === 4 ? 16.3 : 18.5)
  })
})

test('an item that was taken out is replaced, and nothing else changes', () => {
  for (const subject of ['quantitative', 'verbal'] as const) {
    const before = assembleQuiz('ssat-upper', subject, 1).items
    const [out] = before
    if (!out) throw new Error('no item')
    const after = assembleQuiz('ssat-upper', subject, 1, new Set([sourceOf(out)])).items
    expect(after.map(sourceOf)).not.toContain(sourceOf(out))
    expect(after.filter((item, place) => item.id !== before[place]?.id).length).toBe(
      before.filter((item) => sourceOf(item) === sourceOf(out)).length,
    )
  }
})
