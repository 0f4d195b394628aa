/** Until when a plan opens things, by what the provider says of it. */
import { expect, test } from 'vitest'
import type { KnownInvoice, KnownSubscription } from '~/services/payments/customer.server'
import { DAY_MS } from '~/utils/time/durations'
import { planOfPrice } from '../plans/prices.server'
import { isTakenBack, termOf } from './subscriptions.server'

const [start, end] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-12-01T10:00:00Z')]
const week = (day: Date) => new Date(day.getTime() + 7 * DAY_MS)

function known(changes: Partial<KnownSubscription> = {}): KnownSubscription {
  return {
    ...{ id: 'sub_1', priceId: 'price_monthly', every: null, status: 'active', checkoutId: null },
    ...{ startDate: start, periodStart: start, periodEnd: end, endsAt: null, endedAt: null, isGivenUp: false },
    ...changes,
  }
}

test.each([
  ['renews: to the renewal and a week of grace', known(), { isActive: true, endDate: week(end), renewsAt: end }],
  ['is canceled: to the end of its time', known({ endsAt: end }), { isActive: true, endDate: end, renewsAt: null }],
  ['cannot be renewed: a week from the renewal', known({ status: 'past_due' }), { isActive: true, endDate: week(start), renewsAt: null }],
  ['has ended: to that moment', known({ status: 'canceled', endedAt: end }), { isActive: false, endDate: end, renewsAt: null }],
  ['was never paid: not at all', known({ status: 'incomplete_expired' }), { isActive: false, endDate: start, renewsAt: null }],
  [
    'the provider gave up: a week from the renewal all the same',
    known({ status: 'canceled', endedAt: start, isGivenUp: true }),
    { isActive: true, endDate: week(start), renewsAt: null },
  ],
  ['is paused: no longer', known({ status: 'paused' }), { isActive: false, endDate: start, renewsAt: null }],
])('a plan that %s', (_name, subscription, term) => {
  expect(termOf(subscription, start)).toEqual(term)
})

function invoice(changes: Partial<KnownInvoice> = {}): KnownInvoice {
  return {
    ...{ id: 'in_1', subscriptionId: 'sub_1', priceId: 'price_monthly', number: null, url: null, paymentId: 'pi_1' },
    ...{
      amount: 14_900,
      status: 'paid',
      createdAt: start,
      paidAt: start,
      refunded: 0,
      tax: 0,
      card: null,
      isDisputed: false,
      isLost: false,
    },
    isRenewal: true,
    ...changes,
  }
}

const refunded = { refunded: 14_900 }
test.each([
  ['was paid', [invoice()], false],
  ['was refunded whole', [invoice(refunded)], true],
  ['was refunded in part', [invoice({ refunded: 14_899 })], false],
  ['is in dispute', [invoice({ isDisputed: true })], true],
  ['was refunded for a month before', [invoice(refunded), invoice({ paidAt: end })], false],
  ['was refunded for the newest month, whose order is not the list’s', [invoice({ ...refunded, paidAt: end }), invoice()], true],
  ['was refunded, and a switch since cost nothing', [invoice({ amount: 0, paidAt: end }), invoice(refunded)], true],
  ['was refunded, and the next month is not paid', [invoice({ status: 'failed', paidAt: null, createdAt: end }), invoice(refunded)], true],
  [
    'was switched, and what paid for it before is in dispute',
    [invoice({ paidAt: end, isRenewal: false }), invoice({ isDisputed: true })],
    true,
  ],
  [
    'was switched, renewed, and disputed for before',
    [invoice({ paidAt: end }), invoice({ isRenewal: false }), invoice({ isDisputed: true })],
    false,
  ],
  ['was refunded for another plan', [invoice({ ...refunded, subscriptionId: 'sub_2' }), invoice()], false],
  ['costs nothing', [invoice({ amount: 0 })], false],
])('whether the money is gone of a plan that %s', (_name, invoices, isGone) => {
  expect(isTakenBack({ id: 'sub_1' }, invoices)).toBe(isGone)
})

test.each([
  ['price_quarterly', null, 'quarterly'],
  ['price_quarterly', { count: 1, unit: 'year' }, 'quarterly'],
  ['price_of_last_year', { count: 2, unit: 'month' }, null],
  ['price_of_last_year', { count: 3, unit: 'month' }, 'quarterly'],
  ['price_of_last_year', { count: 1, unit: 'year' }, 'annual'],
  ['price_of_a_week', { count: 1, unit: 'week' }, null],
  [null, null, null],
])('the price %s with the interval %o is the plan %s', (price, every, plan) => {
  expect(planOfPrice(price, every)).toBe(plan)
})
