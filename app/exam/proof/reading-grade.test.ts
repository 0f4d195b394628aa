import { expect, it } from 'vitest'
import { readingGrade, syllables } from './reading-grade'

it.each([
  ['cat', 1],
  ['table', 2],
  ['number', 2],
  ['walked', 1],
  ['painted', 2],
  ['library', 3],
  ['umbrella', 3],
])('%s has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count)
})

it('a word of the syllabus counts as two syllables, however long', () => {
  expect(syllables('parallelogram')).toBe(2)
  expect(syllables('probability')).toBe(2)
})

it('short words in short sentences read easier than long words in one long sentence', () => {
  const easy = readingGrade('Ben has a red hat and a blue hat. He puts on the red hat. How many hats are left?')
  const hard = readingGrade(
    'Notwithstanding considerable deliberation, the organization ultimately discontinued its extraordinarily extravagant undertakings.',
  )
  expect(easy).toBeLessThan(3)
  expect(hard).toBeGreaterThan(15)
})

it('fewer than eight words have no grade', () => {
  expect(readingGrade('Interdenominational incomprehensibilities notwithstanding.')).toBe(0)
})
