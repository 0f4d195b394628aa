/** Verbal items of the whole bank: unique choices, one key, and the order of each exam. */
import { describe, expect, test } from 'vitest'
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { WORDS } from '~/content/words/words.server'
import type { Item } from '~/exam/core/item/item'
import { choiceCount, LEVELS, type Level, tierOf } from '~/exam/core/levels'
import { analogyItem } from './analogies.server'
import { synonymItem, wordDifficulty } from './words.server'

function expectSound(item: Item, level: Level) {
  const texts = item.choices.map(({ text }) => text.toLowerCase())
  expect(texts, item.id).toHaveLength(choiceCount(level))
  expect(new Set(texts).size, item.id).toBe(texts.length)
  expect(
    item.choices.filter(({ misconception }) => !misconception),
    item.id,
  ).toHaveLength(1)
  expect(item.choices[item.answer]?.misconception, item.id).toBeUndefined()
  expect(item.steps.length, item.id).toBeGreaterThanOrEqual(2)
}

describe.each(LEVELS)('%s', (level) => {
  test('every word makes a sound question in each of its variants', () => {
    for (const word of WORDS[tierOf(level)]) {
      for (const variant of [0, 1, 2]) {
        const item = synonymItem(word, { level, subject: 'verbal', variant })
        expectSound(item, level)
        expect(item.choices.map(({ text }) => text.toLowerCase())).not.toContain(word.word.toLowerCase())
        expect(word.synonyms).toContain(item.choices[item.answer]?.text)
      }
    }
  })

  test('every analogy makes a sound question in both shapes', () => {
    for (const analogy of ANALOGIES[tierOf(level)]) {
      for (const shape of ['pairs', 'words'] as const) expectSound(analogyItem(analogy, { level, subject: 'verbal', shape }), level)
    }
  })
})

test('the ISEE lists its choices by the alphabet, the SSAT does not', () => {
  const inOrder = (level: Level) =>
    WORDS.upper.filter((word) => {
      const texts = synonymItem(word, { level, subject: 'verbal', variant: 0 }).choices.map(({ text }) => text)
      return texts.join() === texts.toSorted((a, b) => a.localeCompare(b, 'en')).join()
    }).length
  expect(inOrder('isee-upper')).toBe(WORDS.upper.length)
  expect(inOrder('ssat-upper')).toBeLessThan(WORDS.upper.length / 10)
})

test.each([
  [1, 'easy'],
  [2, 'easy'],
  [3, 'medium'],
  [4, 'hard'],
  [5, 'hard'],
] as const)('a word of commonness %i is %s', (common, difficulty) => {
  expect(wordDifficulty({ common })).toBe(difficulty)
})
