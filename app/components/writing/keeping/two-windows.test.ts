/** One writing in two windows over a bad line, 500 times. The server is the plain description of ours (models/writing/save.server.test). */
import fc from 'fast-check'
import { test } from 'vitest'
import { applyText, newText } from '../../../../tests/support/students/saved-text'
import { acts, writeInTwoWindows } from '../../../../tests/support/students/two-windows'

const RUNS = 500

test('in 500 interleavings no text is replaced by a window that has not shown it, and who is refused is told', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (acts) => {
      const stored = newText()
      const server = { save: async (sent: Parameters<typeof applyText>[1]) => applyText(stored, sent), read: async () => ({ ...stored }) }
      await writeInTwoWindows(server, acts)
    }),
    { numRuns: RUNS },
  )
})
