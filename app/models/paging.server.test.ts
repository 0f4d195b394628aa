/** Pages by key: together they hold every row once, in order, and a key that nobody printed is the first page. */
import { expect, test } from 'vitest'
import { PAGE_SIZE, pageOf, pageQuery, type Sort } from './paging.server'

const NEWEST: Sort = { field: 'at', direction: 'desc', isDate: true }
const rows = Array.from({ length: PAGE_SIZE + 1 }, (_, index) => ({
  id: `r${index}`,
  at: new Date(1_000_000 - 1000 * Math.floor(index / 3)),
}))

test('a page ends with the key behind which the next one begins', () => {
  const { rows: shown, next } = pageOf(rows, NEWEST)
  expect(shown).toHaveLength(PAGE_SIZE)
  const last = shown.at(-1)
  expect(pageQuery(NEWEST, { after: next }).behind).toEqual({ OR: [{ at: { lt: last?.at } }, { at: last?.at, id: { lt: last?.id } }] })
})

test('the last page has no next one', () => {
  expect(pageOf(rows.slice(0, PAGE_SIZE), NEWEST).next).toBeNull()
  expect(pageOf([], NEWEST)).toEqual({ rows: [], next: null })
})

test.each([null, '', 'x', '!!', btoa('[]'), btoa('["yesterday","r1"]'), btoa('[1,2]'), btoa('["2026-01-01","a\\u0000"]'), 'a'.repeat(600)])(
  'the key %j is the first page',
  (after) => {
    expect(pageQuery(NEWEST, { after }).behind).toEqual({})
  },
)

test('text is compared as text, from its beginning on', () => {
  const bySkill: Sort = { field: 'skill', direction: 'asc', isDate: false }
  const key = btoa('["Slope","r1"]')
  expect(pageQuery(bySkill, { after: key }).behind).toEqual({ OR: [{ skill: { gt: 'Slope' } }, { skill: 'Slope', id: { gt: 'r1' } }] })
})
