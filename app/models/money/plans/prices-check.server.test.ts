/** Whether the provider's prices are ours. */
import { afterEach, expect, test, vi } from 'vitest'
import { stripe } from '~/services/payments/client.server'
import { log } from '~/utils/log.server'
import { checkPrices } from './prices-check.server'

afterEach(() => vi.restoreAllMocks())

test('the prices of the settings are those of the plans', async () => {
  const [error, warn] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')]
  await checkPrices()
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []])
})

test.each([
  ['another amount', { unit_amount: 9_901 }],
  ['another currency', { currency: 'eur' }],
  ['another interval', { recurring: { interval: 'month', interval_count: 12 } }],
  ['no interval', { recurring: null }],
  ['an end of its sale', { active: false }],
])('%s at the provider is an error', async (_name, there) => {
  const retrieve = stripe.prices.retrieve.bind(stripe.prices)
  vi.spyOn(stripe.prices, 'retrieve').mockImplementation((async (id: string) => {
    const price = await retrieve(id)
    return id === 'price_annual' ? { ...price, ...there } : price
  }) as typeof stripe.prices.retrieve)
  const error = vi.spyOn(log, 'error')
  await checkPrices()
  expect(error.mock.calls).toEqual([[expect.objectContaining({ plan: 'annual' }), expect.any(String)]])
})
