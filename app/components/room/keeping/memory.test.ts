/** The questions of a section in the page: fetched once, asked for again after a failure, and never waited for without end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isRemembered, rememberedPage, rememberRoom } from './memory'

const questions = [{ stem: 'one' }, { stem: 'two' }]
const fetched = vi.fn<typeof fetch>()
let counter = 0

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function opened() {
  const sittingId = `sitting-${++counter}`
  rememberRoom({ sittingId, title: 'Verbal' })
  return sittingId
}

test('all who ask at once wait for one request, and later ones for none', async () => {
  const sittingId = opened()
  fetched.mockImplementation(async () => Response.json({ questions }))
  expect(await Promise.all([1, 2, 3].map((position) => isRemembered(sittingId, position)))).toEqual([true, true, false])
  expect(await rememberedPage(sittingId, 2)).toMatchObject({ title: 'Verbal', position: 2, question: { stem: 'two' } })
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('an address beyond the last question, or of another section, is the server’s to answer', async () => {
  const sittingId = opened()
  fetched.mockImplementation(async () => Response.json({ questions }))
  expect(await rememberedPage(sittingId, 3)).toBeUndefined()
  expect(await rememberedPage('another', 1)).toBeUndefined()
})

test.each([
  ['no line', () => Promise.reject(new TypeError('no line'))],
  ['a refusal', () => Promise.resolve(new Response(null, { status: 503 }))],
])('%s leaves the page without its question, and the next look asks again', async (_name, answer) => {
  const sittingId = opened()
  fetched.mockImplementationOnce(answer)
  expect(await rememberedPage(sittingId, 1)).toMatchObject({ question: null })
  fetched.mockImplementation(async () => Response.json({ questions }))
  expect(await isRemembered(sittingId, 1)).toBe(true)
})

test('a line that says nothing is given up after ten seconds', async () => {
  const sittingId = opened()
  fetched.mockImplementation(
    (_address, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const page = rememberedPage(sittingId, 1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await page).toMatchObject({ question: null })
})
