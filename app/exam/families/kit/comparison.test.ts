import { describe, expect, it } from 'vitest'
import { fraction } from '~/exam/values/fraction'
import { comparisonQuestion, relationOf, relationOver } from './comparison'

describe('a comparison', () => {
  it('compares fractions and whole numbers exactly', () => {
    expect(relationOf(fraction(1, 3), fraction(2, 6))).toBe('equal')
    expect(relationOf(-2, fraction(-5, 2))).toBe('A')
  })

  it('is unknown as soon as two cases disagree', () => {
    expect(
      relationOver([
        [2, 1],
        [5, 3],
      ]),
    ).toBe('A')
    expect(
      relationOver([
        [2, 1],
        [1, 1],
      ]),
    ).toBe('unknown')
    expect(() => relationOver([])).toThrow('no case')
  })

  it('prints the four choices in their order, with a mistake for each wrong one', () => {
    const question = comparisonQuestion({ a: '2', b: '3', relation: 'B', steps: [], hints: [] })
    expect(question.fixedChoices?.map(({ value }) => value)).toEqual(['=A', '=B', '=equal', '=unknown'])
    expect(question.distractors.map(({ value }) => value)).toEqual(['=A', '=equal', '=unknown'])
  })
})
