import { expect, it } from 'vitest'
import { seededRandom } from '~/exam/core/random'
import { dealtPlace, withKeyAt } from './deal'

it('of any five entries that share a round each has another place', () => {
  for (let round = 0; round < 40; round++) {
    const places = [0, 1, 2, 3, 4].map((place) => dealtPlace('analogy', round * 5 + place, 5))
    expect(places.toSorted()).toEqual([0, 1, 2, 3, 4])
  }
})

it('two decks give the same entry different letters as often as chance has it', () => {
  const same = Array.from({ length: 1000 }, (_, number) => dealtPlace('pairs', number, 5) === dealtPlace('words', number, 5)).filter(
    Boolean,
  )
  expect(same.length).toBeGreaterThan(140)
  expect(same.length).toBeLessThan(260)
})

it('the key stands where it was dealt, and no wrong choice is lost', () => {
  const wrong = ['a', 'b', 'c', 'd']
  for (let place = 0; place <= 4; place++) {
    const choices = withKeyAt(place, 'key', wrong, seededRandom(`${place}`))
    expect(choices[place]).toBe('key')
    expect(choices.toSorted()).toEqual(['a', 'b', 'c', 'd', 'key'])
  }
})
