import { expect, test } from 'vitest'
import { FAMILIES } from '~/exam/families/families'
import { contextsOf, drawItem } from '~/exam/families/kit/family'
import { inPlainWords, toldToStudent } from './told'

test.each([
  ['Adds the denominators too.', 'You may have added the denominators too.'],
  ['Tries one pair, or forgets the order.', 'You may have tried one pair, or forgotten the order.'],
  ['Divides and does not ask what is left.', 'You may have divided and not asked what is left.'],
  ['Halves the total and then shifts one half.', 'You may have halved the total and then shifted one half.'],
  ['Is one too low.', 'You may have been one too low.'],
  ['Overlooks sums and pairs of angles.', 'You may have overlooked sums and pairs of angles.'],
  ['Forgets what the rule adds or subtracts.', 'You may have forgotten what the rule adds or subtracts.'],
  ['The passage says the opposite.', 'The passage says the opposite.'],
])('%s → %s', (says, told) => {
  expect(toldToStudent(says)).toBe(told)
})

test('every slip that a family names can be told', () => {
  const untold = new Set<string>()
  for (const family of FAMILIES)
    for (const context of contextsOf(family))
      for (const subject of family.levels[context.level]?.slice(0, 1) ?? [])
        for (const { misconception } of drawItem(family, { ...context, subject, seed: '0' }).item.choices)
          if (misconception && toldToStudent(misconception.says) === misconception.says) untold.add(misconception.says)
  expect([...untold]).toEqual([])
})

test.each([
  ['The proof stands in lines 3 to 5: “He ran.”', 'The proof is in lines 3 to 5: “He ran.”'],
  ['Multiply out the bracket: $2x + 6 = 10$.', 'Clear the parentheses: $2x + 6 = 10$.'],
  ['Stops after the bracket.', 'Stops after the parentheses.'],
])('%j is said as a teacher says it', (published, said) => {
  expect(inPlainWords(published)).toBe(said)
})
