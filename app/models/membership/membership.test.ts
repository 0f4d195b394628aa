/** Membership by the clock: trial, paid, granted and ended. */
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/utils/time/durations'
import { membershipOf, type Subscription, TRIAL_MS, trialText } from './membership'

const now = new Date('2026-03-10T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)

function subscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    id: 's',
    subscriptionTier: 'premium_annual',
    subscriptionType: 'individual',
    startDate: at(-24),
    endDate: null,
    renewsAt: null,
    ...changes,
  }
}

describe('the trial', () => {
  test('lasts 48 hours from the account’s creation, to the millisecond', () => {
    const account = { createdAt: at(-48), subscriptions: [] }
    expect(membershipOf(account, now)).toMatchObject({ state: 'free', isUnlimited: false, trialLeft: 0 })
    expect(membershipOf(account, new Date(now.getTime() - 1))).toMatchObject({
      state: 'trial',
      isUnlimited: true,
      isPremium: false,
      trialLeft: 1,
    })
  })

  test('never has less than nothing left', () => {
    expect(membershipOf({ createdAt: at(-1000), subscriptions: [] }, now).trialLeft).toBe(0)
  })
})

describe('a subscription', () => {
  const old = at(-1000)

  test.each([
    ['without an end counts', subscription(), 'premium'],
    ['counts until its end', subscription({ endDate: new Date(now.getTime() + 1) }), 'premium'],
    ['is over at its end', subscription({ endDate: now }), 'free'],
    ['counts from its start', subscription({ startDate: now }), 'premium'],
    ['that begins later does not count yet', subscription({ startDate: new Date(now.getTime() + 1) }), 'free'],
    ['of the free tier is no premium', subscription({ subscriptionTier: 'free' }), 'free'],
    ['of a scholarship counts', subscription({ subscriptionTier: 'scholarship_member', subscriptionType: 'group_member' }), 'premium'],
  ] as const)('%s', (_name, one, state) => {
    expect(membershipOf({ createdAt: old, subscriptions: [one] }, now)).toMatchObject({ state, isPremium: state === 'premium' })
  })

  test('that still runs is found behind one that ended', () => {
    const subscriptions = [subscription({ endDate: at(-1) }), subscription({ id: 'other', subscriptionTier: 'premium_monthly' })]
    expect(membershipOf({ createdAt: old, subscriptions }, now)).toMatchObject({ tier: 'premium_monthly', subscription: { id: 'other' } })
  })

  test('makes a new account premium, not a trial', () => {
    expect(membershipOf({ createdAt: now, subscriptions: [subscription()] }, now)).toMatchObject({ state: 'premium', isUnlimited: true })
  })
})

test.each([
  [TRIAL_MS, '2d 0h'],
  [30 * HOUR_MS + 59 * MINUTE_MS, '1d 6h'],
  [DAY_MS, '1d 0h'],
  [DAY_MS - 1, '23h 59m'],
  [5 * HOUR_MS + 12 * MINUTE_MS, '5h 12m'],
  [59_999, '0h 0m'],
  [0, '0h 0m'],
])('%i milliseconds of trial read as %s', (milliseconds, text) => {
  expect(trialText(milliseconds)).toBe(text)
})
