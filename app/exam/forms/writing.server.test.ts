import { expect, test } from 'vitest'
import { LEVELS } from '~/exam/core/levels'
import { timedWriting, writingSubject } from './writing.server'

test.each(LEVELS)('%s has ten timed writings, all from the practice pool', (level) => {
  for (let number = 1; number <= 10; number++) {
    const { prompts } = timedWriting(level, writingSubject(level), number)
    expect(prompts).toHaveLength(level === 'ssat-middle' || level === 'ssat-upper' ? 2 : 1)
    expect(prompts.every((prompt) => prompt.pool === 'practice' && prompt.level === level)).toBe(true)
  }
})

test('a number says which earlier one asks the same', () => {
  expect(timedWriting('isee-upper', 'essay', 10).sameAs).toBe(null)
  expect(timedWriting('ssat-upper', 'writing_sample', 5).sameAs).toBe(null)
  expect(timedWriting('ssat-upper', 'writing_sample', 7).sameAs).toBe(2)
})

test.each([
  ['isee-upper', 'writing_sample', 1],
  ['ssat-upper', 'essay', 1],
  ['isee-upper', 'essay', 11],
  ['isee-upper', 'essay', 0],
] as const)('%s has no %s number %i', (level, subject, number) => {
  expect(() => timedWriting(level, subject, number)).toThrow(RangeError)
})
