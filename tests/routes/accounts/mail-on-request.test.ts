/** Mail that anybody may ask for: over its limit a page shows the same and sends nothing, and a first registration always gets its mail. */
import { describe, expect, test } from 'vitest'
import { createStudent } from '../../factories/accounts'
import { registered, registration } from '../../factories/registration'
import { openBrowser } from '../../support/browser'
import { mailTo } from '../../support/post-office'

const seven = async <T>(ask: (turn: number) => Promise<T>) => {
  const answers: T[] = []
  for (let turn = 0; turn < 7; turn++) answers.push(await ask(turn))
  return answers
}

describe.each([
  ['known', async () => (await createStudent()).email],
  ['unconfirmed', async () => (await registered()).email],
  ['unknown', async () => registration().email],
])('for an address that is %s', (kind, address) => {
  test.each([
    ['/forgot-password', 'Choose a new password'],
    ['/register/check-email', 'Confirm your email address'],
  ])('%s shows the same page seven times and sends five mails at most', async (path, subject) => {
    const email = await address()
    const pages = await seven(() => openBrowser().post(path, { email }))
    const [first, ...others] = pages.map(({ status, location, headers }) => [status, location, [...headers.keys()]])
    for (const other of others) expect(other).toEqual(first)
    expect(first?.[0]).toBe(303)
    expect((await mailTo(email)).filter((mail) => mail.subject === subject).length).toBeLessThanOrEqual(kind === 'unknown' ? 0 : 5)
  })

  test('the call for a new link answers 429 with Retry-After from the sixth on', async () => {
    const email = await address()
    const answers = await seven(() => openBrowser().call('/api/resend-verification', { email }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), 429, 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('registrations go on with the same answer', async () => {
    const email = await address()
    const answers = await seven(() => openBrowser().call('/api/register', registration({ email })))
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      Array(7).fill([200, { message: 'Please check your email to verify your account.' }]),
    )
  })
})

test('one network asks for 120 mails of a kind in an hour; the page shows the same after that, the call answers 429', async () => {
  const school = `school-of-mail-${process.pid}`
  const ask = () => openBrowser(school).post('/register/check-email', { email: registration().email })
  for (let turn = 0; turn < 120; turn++) expect((await ask()).status).toBe(303)
  const { email } = await registered()
  await mailTo(email)
  expect((await openBrowser(school).post('/register/check-email', { email })).status).toBe(303)
  expect(await mailTo(email)).toHaveLength(1)
  expect((await openBrowser(school).call('/api/resend-verification', { email })).status).toBe(429)
})

test('a flood of requests for an address never keeps back the mail of its first registration', async () => {
  const person = registration()
  await seven(() => openBrowser().post('/forgot-password', { email: person.email }))
  await seven(() => openBrowser().post('/register/check-email', { email: person.email }))
  await openBrowser().post('/register', person)
  expect((await mailTo(person.email)).map(({ subject }) => subject)).toEqual(['Confirm your email address'])
})
