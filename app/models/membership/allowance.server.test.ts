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
type Who = Awaited<ReturnType<typeof member>>

const takeOne = (who: Who, feature: Feature, reference: string, at = now) =>
  db.$transaction((transaction) => takeUse(transaction, { member: who, feature, reference }, at))

let works = 0
async function take(who: Who, feature: Feature, times: number, at = now) {
  const taken: boolean[] = []
  for (let use = 0; use < times; use++) taken.push(await takeOne(who, feature, `work ${++works}`, at))
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

  test('takes one use for one start, also when it is asked for twice and at once', async () => {
    const who = await member()
    const asked = await Promise.all([takeOne(who, 'ai_tutor', 'one'), takeOne(who, 'ai_tutor', 'one'), takeOne(who, 'ai_tutor', 'one')])
    expect([...asked, await takeOne(who, 'ai_tutor', 'one')]).toEqual([true, true, true, true])
    expect(await db.featureUse.count({ where: { userId: who.id } })).toBe(1)
    expect(await take(who, 'ai_tutor', 3)).toEqual([true, true, false])
  })
})

test.each([
  ['video_lessons', '3/3 used: video lessons this week.'],
  ['ai_tutor', '3/3 used: AI tutor sessions this week.'],
  ['essay_feedback', '3/3 used: essay feedbacks this week.'],
  ['essay_workshop', '3/3 used: essay submissions this week.'],
  ['practice_tests', '3/3 used: practice tests this month.'],
  ['reading_comprehension', '3/3 used: reading passages this week.'],
  ['pacing_trainer', '3/3 used: pacing sessions this week.'],
  ['pdf_downloads', '1/1 used: PDF practice tests this week.'],
  ['sectional_quizzes', '3/3 used: sectional quizzes this week.'],
  ['interactive_quiz', '3/3 used: interactive quizzes this week.'],
] as const)('whoever has used up %s reads: %s', async (feature, words) => {
  const who = await member()
  await take(who, feature, 3)
  expect(usedUpMessage(await allowanceOf(who, feature, now))).toBe(`${words} Upgrade to Premium for unlimited access.`)
})
