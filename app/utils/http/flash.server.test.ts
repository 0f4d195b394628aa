import { expect, test } from 'vitest'
import { flashHeaders, readFlash } from './flash.server'

async function requestAfter(message: Parameters<typeof flashHeaders>[0]) {
  const { 'Set-Cookie': set } = await flashHeaders(message)
  return new Request('http://localhost/', { headers: { cookie: set.split(';')[0] ?? '' } })
}

test('a message set with one answer is read by the next request, with the header that removes it', async () => {
  const message = { kind: 'success', title: 'Message sent successfully!', text: "We'll get back to you as soon as possible." } as const
  const flash = await readFlash(await requestAfter(message))
  expect(flash?.message).toEqual(message)
  expect(flash?.clear).toContain('Max-Age=0')
})

test('long texts are cut at 300 characters and never inside one', async () => {
  const flash = await readFlash(await requestAfter({ kind: 'problem', title: 'Error', text: '🎈'.repeat(400) }))
  expect(flash?.message.text).toBe('🎈'.repeat(300))
})

test('a cookie that was not signed by us is ignored', async () => {
  const forged = Buffer.from(JSON.stringify({ kind: 'success', title: 'Hello', text: 'Click here' })).toString('base64')
  expect(await readFlash(new Request('http://localhost/', { headers: { cookie: `stanine_flash=${forged}.AAAA` } }))).toBeNull()
})

test('a request without the cookie has no message', async () => {
  expect(await readFlash(new Request('http://localhost/'))).toBeNull()
})
