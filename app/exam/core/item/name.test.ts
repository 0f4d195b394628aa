/** What is printed is parsed back, and nothing else is a name. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseItemName, printItemName, sourceOf } from './name'

const names = fc.record({
  source: fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/),
  version: fc.integer({ min: 1, max: 99_999 }),
  variant: fc.string({ minLength: 1 }),
})

test('every printed name is parsed back', () => {
  fc.assert(
    fc.property(names, (name) => {
      expect(parseItemName(printItemName(name))).toEqual(name)
    }),
  )
})

test.each(['', ':', 'fraction-sum', 'fraction-sum@1', 'fraction-sum@1:', 'fraction-sum@0:a', 'fraction-sum@x:a', 'Fraction@1:a', '@1:a'])(
  '%j is no name',
  (id) => {
    expect(parseItemName(id)).toBeNull()
    expect(sourceOf({ id })).toBe(id)
  },
)

test('the source of an item is the first part of its name', () => {
  expect(sourceOf({ id: 'passage-u03@1:2' })).toBe('passage-u03')
})
