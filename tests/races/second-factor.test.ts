/** Races for codes: each opens one door, whoever asks and however many at once. */
import { expect, test } from 'vitest'
import { openStudentSession } from '~/auth/session.server'
import { db } from '~/db.server'
import { beginAttempt, endAttempt, takeTryOf } from '~/models/accounts/second-factor/attempt.server'
import { secondFactorOf, spendCode, turnOffSecondFactor } from '~/models/accounts/second-factor/factor.server'
import { renewRecoveryCodes } from '~/models/accounts/second-factor/recovery-codes.server'
import { beginSetUp, confirmSetUp, waitingSecret } from '~/models/accounts/second-factor/set-up.server'
import { asStudent, createStudent, DEMO_PASSWORD, freshCode } from '../factories/accounts'
import { codeOf } from '../factories/authenticator'
import { openBrowser } from '../support/browser'
import { mailTo } from '../support/post-office'

const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))
const withFactor = () => createStudent({ hasSecondFactor: true })

test('twenty uses of one code of the app at once: one is taken', async () => {
  const { id: userId, email } = await withFactor()
  const code = await freshCode(email)
  expect((await twenty(() => spendCode({ owner: asStudent(userId), code }))).filter(Boolean)).toHaveLength(1)
})

test('ten sign-ins with one code at once, half by forms and half by calls, each from its browser: one gets in', async () => {
  const { id, email } = await withFactor()
  const waiting = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const browser = openBrowser()
      await browser.post('/login', { email, password: DEMO_PASSWORD })
      return browser
    }),
  )
  const code = await freshCode(email)
  await Promise.all([
    ...waiting.map((browser) => browser.post('/login/second-factor', { code })),
    ...Array.from({ length: 5 }, () => openBrowser().call('/api/login', { email, password: DEMO_PASSWORD, code })),
  ])
  expect(await db.session.count({ where: { userId: id } })).toBe(1)
})

test('two uses of each of ten recovery codes at once: ten are taken, each with its mail', async () => {
  const { id: userId, email } = await withFactor()
  const codes = (await renewRecoveryCodes(asStudent(userId))) ?? []
  const results = await Promise.all(codes.map((code) => Promise.all([1, 2].map(() => spendCode({ owner: asStudent(userId), code })))))
  expect(results.map((uses) => uses.filter(Boolean).length)).toEqual(Array(10).fill(1))
  expect((await secondFactorOf(asStudent(userId)))?.codesLeft).toBe(0)
  expect((await mailTo(email)).filter(({ subject }) => subject === 'A recovery code was used')).toHaveLength(10)
})

test('twenty uses of one recovery code at once: one is taken', async () => {
  const { id: userId } = await withFactor()
  const [code = ''] = (await renewRecoveryCodes(asStudent(userId))) ?? []
  expect((await twenty(() => spendCode({ owner: asStudent(userId), code }))).filter(Boolean)).toHaveLength(1)
})

test('twenty codes at once in one attempt: five are looked at', async () => {
  const { id } = await withFactor()
  const token = await beginAttempt(asStudent(id))
  const tries = await twenty(() => takeTryOf({ audience: 'student', token }))
  expect(tries.filter(Boolean)).toHaveLength(5)
  expect((await twenty(() => endAttempt(token))).filter(Boolean)).toHaveLength(1)
})

test('twenty beginnings and twenty confirmations of a set-up at once: one secret, one second factor, one set of codes', async () => {
  const { id: userId, email } = await createStudent()
  await openStudentSession(new Request('http://localhost:3000/'), userId)
  const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId } })
  await twenty(() => beginSetUp({ owner: asStudent(userId), sessionId }))
  const secrets = new Set(await twenty(() => waitingSecret({ owner: asStudent(userId), sessionId })))
  expect(secrets.size).toBe(1)

  const code = codeOf([...secrets][0] ?? '')
  const results = await twenty(() => confirmSetUp({ owner: asStudent(userId), sessionId, code }))
  const winners = results.flatMap((result) => (result.outcome === 'on' ? [result.codes] : []))
  expect(winners).toHaveLength(1)
  expect((await secondFactorOf(asStudent(userId)))?.codesLeft).toBe(10)
  expect(await spendCode({ owner: asStudent(userId), code: winners[0]?.[0] ?? '' })).toBe(true)
  expect((await mailTo(email)).filter(({ subject }) => subject === 'Your second factor is on')).toHaveLength(1)
})

test('renewals at once leave one set of ten, while codes are used and it is turned off without a deadlock', async () => {
  const { id: userId } = await withFactor()
  const first = (await renewRecoveryCodes(asStudent(userId))) ?? []
  const [renewed] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, () => renewRecoveryCodes(asStudent(userId)))),
    ...first.map((code) => spendCode({ owner: asStudent(userId), code })),
  ])
  expect((await secondFactorOf(asStudent(userId)))?.codesLeft).toBe(10)
  const isLive = await Promise.all(renewed.map((codes) => spendCode({ owner: asStudent(userId), code: codes?.[0] ?? '' })))
  expect(isLive.filter(Boolean)).toHaveLength(1)

  await Promise.all([
    turnOffSecondFactor({ owner: asStudent(userId), sessionId: 'x' }),
    renewRecoveryCodes(asStudent(userId)),
    turnOffSecondFactor({ owner: asStudent(userId), sessionId: 'x' }),
    renewRecoveryCodes(asStudent(userId)),
  ])
  expect([await secondFactorOf(asStudent(userId)), await db.recoveryCode.count({ where: { factor: { userId } } })]).toEqual([null, 0])
})
