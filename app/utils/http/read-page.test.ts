import { expect, test } from 'vitest'
import { readPage } from './read-page'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=1000', 1000],
  ['page=1001', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=1e9', 1],
  ['page=NaN', 1],
  ['page=a', 1],
  ['page=2&page=9', 2],
])('?%s is page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page)
})
