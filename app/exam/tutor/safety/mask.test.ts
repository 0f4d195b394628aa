/** What is masked, and mathematics that is not. */
import { expect, test } from 'vitest'
import { masked } from './mask'

test.each([
  'why is the 7 in the tens place?',
  'a 12 inch square',
  'I got 12 in a different way',
  'What is the next number: 2 4 8 16 32 64',
  'Round the number 12345678',
])('"%s" stays as it is', (text) => expect(masked(text)).toBe(text))

test.each(['2125550147', 'my number is 5550147', 'I live at 12 Oak Place', 'we are at 12 oak street'])('"%s" is masked', (text) =>
  expect(masked(text)).toContain('removed]'),
)
