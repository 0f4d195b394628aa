/** A page is what was written, whatever alphabets meet the edges of the renderer's buffers. */
import { expect, test } from 'vitest'
import { openBrowser } from '../../support/browser'

test.each([0, 1, 2, 3])('no byte stands in a page that nobody wrote, %i letters in', async (offset) => {
  // Short enough to be written through the renderer's buffer and not beside it.
  const message = 'a'.repeat(offset) + '—'.repeat(600)
  const page = await openBrowser().post('/contact', { name: 'Ada', email: 'no address', message })
  expect([page.status, page.text.includes(message)]).toEqual([400, true])
  expect(page.text).not.toContain('\0')
})
