import { expect, test } from 'vitest'
import { FOUND_ADDRESSES } from '~/found.server'
import { CARDS, cardIn, cardOf } from './cards.server'

const fileOf = (path: string) => cardOf(path).address.replace('/cards/', '')

test('every page that search engines may list has a card of its own', () => {
  expect(FOUND_ADDRESSES.filter((path) => !CARDS.has(path))).toEqual([])
})

test('every card is found again by its address, and no two share one', () => {
  const paths = [...CARDS.keys()]
  expect(paths.filter((path) => cardIn(fileOf(path)) !== CARDS.get(path))).toEqual([])
  expect(new Set(paths.map(fileOf)).size).toBe(paths.length)
})

test('what others name shows the card of the page above it', () => {
  expect(cardOf('/schools/california/buckley/tuition')).toEqual(cardOf('/schools/california'))
  expect(cardOf('/tutors/california/somebody')).toEqual(cardOf('/tutors/california'))
  expect(cardOf('/vocabulary/another')).toEqual(cardOf('/vocabulary'))
  expect(cardOf(`/${'a/'.repeat(1000)}`)).toEqual(cardOf('/'))
})

test('nothing else is a card: no title that is typed, no other hash, no path', () => {
  const [name, hash] = fileOf('/pricing').split('.')
  for (const file of [
    '',
    'pricing.png',
    `${name}.AAAAAAAA.png`,
    `premium.${hash}.png`,
    'Buy_now.abcdefgh.png',
    `../${fileOf('/pricing')}`,
  ]) {
    expect([file, cardIn(file)]).toEqual([file, null])
  }
})
