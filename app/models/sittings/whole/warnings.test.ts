/** When the room warns. */
import { expect, test } from 'vitest'
import { warningsOf } from './warnings'

test.each([
  ['room', 'isee', false, [300]],
  ['room', 'isee', true, [900, 300]],
  ['room', 'ssat', false, [300]],
  // At the Elementary Level the writing lasts fifteen minutes: a warning at its first second would be none.
  ['room', 'ssat', true, [300]],
  ['none', 'isee', true, []],
  ['five', 'ssat', true, [300]],
  ['five_and_one', 'isee', false, [300, 60]],
] as const)('warnings "%s" of the %s (writing: %s) come at %j seconds before the end', (warnings, exam, isWriting, expected) => {
  expect(warningsOf(warnings, { exam, isWriting })).toEqual(expected)
})
