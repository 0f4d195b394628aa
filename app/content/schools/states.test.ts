/** Every state, every way to name it, and its tile. */
import { describe, expect, test } from 'vitest'
import { isFoundBy, STATES, stateNamed } from './states'

test('there are fifty states and the District of Columbia, each with a page of its own', () => {
  expect(STATES).toHaveLength(51)
  expect(new Set(STATES.map(({ slug }) => slug)).size).toBe(51)
  expect(STATES.map(({ name }) => name)).toEqual(STATES.map(({ name }) => name).toSorted())
})

test('eight states keep the named addresses of the specification, the others have their code', () => {
  const named = STATES.filter(({ slug, code }) => slug.length > 2 || code === 'DC').map(({ slug }) => slug)
  expect(named.toSorted()).toEqual(['california', 'connecticut', 'dc', 'florida', 'maryland', 'massachusetts', 'newyork', 'virginia'])
})

test('no two tiles of the map lie on each other', () => {
  expect(new Set(STATES.map(({ column, row }) => `${column} ${row}`)).size).toBe(51)
})

describe.each(STATES)('$name', (state) => {
  const { code, name, slug } = state
  const spellings = [
    code,
    code.toLowerCase(),
    name,
    name.toUpperCase(),
    name.toLowerCase().replaceAll(' ', '-'),
    name.replaceAll(' ', ''),
    slug,
  ]

  test.each(spellings)('is what %s names', (spelling) => {
    expect(stateNamed(spelling)).toEqual(state)
  })
})

test.each(['Washington, DC', 'washington-dc', 'D.C.', 'district-of-columbia'])('%s is the district', (spelling) => {
  expect(stateNamed(spelling)?.code).toBe('DC')
})

test.each(['', 'atlantis', 'pr', 'c-a', 'ca.md', 'new  york', '../ca', '__proto__'])('%j names no state', (spelling) => {
  expect(stateNamed(spelling)).toBeUndefined()
})

test.each([
  ['ca', ['CA', 'NC', 'SC']],
  ['CA', ['CA', 'NC', 'SC']],
  ['new', ['NH', 'NJ', 'NM', 'NY']],
  ['dc', ['DC']],
  ['zz', []],
])('a search for %s finds %j', (search, codes) => {
  expect(STATES.filter((state) => isFoundBy(state, search)).map(({ code }) => code)).toEqual(codes)
})
