/** The allowance: exact limits in weeks from Monday to Monday, Eastern, none for members without limits. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import type { Feature } from '~/generated/prisma/enums'
import { createStudent } from '../../../tests/factories/accounts'
import { allowanceOf, takeUse, usedUpMessage } from './allowance.server'
import { membershipOf } from './membership'

const now = new Date('2026-03-11T15:30:00Z')
const free = membershipOf({ createdAt: new Date(0), subscriptions: [] }, now)
const trial = membershipOf({ createdAt: now, subscriptions: [] }, now)

const member = async (membership = free) => ({ id: (await createStudent()).id, membership })

async function take(who: Awaited<ReturnType<typeof member>>, feature: Feature, times: number, at = now) {
  const taken: boolean[] = []
  for (let use = 0; use < times; use++) {
    taken.push(await db.$transaction((transaction) => takeUse(transaction, { member: who, feature, reference: `use ${use}` }, at)))
  }
  return taken
}

describe('the limit', () => {
  test.each([
    ['pdf_downloads', 1],
    ['essay_workshop', 3],
    ['essay_feedback', 3],
    ['video_lessons', 3],
    ['ai_tutor', 3],
    ['practice_tests', 3],
    ['reading_comprehension', 3],
    ['pacing_trainer', 3],
    ['sectional_quizzes', 3],
    ['interactive_quiz', 3],
  ] as const)('of %s is %i', async (feature, uses) => {
    const who = await member()
    expect((await take(who, feature, uses + 2)).filter(Boolean)).toHaveLength(uses)
    expect(await allowanceOf(who, feature, now)).toMatchObject({ limit: uses, used: uses, isUsedUp: true })
  })

  test('begins again on Monday', async () => {
    const who = await member()
    await take(who, 'sectional_quizzes', 3)
    const { resetsAt } = await allowanceOf(who, 'sectional_quizzes', now)
    expect(resetsAt).toEqual(new Date('2026-03-16T04:00:00Z'))
    expect(await take(who, 'sectional_quizzes', 1, new Date(resetsAt.getTime() - 1))).toEqual([false])
    expect(await take(who, 'sectional_quizzes', 4, resetsAt)).toEqual([true, true, true, false])
  })

  test('is reached only when all are taken, also after one of the first was given back', async () => {
    const who = await member()
    await take(who, 'sectional_quizzes', 2)
    await db.featureUse.deleteMany({ where: { userId: who.id, slot: 1 } })
    expect(await take(who, 'sectional_quizzes', 3)).toEqual([true, true, false])
  })

  test('of one student is not another’s', async () => {
    const [first, second] = [await member(), await member()]
    await take(first, 'sectional_quizzes', 3)
    expect(await take(second, 'sectional_quizzes', 1)).toEqual([true])
  })

  test('takes nothing from members without limits, and trial uses do not count afterwards', async () => {
    const who = await member(trial)
    expect(await take(who, 'sectional_quizzes', 6)).toEqual(Array(6).fill(true))
    expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(0)
    expect(await allowanceOf(who, 'sectional_quizzes', now)).toMatchObject({ limit: null, isUsedUp: false })
    expect(await allowanceOf({ ...who, membership: free }, 'sectional_quizzes', now)).toMatchObject({ used: 0 })
  })

  test('says how much is used', async () => {
    const who = await member()
    await take(who, 'sectional_quizzes', 3)
    expect(usedUpMessage(await allowanceOf(who, 'sectional_quizzes', now))).toBe(
      '3/3 sectional quizzes used. Upgrade to Premium for unlimited access.',
    )
  })

  test('does not exist for what is unlimited', async () => {
    await expect(allowanceOf(await member(), 'poetry_corner', now)).rejects.toThrow(RangeError)
  })
})
