/** The six blueprints against the figures of docs/exams.md 3. */
import { describe, expect, test } from 'vitest'
import { blueprintOf, levelNames, secondsPerQuestion, sectionsFor } from './blueprints'
import { LEVELS } from './levels'

const SECTIONS = {
  'isee-lower': ['VR 34/20 -4', 'QR 38/35 -3', 'RC 25/25 -5', 'MA 30/30 -5'],
  'isee-middle': ['VR 40/20 -5', 'QR 37/35 -5', 'RC 36/35 -6', 'MA 47/40 -5'],
  'isee-upper': ['VR 40/20 -5', 'QR 37/35 -5', 'RC 36/35 -6', 'MA 47/40 -5'],
  'ssat-elementary': ['Q 30/30 -0', 'V 30/20 -0', 'R 28/30 -0'],
  'ssat-middle': ['Q1 25/30 -0', 'R 40/40 -0', 'V 60/30 -0', 'Q2 25/30 -0'],
  'ssat-upper': ['Q1 25/30 -0', 'R 40/40 -0', 'V 60/30 -0', 'Q2 25/30 -0'],
} as const

describe.each(LEVELS)('%s', (level) => {
  const blueprint = blueprintOf(level)

  test('has the sections, questions, minutes and unscored questions of the real test, in its order', () => {
    const found = blueprint.sections.map(({ id, questions, minutes, unscored }) => `${id} ${questions}/${minutes} -${unscored}`)
    expect(found).toEqual(SECTIONS[level])
  })

  test('asks as many questions by kind as it has', () => {
    for (const { kinds, questions } of blueprint.sections) {
      const counts = Object.values(kinds)
      if (counts.length > 0) expect(counts.reduce((sum, count) => sum + count, 0)).toBe(questions)
    }
  })

  test('has a name and the sections of each of its subjects', () => {
    expect(levelNames().find((entry) => entry.level === level)?.name).toBe(blueprint.name)
    for (const { subject } of blueprint.sections) expect(sectionsFor(level, subject).length).toBeGreaterThan(0)
    expect(sectionsFor(level, 'essay')).toEqual([])
  })
})

test('the writing and the experimental section are those of the tests', () => {
  const found = LEVELS.map((level) => {
    const { writing, experimental } = blueprintOf(level)
    const parts = experimental?.parts.map(({ questions }) => questions).join('+') ?? 'none'
    return `${writing.id} ${writing.prompts}/${writing.minutes}, ${parts}`
  })
  expect(found).toEqual(['ES 1/30, none', 'ES 1/30, none', 'ES 1/30, none', 'W 1/15, 6+4+6', 'W 2/25, 6+5+5', 'W 2/25, 6+5+5'])
})

test('scales and penalties are those of the tests', () => {
  expect(LEVELS.map((level) => [blueprintOf(level).scale, blueprintOf(level).penaltyQuarters])).toEqual([
    [{ low: 760, high: 940 }, 0],
    [{ low: 760, high: 940 }, 0],
    [{ low: 760, high: 940 }, 0],
    [{ low: 300, high: 600 }, 0],
    [{ low: 440, high: 710 }, 1],
    [{ low: 500, high: 800 }, 1],
  ])
})

test('a question of the SSAT’s quantitative part has 72 seconds', () => {
  expect(sectionsFor('ssat-upper', 'quantitative').map(secondsPerQuestion)).toEqual([72, 72])
})
