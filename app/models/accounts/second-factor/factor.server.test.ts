/** The codes of an account: each once, near its time, whatever secret sealed them; and what is stored of them. */
import { describe, expect, test } from 'vitest'
import { sealText } from '~/crypto/sealed.server'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { asStudent, createStudent } from '../../../../tests/factories/accounts'
import { codeOf, DEMO_SECRET } from '../../../../tests/factories/authenticator'
import { mailTo } from '../../../../tests/support/post-office'
import { dump } from '../../../../tests/support/tables'
import { sealOf, secondFactorOf, spendCode, turnOffSecondFactor } from './factor.server'
import { newRecoveryCodes, renewRecoveryCodes } from './recovery-codes.server'

const STEP = 30_000
const now = Date.now()
const code = (steps = 0) => codeOf(DEMO_SECRET, now + steps * STEP)
const withFactor = () => createStudent({ hasSecondFactor: true })

describe('a code of the app', () => {
  test('is good once, and so is each of the next ones', async () => {
    const { id: userId } = await withFactor()
    const spend = (steps: number) => spendCode({ owner: asStudent(userId), code: code(steps) }, new Date(now))
    expect(await spend(0)).toBe(true)
    expect(await spend(0)).toBe(false)
    expect(await spend(1)).toBe(true)
    expect(await spend(0)).toBe(false)
  })

  test('is not taken when a later one was', async () => {
    const { id: userId } = await withFactor()
    expect(await spendCode({ owner: asStudent(userId), code: code(1) }, new Date(now))).toBe(true)
    expect(await spendCode({ owner: asStudent(userId), code: code(-1) }, new Date(now))).toBe(false)
  })

  test('of another time, another account, or no account at all is refused', async () => {
    const { id: userId } = await withFactor()
    const { id: without } = await createStudent()
    for (const steps of [-2, 2]) expect(await spendCode({ owner: asStudent(userId), code: code(steps) }, new Date(now))).toBe(false)
    for (const other of [without, 'nobody']) expect(await spendCode({ owner: asStudent(other), code: code() }, new Date(now))).toBe(false)
    for (const bad of ['', '12345', 'abcdef', '0'.repeat(16)])
      expect(await spendCode({ owner: asStudent(userId), code: bad }, new Date(now))).toBe(false)
  })
})

describe('after the session secret was rotated', () => {
  const OLDER = 'an older secret of forty characters .....'
  const sealedByOlder = async () => {
    const { id: userId } = await withFactor()
    await db.secondFactor.update({ where: { userId }, data: { secret: sealText(DEMO_SECRET, sealOf(asStudent(userId)), [OLDER]) } })
    return userId
  }

  test('a code is taken while the older secret is listed, and its secret is sealed anew', async () => {
    const userId = await sealedByOlder()
    env.SESSION_SECRETS.push(OLDER)
    expect(await spendCode({ owner: asStudent(userId), code: code(0) }, new Date(now))).toBe(true)
    env.SESSION_SECRETS.pop()
    expect(await spendCode({ owner: asStudent(userId), code: code(1) }, new Date(now))).toBe(true)
  })

  test('without the older secret no code is taken, and recovery codes are', async () => {
    const userId = await sealedByOlder()
    const [recovery = ''] = (await renewRecoveryCodes(asStudent(userId))) ?? []
    expect(await spendCode({ owner: asStudent(userId), code: code(0) }, new Date(now))).toBe(false)
    expect(await spendCode({ owner: asStudent(userId), code: recovery })).toBe(true)
  })
})

describe('recovery codes', () => {
  test('are ten, each good once, and using one is mailed to the owner', async () => {
    const { id: userId, email } = await withFactor()
    const codes = (await renewRecoveryCodes(asStudent(userId))) ?? []
    expect([codes.length, new Set(codes).size]).toEqual([10, 10])
    const [first = '', second = ''] = codes
    expect(await spendCode({ owner: asStudent(userId), code: first })).toBe(true)
    expect(await spendCode({ owner: asStudent(userId), code: first })).toBe(false)
    expect((await secondFactorOf(asStudent(userId)))?.codesLeft).toBe(9)
    expect((await mailTo(email)).map(({ subject }) => subject)).toEqual(['A recovery code was used', 'You have new recovery codes'])

    await renewRecoveryCodes(asStudent(userId))
    expect(await spendCode({ owner: asStudent(userId), code: second })).toBe(false)
  })

  test('of one account open no other', async () => {
    const [first, second] = [await withFactor(), await withFactor()]
    const [own = ''] = (await renewRecoveryCodes(asStudent(first.id))) ?? []
    await renewRecoveryCodes(asStudent(second.id))
    expect(await spendCode({ owner: asStudent(second.id), code: own })).toBe(false)
  })

  test('are not made for an account without a second factor', async () => {
    const { id } = await createStudent()
    expect(await renewRecoveryCodes(asStudent(id))).toBeNull()
    expect(await db.recoveryCode.count({ where: { factor: { userId: id } } })).toBe(0)
  })

  test('hash alike only with the same salt', async () => {
    const [first, second] = [await newRecoveryCodes(), await newRecoveryCodes()]
    expect(first.salt).not.toBe(second.salt)
    expect(new Set([...first.hashes, ...second.hashes]).size).toBe(20)
  })
})

test('a copy of the database holds neither the secret nor a recovery code', async () => {
  const { id } = await withFactor()
  const codes = (await renewRecoveryCodes(asStudent(id))) ?? []
  const stored = await dump()
  for (const text of [DEMO_SECRET, ...codes]) expect(stored).not.toContain(text)
})

test('turning it off takes the recovery codes along and is mailed once', async () => {
  const { id, email } = await withFactor()
  await renewRecoveryCodes(asStudent(id))
  await turnOffSecondFactor({ owner: asStudent(id), sessionId: 'x' })
  await turnOffSecondFactor({ owner: asStudent(id), sessionId: 'x' })
  expect([await secondFactorOf(asStudent(id)), await db.recoveryCode.count({ where: { factor: { userId: id } } })]).toEqual([null, 0])
  expect((await mailTo(email)).filter(({ subject }) => subject === 'Your second factor is off')).toHaveLength(1)
})
