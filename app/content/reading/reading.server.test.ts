import { expect, test } from 'vitest'
import { STRATEGIES } from './reading.server'

test('no text of a strategy holds a mark that should have become a number', () => {
  expect(JSON.stringify(STRATEGIES)).not.toMatch(/\[\[|\]\]/)
})

test('a question that compares two lines cites from the first to the last', () => {
  const tone = STRATEGIES.find(({ category }) => category === 'tone')
  expect(tone?.practice.question.stem).toContain('(lines 9-11)')
  expect(tone?.practice.cited).toEqual({ from: 9, to: 11 })
})
