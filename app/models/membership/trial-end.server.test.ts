/** Who is told that the trial ends: everybody once, a day before, but those who pay and those who wait for a parent. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { HOUR_MS } from '~/utils/time/durations'
import { createStudent } from '../../../tests/factories/accounts'
import { mailTo } from '../../../tests/support/post-office'
import { remindOfTrialEnds } from './trial-end.server'

const now = new Date('2026-04-02T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
const told = (userId: string) => db.mailRecord.count({ where: { userId, template: 'trial-ending' } })

test('an account is told once, from a day before the end on', async () => {
  const [early, due, over] = [
    await createStudent({ createdAt: ago(23) }),
    await createStudent({ createdAt: ago(25) }),
    await createStudent({ createdAt: ago(49) }),
  ]
  await Promise.all([remindOfTrialEnds(now), remindOfTrialEnds(now)])
  await remindOfTrialEnds(now)
  expect([await told(early.id), await told(due.id), await told(over.id)]).toEqual([0, 1, 0])
  expect((await mailTo(due.email))[0]?.subject).toBe('Your welcome gift ends within a day')
})

test('nobody is told who has a plan, or who waits for a parent', async () => {
  const member = await createStudent({ createdAt: ago(30), tier: 'premium_annual' })
  const child = await createStudent({ createdAt: ago(30), profile: { level: 'ssat-middle', gradeApplied: 7, holder: 'child' } })
  await remindOfTrialEnds(now)
  expect([await told(member.id), await told(child.id)]).toEqual([0, 0])
})
