import { expect, test } from 'vitest'
import { shortNetwork } from './network'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['10.0.0.1', '10.0.0.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', null],
  ['2001:db8:1:2:3:4:5:6', null],
  ['1.2.3.4.5', null],
  ['', null],
])('of %j a download keeps %j', (address, network) => {
  expect(shortNetwork(address)).toBe(network)
})
