import { describe, expect, it } from 'vitest'
import { audit, type Blind, frequencySolvers, GENERAL_SOLVERS, isGiveAway, letterSolver, NUMBER_SOLVERS, oppositeSolver } from './solvers'

const blind = (choices: string[], answer: number): Blind => ({ choices, values: choices, answer })

function picksOf(name: string, choices: string[]): string[] {
  const solver = [...GENERAL_SOLVERS, ...NUMBER_SOLVERS].find((each) => each.name === name)
  return solver?.picks(blind(choices, 0)).map((index) => choices[index] ?? '') ?? []
}

describe('a solver', () => {
  it.each([
    ['longest', ['cat', 'horse', 'cow'], ['horse']],
    ['shortest', ['cat', 'horse', 'cow'], ['cat', 'cow']],
    ['any but the longest', ['cat', 'horse', 'cow'], ['cat', 'cow']],
    ['any but the shortest', ['cat', 'dog', 'cow'], ['cat', 'dog', 'cow']],
    ['first in the alphabet', ['dog', 'cat', 'cow'], ['cat']],
    ['last in the alphabet', ['dog', 'cat', 'cow'], ['dog']],
    ['odd one out by form', ['joyful', 'careful', 'running', 'useful'], ['running']],
    ['odd one out by form', ['12', '1/2', '7', '30'], ['1/2']],
    ['odd one out by form', ['joyful', 'running', 'quickly'], ['joyful', 'running', 'quickly']],
    ['smallest', ['12', '1/2', '-3', '30'], ['-3']],
    ['greatest', ['12', '1/2', '3π', '30'], ['30']],
    ['in the middle', ['12', '1/2', '7', '30'], ['12', '7']],
    ['any but the greatest', ['12', '1/2', '7', '30'], ['12', '1/2', '7']],
    ['number 2 by size', ['12', '1/2', '7', '30'], ['7']],
    ['number 4 by size', ['12', '1/2', '7'], ['1/2', '7', '12']],
    ['number 3 by size', ['=cat', '=dog', '7'], ['=cat', '=dog', '7']],
    ['smallest', ['=cat', '=dog'], ['=cat', '=dog']],
  ])('that takes the %s of %j takes %j', (name, choices, taken) => {
    expect(picksOf(name, choices)).toEqual(taken)
  })

  it('takes the rarest word, of a phrase by its rarest', () => {
    const [rarest, commonest] = frequencySolvers((word) => ({ a: 9000, cat: 500, quixotic: 2, big: 800 })[word] ?? 1)
    const question = blind(['a big cat', 'a quixotic cat', 'a cat'], 0)
    expect(rarest?.picks(question)).toEqual([1])
    expect(commonest?.picks(question)).toEqual([0, 2])
  })

  it('takes one of two opposites', () => {
    const solver = oppositeSolver((a, b) => [a, b].sort().join() === 'big,small')
    expect(solver.picks(blind(['big', 'red', 'small', 'wet'], 0))).toEqual([0, 2])
    expect(solver.picks(blind(['red', 'wet'], 0))).toEqual([0, 1])
  })

  it('always takes the most frequent letter', () => {
    const questions = [blind(['w', 'x'], 1), blind(['w', 'x'], 1), blind(['w', 'x'], 0)]
    expect(letterSolver(questions)).toMatchObject({ name: 'always B' })
    expect(letterSolver(questions).picks(questions[2] ?? blind([], 0))).toEqual([1])
  })
})

describe('the audit', () => {
  const longest = GENERAL_SOLVERS[0] ?? letterSolver([])

  it('finds a bank whose keys are the longest', () => {
    const row = audit(
      Array.from({ length: 100 }, (_, index) => blind(['aa', 'bbb', 'c', 'd'], index % 2 ? 1 : index % 4)),
      longest,
    )
    expect(row.rate).toBeCloseTo(0.5)
    expect(row.chance).toBeCloseTo(0.25)
    expect(isGiveAway(row)).toBe(true)
  })

  it('finds nothing where the key is any of the choices', () => {
    const row = audit(
      Array.from({ length: 400 }, (_, index) => blind(['aa', 'bbb', 'c', 'd'], index % 4)),
      longest,
    )
    expect(row.rate).toBeCloseTo(0.25)
    expect(isGiveAway(row)).toBe(false)
  })

  it('allows three points and no more', () => {
    const withKeys = (right: number) => Array.from({ length: 100 }, (_, index) => blind(['aa', 'b', 'c', 'd'], index < right ? 0 : 1))
    expect(isGiveAway(audit(withKeys(27), longest))).toBe(false)
    expect(isGiveAway(audit(withKeys(29), longest))).toBe(true)
  })

  it('refuses an empty bank', () => {
    expect(() => audit([], longest)).toThrow('no questions')
  })
})
