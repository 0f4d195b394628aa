import { describe, expect, test } from 'vitest'
import { bankSources } from '~/exam/bank/sources.server'
import { sourceOf } from '~/exam/core/item/name'
import { LEVELS } from '~/exam/core/levels'
import { QUESTIONS_TO_A_PASSAGE } from '~/exam/forms/quiz/reading.server'
import { drillItems } from './draw.server'
import { HABITS, type Habit } from './habits'
import { drillSections } from './sections'

const draw = (level: (typeof LEVELS)[number], section: string, exercise: Habit | null = null, hidden: string[] = []) =>
  drillItems({ level, section, exercise, estimates: [], hidden: new Set(hidden), seed: 'a seed' }) ?? []

describe.each(LEVELS)('%s', (level) => {
  test('every scored section has ten different questions of its own', () => {
    for (const { id, subject } of drillSections(level)) {
      const items = draw(level, id)
      expect(items).toHaveLength(10)
      expect(new Set(items.map((item) => item.id)).size).toBe(10)
      expect(new Set(items.map((item) => item.subject))).toEqual(new Set([subject]))
    }
  })

  test('a passage brings as many questions as in the real test, and none of the whole tests’ own', () => {
    const reading = drillSections(level).find(({ subject }) => subject === 'reading_comprehension')
    const items = draw(level, reading?.id ?? '')
    const first = items[0]?.passage?.id
    expect(items.filter(({ passage }) => passage?.id === first)).toHaveLength(QUESTIONS_TO_A_PASSAGE[level])
    const reserved = bankSources({ level, subject: 'reading_comprehension' }).filter(({ isReserved }) => isReserved)
    const names = new Set(reserved.map(({ name }) => name))
    expect(items.filter((item) => names.has(sourceOf(item)))).toEqual([])
  })
})

test('what is held back is not asked', () => {
  const [first] = draw('isee-upper', 'VR')
  const name = first ? sourceOf(first) : ''
  expect(draw('isee-upper', 'VR', null, [name]).map(sourceOf)).not.toContain(name)
})

test('the drill for rushing has its hard ones in the third, sixth and ninth place', () => {
  const difficulties = draw('isee-upper', 'QR', 'rushing_after_a_hard_one').map(({ difficulty }) => difficulty)
  expect([3, 6, 9].map((place) => difficulties[place - 1])).toEqual(['hard', 'hard', 'hard'])
  expect(difficulties.filter((difficulty) => difficulty === 'easy').length).toBeGreaterThanOrEqual(6)
})

test('there is a drill for every habit, and none for a section that the level does not have', () => {
  for (const habit of HABITS) expect(draw('ssat-middle', 'Q1', habit)).toHaveLength(10)
  expect(drillItems({ level: 'isee-upper', section: 'Q1', exercise: null, estimates: [], hidden: new Set(), seed: '' })).toBeNull()
})
