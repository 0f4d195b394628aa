/** When the data of a page are fetched again: never skipped when the address changes. */
import { expect, test } from 'vitest'
import { revalidateFrame, revalidateUnlessKept } from './revalidate'

const QUESTION = 'http://localhost/premium/sittings/abc/questions'

function revalidates(change: { to: number; intent?: string; actionResult?: unknown; default?: boolean }): boolean {
  const formData = new FormData()
  if (change.intent) formData.set('intent', change.intent)
  return revalidateUnlessKept({
    currentUrl: new URL(`${QUESTION}/1`),
    currentParams: {},
    nextUrl: new URL(`${QUESTION}/${change.to}`),
    nextParams: {},
    formData,
    actionResult: change.actionResult,
    defaultShouldRevalidate: change.default ?? true,
  })
}

test('what is saved in the background, or not sent at all, fetches nothing again', () => {
  expect(revalidates({ to: 1, intent: 'save' })).toBe(false)
  expect(revalidates({ to: 1, intent: 'next', actionResult: { state: 'offline' } })).toBe(false)
  expect(revalidates({ to: 1, intent: 'flag' })).toBe(true)
  expect(revalidates({ to: 1, intent: 'flag', default: false })).toBe(false)
})

test('a new address is always fetched, whatever ends at that moment', () => {
  for (const change of [{ intent: 'save' }, { actionResult: { state: 'offline' } }, { default: false }]) {
    expect(revalidates({ to: 2, ...change })).toBe(true)
  }
})

test('the frame stays as it is inside a section, and is fetched elsewhere', () => {
  const between = (from: string, to: string) =>
    revalidateFrame({
      currentUrl: new URL(from, QUESTION),
      currentParams: {},
      nextUrl: new URL(to, QUESTION),
      nextParams: {},
      defaultShouldRevalidate: true,
    })
  expect(between('/premium/sittings/a/questions/1', '/premium/sittings/a/questions/2')).toBe(false)
  expect(between('/premium/sittings/a/questions/1', '/premium/sittings/b/questions/2')).toBe(true)
  expect(between('/login', '/register')).toBe(true)
})
