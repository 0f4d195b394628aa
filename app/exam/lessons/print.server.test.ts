/** Every scene of every lesson can be printed: its formulas are read, and nothing appears after the last sentence. */
import { expect, test } from 'vitest'
import { LESSONS } from '~/content/lessons/lessons.server'
import { printScene } from './print.server'

test('every scene prints, in order, with the time of each sentence', () => {
  for (const { id, scenes } of LESSONS) {
    for (const scene of scenes) {
      const { sentences, starts, end, steps } = printScene(scene)
      expect(starts, id).toHaveLength(sentences.length)
      expect([...starts, end]).toEqual([...starts, end].toSorted((a, b) => a - b))
      for (const { at, struckAt, markedAt } of steps) {
        expect(at).toBeLessThan(sentences.length)
        for (const later of [struckAt, markedAt]) expect(later === null || (later >= at && later < sentences.length), id).toBe(true)
      }
    }
  }
})

test('what is crossed out or marked stays on the board, with the sentence that does it', () => {
  const board = [
    { at: 0, text: '$\\frac{1}{2}$ of 8' },
    { at: 1, strike: 0 },
    { at: 1, text: '4' },
    { at: 1, highlight: 2 },
  ]
  const { steps } = printScene({ heading: 'Half', narration: ['Half of 8.', 'It is 4.'], board, seconds: 9 })
  expect(steps).toMatchObject([
    { at: 0, struckAt: 1, markedAt: null, html: expect.stringContaining('<math') },
    { at: 1, struckAt: null, markedAt: 1, html: '4' },
  ])
})
