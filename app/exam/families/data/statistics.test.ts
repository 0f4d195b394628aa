import { describe, expect, it } from 'vitest'
import { seededRandom } from '~/exam/core/random'
import { fraction } from '~/exam/values/fraction'
import { balancePoint, drawAround, meanOf, medianByStriking, medianOf, modesOf, rangeOf } from './statistics'

describe('the statistics of a list', () => {
  it('are those that a hand finds', () => {
    const values = [7, 3, 9, 3, 8]
    expect(meanOf(values)).toEqual(fraction(6))
    expect(medianOf(values)).toEqual(fraction(7))
    expect(modesOf(values)).toEqual([3])
    expect(rangeOf(values)).toBe(6)
  })

  it('put the median of an even number of values halfway between the middle two', () => {
    expect(medianOf([10, 1, 4, 7])).toEqual(fraction(11, 2))
  })

  it('name every mode when several values tie', () => {
    expect(modesOf([2, 5, 2, 5, 9])).toEqual([2, 5])
  })

  it('come out the same by the second road', () => {
    const random = seededRandom('two roads')
    for (let times = 0; times < 200; times++) {
      const values = Array.from({ length: random.int(3, 9) }, () => random.int(1, 30))
      expect(medianByStriking(values)).toEqual(medianOf(values))
    }
    expect(balancePoint([4, 8, 12])).toBe(8)
    expect(() => balancePoint([1, 2])).toThrow('not whole')
  })

  it('are as wanted in a drawn list', () => {
    const values = drawAround(seededRandom('drawn'), { count: 5, mean: 12, spread: 6 })
    expect(meanOf(values)).toEqual(fraction(12))
    expect(new Set(values).size).toBe(5)
  })
})
