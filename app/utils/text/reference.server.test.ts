import { expect, test } from 'vitest'
import { referenceOf } from './reference.server'

test('one request keeps its reference and another gets its own', () => {
  const request = new Request('http://localhost/')
  expect(referenceOf(request)).toBe(referenceOf(request))
  expect(referenceOf(request)).not.toBe(referenceOf(new Request('http://localhost/')))
})
