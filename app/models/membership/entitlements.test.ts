/** Each tool for each tier, through the weeks and months in which New York's clocks change. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { Feature, type SubscriptionTier } from '~/generated/prisma/enums'
import { createStudent } from '../../../tests/factories/accounts'
import { allowanceOf, takeUse } from './allowance.server'
import { freeUses } from './entitlements'
import { membershipOf } from './membership'

/** Uses, and of which time; null for no limit, 0 for what is no part of the free tier. */
const TABLE: Record<Feature, { uses: number; per: 'week' | 'month' } | null> = {
  pdf_downloads: { uses: 1, per: 'week' },
  essay_workshop: { uses: 3, per: 'week' },
  essay_feedback: { uses: 3, per: 'week' },
  video_lessons: { uses: 3, per: 'week' },
  ai_tutor: { uses: 3, per: 'week' },
  practice_tests: { uses: 3, per: 'month' },
  reading_comprehension: { uses: 3, per: 'week' },
  pacing_trainer: { uses: 3, per: 'week' },
  sectional_quizzes: { uses: 3, per: 'week' },
  interactive_quiz: { uses: 3, per: 'week' },
  poetry_corner: null,
  bootcamp: { uses: 0, per: 'week' },
}
const FEATURES = Object.values(Feature)

/** A moment before the clocks change, and when week and month begin again after it. */
const CHANGES = [
  ['forward', new Date('2026-03-07T20:00Z'), { week: new Date('2026-03-09T04:00Z'), month: new Date('2026-04-01T04:00Z') }],
  ['back', new Date('2026-10-31T20:00Z'), { week: new Date('2026-11-02T05:00Z'), month: new Date('2026-11-01T04:00Z') }],
] as const

const YEAR = 365 * 24 * 60 * 60 * 1000

/** The membership of a tier; the trial's account is made at the moment itself. */
function tierAt(tier: SubscriptionTier | 'trial', now: Date) {
  const createdAt = tier === 'trial' ? now : new Date(now.getTime() - YEAR)
  const plan = { id: 's', subscriptionType: 'individual' as const, startDate: createdAt, endDate: null, renewsAt: null }
  return membershipOf({ createdAt, subscriptions: tier === 'trial' ? [] : [{ ...plan, subscriptionTier: tier }] }, now)
}

let id = ''
beforeAll(async () => {
  id = (await createStudent()).id
})

let works = 0
const take = (feature: Feature, tier: SubscriptionTier | 'trial', now: Date) =>
  db.$transaction((transaction) =>
    takeUse(transaction, { member: { id, membership: tierAt(tier, now) }, feature, reference: `work ${++works}` }, now),
  )

describe.each(CHANGES)('when the clocks go %s', (_name, before, resets) => {
  test.each(FEATURES)('the free tier of %s ends at its count and begins again to the millisecond', async (feature) => {
    const limit = TABLE[feature]
    const membership = tierAt('free', before)
    if (!limit) {
      for (let use = 0; use < 5; use++) expect(await take(feature, 'free', before)).toBe(true)
      expect(await allowanceOf({ id, membership }, feature, before)).toMatchObject({ limit: null, isUsedUp: false })
      return
    }
    const { uses, per } = limit
    const taken: boolean[] = []
    for (let use = 0; use <= uses; use++) taken.push(await take(feature, 'free', before))
    expect(taken).toEqual([...Array(uses).fill(true), false])
    expect(await allowanceOf({ id, membership }, feature, before)).toMatchObject({
      ...{ limit: uses, used: uses, per, isUsedUp: true, resetsAt: resets[per] },
    })
    expect(await take(feature, 'free', new Date(resets[per].getTime() - 1))).toBe(false)
    expect(await take(feature, 'free', resets[per])).toBe(uses > 0)
  })

  test.each(['trial', 'premium_monthly', 'premium_3month', 'premium_annual', 'scholarship_member'] as const)(
    '%s has no limit anywhere, and nothing of it is counted',
    async (tier) => {
      const counted = await db.featureUse.count({ where: { userId: id } })
      for (const feature of FEATURES) {
        for (const now of [before, resets.week]) {
          expect(await take(feature, tier, now)).toBe(true)
          expect(await allowanceOf({ id, membership: tierAt(tier, now) }, feature, now)).toMatchObject({ limit: null, isUsedUp: false })
        }
      }
      expect(await db.featureUse.count({ where: { userId: id } })).toBe(counted)
    },
  )
})

test('the public pages say of each tool what the free tier has of it', () => {
  const said = Object.fromEntries(FEATURES.map((feature) => [feature, freeUses(feature)]))
  expect(said).toMatchObject({
    pdf_downloads: '1 a week',
    practice_tests: '3 a month',
    poetry_corner: 'No limit',
    bootcamp: 'In the trial',
  })
})
