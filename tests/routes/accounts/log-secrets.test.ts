/** Nothing that opens an account stands in the log, however chatty it is set: passwords, tokens, secrets and codes pass by it. */
import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countTry } from '~/auth/limits.server'
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { log } from '~/utils/log.server'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { codeOf } from '../../factories/authenticator'
import { registration } from '../../factories/registration'
import { type Browser, openBrowser, signedIn } from '../../support/browser'
import { tokenMailedTo } from '../../support/post-office'
import { whileRowsAreRefused } from '../../support/tables'

let lines: string[] = []
const level = log.level

beforeEach(() => {
  lines = []
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, { write: (line: string) => boolean }>
  if (!stream) throw new Error('the log has no stream to listen at')
  vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(line) > 0)
  log.level = 'trace'
})

afterEach(() => {
  log.level = level
})

test('an account’s life from registration to recovery, with wrong tries and a broken database, tells the log no secret', async () => {
  const own = registration({ password: 'canary-password-one', confirmPassword: 'canary-password-one' })
  const { email } = own
  const browser = openBrowser()
  const secrets: string[] = [own.password, 'canary-wrong-password', 'canary-password-two', DEMO_PASSWORD]

  await browser.post('/register', own)
  const confirmation = await tokenMailedTo(email)
  await browser.followLink(`/verify-email?token=${confirmation}`)
  await openBrowser().post('/login', { email, password: 'canary-wrong-password' })
  await openBrowser().call('/api/login', { email, password: 'canary-wrong-password' })
  await openBrowser().call('/api/login', { email, password: own.password })

  await browser.post('/forgot-password', { email })
  const reset = await tokenMailedTo(email)
  const phone = openBrowser()
  await phone.get(`/reset-password?token=${reset}`)
  await phone.post('/reset-password', { password: 'canary-password-two', confirmPassword: 'canary-password-two' })
  await phone.post('/login', { email, password: 'canary-password-two' })

  await phone.post('/profile/second-factor', { currentPassword: 'canary-password-two' })
  const setUp = await phone.get('/profile/second-factor/set-up')
  const secret = /<p class="secret">([A-Z2-7 ]{39})<\/p>/.exec(setUp.text)?.[1]?.replaceAll(' ', '') ?? ''
  const code = codeOf(secret)
  const on = await phone.post('/profile/second-factor/set-up', { code })
  const shown = await phone.get(on.location ?? '')
  const recovery = [...shown.text.matchAll(/<li>(\d{4}(?: \d{4}){3})<\/li>/g)].map(([, one = '']) => one)
  expect([secret.length, recovery.length]).toEqual([32, 10])

  const other = openBrowser()
  await other.post('/login', { email, password: 'canary-password-two' })
  await other.post('/login/second-factor', { code })
  await other.post('/login/second-factor', { code: recovery[0] })
  const third = openBrowser()
  await third.post('/login', { email, password: 'canary-password-two' })
  await whileRowsAreRefused('sessions', () => third.post('/login/second-factor', { code: recovery[1] }))
  await whileRowsAreRefused('users', () =>
    phone.post('/profile/password', {
      currentPassword: 'canary-password-two',
      password: 'canary-password-six',
      confirmPassword: 'canary-password-six',
    }),
  )

  const cookies = [...browser.cookies.values(), ...phone.cookies.values(), ...other.cookies.values()].filter((value) => value.length > 30)
  const tokens = cookies.map((value) =>
    Buffer.from(decodeURIComponent(value).split('.')[0] ?? '', 'base64')
      .toString()
      .replaceAll('"', ''),
  )
  const stored = await db.user.findUniqueOrThrow({ where: { email }, include: { secondFactor: true, sessions: true } })
  secrets.push('canary-password-six', confirmation, reset, secret, code, ...recovery, ...recovery.map((one) => one.replaceAll(' ', '')))
  secrets.push(...cookies, ...tokens.filter((token) => token.length > 20), stored.password, stored.secondFactor?.secret ?? '')
  secrets.push(...stored.sessions.map(({ tokenHash }) => tokenHash))

  const said = lines.join('')
  expect(lines.length).toBeGreaterThan(3)
  expect(said).toContain(stored.id)
  expect(secrets.filter((one) => one && said.includes(one))).toEqual([])
  expect([said.includes(email), said.includes(own.username)]).toEqual([false, false])
})

test('the links of a new address, of keeping an account, of a parent and of a sign-in that was doubted tell the log no token', async () => {
  const { student, browser } = await signedIn()
  const [newEmail, parentEmail] = [`new-${student.email}`, `parent-${student.email}`]
  const tokens: string[] = []
  const follow = async (visitor: Browser, path: string, recipient: string, fields: Record<string, string> = {}) => {
    const token = await tokenMailedTo(recipient)
    tokens.push(token, ...token.split('.'))
    await visitor.followLink(`${path}?token=${encodeURIComponent(token)}`)
    return visitor.post(path, fields)
  }

  await browser.post('/profile/email', { email: newEmail, currentPassword: DEMO_PASSWORD })
  await whileRowsAreRefused('users', () => follow(browser, '/profile/email/confirmation', newEmail))
  await browser.post('/profile/email/link')
  expect((await follow(browser, '/profile/email/confirmation', newEmail)).status).toBe(303)

  await browser.post('/profile/deletion', { currentPassword: DEMO_PASSWORD })
  expect((await follow(openBrowser(), '/keep-account', newEmail, { by: 'link' })).status).toBe(303)

  const child = await signedIn({ profile: null })
  const profile = {
    holder: 'child',
    parentEmail,
    level: 'ssat-middle',
    gradeApplied: '7',
    timeZone: 'America/New_York',
    timePercent: '100',
  }
  await child.browser.post('/welcome', profile)
  await whileRowsAreRefused('consents', () => follow(openBrowser(), '/consent', parentEmail, { decision: 'agree' }))
  expect((await follow(openBrowser(), '/consent', parentEmail, { decision: 'agree' })).status).toBe(200)
  await openBrowser().post('/family', { email: parentEmail })
  const parent = openBrowser()
  expect((await follow(parent, '/family/link', parentEmail)).location).toBe('/family')

  for (let turn = 0; turn < 20; turn++) await countTry('sign-in strangers', newEmail)
  await openBrowser().call('/api/login', { email: newEmail, password: 'canary-wrong-password' })
  await follow(openBrowser(), '/login', newEmail, { email: newEmail, password: 'canary-wrong-password' })

  const said = lines.join('')
  expect(tokens.length).toBeGreaterThanOrEqual(7)
  expect(tokens.filter((token) => said.includes(token) || said.includes(hashToken(token)))).toEqual([])
  expect([newEmail, parentEmail, DEMO_PASSWORD, 'canary-wrong-password'].filter((text) => said.includes(text))).toEqual([])
  for (const cookie of [...parent.cookies.values(), ...browser.cookies.values()].filter((value) => value.length > 30))
    expect(said).not.toContain(cookie)
})
