/** Which prices are our plans'. */
import { expect, test } from 'vitest'
import { planOfPrice } from './prices.server'

test.each([
  ['a price of the settings', 'price_annual', 'annual'],
  ['a former price that the settings list', 'price_of_last_year', 'annual'],
  ['another yearly price of the same account', 'price_of_a_summer_camp', null],
])('%s is a plan of ours, or none', (_name, price, plan) => {
  expect(planOfPrice(price, { count: 1, unit: 'year' })).toBe(plan)
})
