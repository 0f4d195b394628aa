import { expect, test } from 'vitest'
import { redactAddress } from './access-log.mjs'

test('addresses keep their shape and lose their secrets', () => {
  expect(redactAddress('/verify-email?token=abc&next=1')).toBe('/verify-email?token=***&next=1')
  expect(redactAddress('/payment-success?session_id=cs_1#x')).toBe('/payment-success?session_id=***#x')
  expect(redactAddress('/join?plan=a&code=XY')).toBe('/join?plan=a&code=***')
  expect(redactAddress('/zip?zipcode=10001')).toBe('/zip?zipcode=10001')
})
