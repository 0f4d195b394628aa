/** What a form that enhance.js sends is answered. */
import { afterEach, expect, test } from 'vitest'
import { ask, closeServers, FORM, OURS, serve } from '../asked-door'

afterEach(closeServers)

const application = (_req: unknown, res: import('node:http').ServerResponse) => {
  res.writeHead(303, { Location: '/contact', 'Set-Cookie': 'message=sent' })
  res.end()
}

test('a redirect comes as its address, with its cookies', async () => {
  const port = await serve(application)
  const { status, headers } = await ask(port, '/contact', { method: 'POST', headers: { ...FORM, 'x-stanine-form': 'yes' }, body: 'a=b' })
  expect([status, headers['x-stanine-location'], headers.location]).toEqual([204, '/contact', undefined])
  expect(headers['set-cookie']).toEqual(['message=sent'])
})

test('a browser that sends the form itself is redirected', async () => {
  const { status, headers } = await ask(await serve(application), '/contact', { method: 'POST', headers: FORM, body: 'a=b' })
  expect([status, headers['x-stanine-location'], headers.location]).toEqual([303, undefined, '/contact'])
})

test('a page that is only read is redirected as ever', async () => {
  const { status } = await ask(await serve(application), '/old', { headers: { ...OURS, 'x-stanine-form': 'yes' } })
  expect(status).toBe(303)
})
