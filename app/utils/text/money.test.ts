import { expect, test } from 'vitest'
import { moneyText } from './money'

test.each([
  [0, '$0'],
  [14_900, '$149'],
  [1_234, '$12.34'],
  [5, '$0.05'],
  [123_456_700, '$1,234,567'],
  [-990, '−$9.90'],
])('%i cents read %s', (cents, text) => {
  expect(moneyText(cents)).toBe(text)
})
