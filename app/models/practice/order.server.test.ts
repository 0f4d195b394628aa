/** Practice over a bad line: each answer stays with the question that its form showed. The drill "interleavings" plays 500 of them. */
import fc from 'fast-check'
import { test } from 'vitest'
import { practiceInTwoWindows, presses } from '../../../tests/support/students/practice-windows'

test('in every order each answer is the one that was given to its own question, and given first', async () => {
  await fc.assert(fc.asyncProperty(presses, practiceInTwoWindows), { numRuns: 60 })
}, 120_000)
