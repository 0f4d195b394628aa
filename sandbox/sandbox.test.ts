/** The stand-ins, asked as the product asks them: through Postmark's own client. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerClient } from 'postmark'
import { afterEach, expect, test } from 'vitest'
import { startSandbox } from './sandbox.mjs'

const MAIL = {
  From: 'Stanine <hello@stanine.example>',
  To: 'ada@example.com',
  Subject: 'Confirm',
  TextBody: 'Go to http://localhost:3000/verify-email?token=x.',
}
const clean: (() => unknown)[] = []

afterEach(async () => {
  for (const step of clean.splice(0).reverse()) await step()
})

async function start(folder?: string) {
  const sandbox = await startSandbox({ folder, postmarkToken: 'right' })
  clean.push(sandbox.stop)
  const mailbox = async (to: string) =>
    (await (await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`)).json()) as { subject: string; links: string[] }[]
  return { ...sandbox, mailbox, client: connect(sandbox.url, 'right') }
}

function connect(url: string, token: string) {
  return new ServerClient(token, { requestHost: new URL(url).host, useHttps: false, timeout: 1 })
}

function setFaults(url: string, faults: object) {
  return fetch(`${url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(faults) })
}

test('a mail is accepted as Postmark does and lies in the inbox of its recipient', async () => {
  const { client, mailbox } = await start()
  expect(await client.sendEmail(MAIL)).toMatchObject({ To: 'ada@example.com', ErrorCode: 0, Message: 'OK', MessageID: expect.any(String) })
  expect(await mailbox('ADA@example.com')).toMatchObject([{ subject: 'Confirm', links: ['http://localhost:3000/verify-email?token=x'] }])
  expect(await mailbox('da@example.com')).toEqual([])
})

test.each([
  ['a wrong token', 'wrong', MAIL, 401, 10],
  ['a bad recipient', 'right', { ...MAIL, To: 'nobody' }, 422, 300],
  ['no body', 'right', { ...MAIL, TextBody: '' }, 422, 300],
  ['a line break in the subject', 'right', { ...MAIL, Subject: 'a\r\nBcc: x@y.example' }, 422, 300],
])('%s is refused with the status and code of Postmark', async (_name, token, mail, statusCode, code) => {
  const { url, mailbox } = await start()
  await expect(connect(url, token).sendEmail(mail)).rejects.toMatchObject({ statusCode, code })
  expect(await mailbox('')).toEqual([])
})

test('a batch answers for each message', async () => {
  const { client, mailbox } = await start()
  const answers = await client.sendEmailBatch([MAIL, { ...MAIL, To: 'nobody' }])
  expect(answers.map(({ ErrorCode }) => ErrorCode)).toEqual([0, 300])
  expect(await mailbox('')).toHaveLength(1)
})

test('a fault strikes as often as it was told to', async () => {
  const { url, client, mailbox } = await start()
  await setFaults(url, { postmark: { status: 500, times: 2 } })
  await expect(client.sendEmail(MAIL)).rejects.toMatchObject({ statusCode: 500 })
  await expect(client.sendEmail(MAIL)).rejects.toMatchObject({ statusCode: 500 })
  expect(await client.sendEmail(MAIL)).toMatchObject({ ErrorCode: 0 })
  expect(await mailbox('')).toHaveLength(1)
})

test('a fault can strike after the work is done, break the line, or answer nonsense', async () => {
  const { url, client, mailbox } = await start()
  await setFaults(url, { postmark: { status: 503, after: true, times: 1 } })
  await expect(client.sendEmail(MAIL)).rejects.toMatchObject({ statusCode: 503 })
  expect(await mailbox('')).toHaveLength(1)

  await setFaults(url, { postmark: { reset: true, times: 1 } })
  await expect(client.sendEmail(MAIL)).rejects.toThrow()
  await setFaults(url, { postmark: { garbage: true, times: 1 } })
  await expect((await fetch(`${url}/email`, { method: 'POST' })).json()).rejects.toThrow()
  expect(await mailbox('')).toHaveLength(1)
})

test('Stripe is there only where its keys are given', async () => {
  const { url } = await start()
  for (const path of ['/v1/customers', '/stripe']) expect((await fetch(url + path)).status).toBe(404)
})

test('mail outlives the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stanine-'))
  clean.push(() => rmSync(folder, { recursive: true, force: true }))
  const first = await start(folder)
  await first.client.sendEmail(MAIL)
  expect(await (await start(folder)).mailbox('ada@example.com')).toHaveLength(1)
})

test('the inbox shows a message without running it', async () => {
  const { url, client } = await start()
  await client.sendEmail({
    ...MAIL,
    Subject: '<script>alert(1)</script>',
    HtmlBody: '<script>alert(1)</script><a href="http://localhost:3000/?a=1&amp;b=2">Go</a>',
  })
  const list = await (await fetch(`${url}/?search=ada`)).text()
  expect(list).not.toContain('<script>')
  const path = list.match(/\/message\/[0-9a-f-]+/)?.[0]
  const message = await (await fetch(url + path)).text()
  expect(message).toContain('http://localhost:3000/?a=1&#38;b=2')
  expect(message).not.toContain('<script>')
  const frame = await fetch(`${url}${path}/html`)
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-top-navigation-by-user-activation; default-src 'none'/)
})
