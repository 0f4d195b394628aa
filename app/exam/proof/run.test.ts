import { expect, it } from 'vitest'
import { PROOF_RECORD } from '~/content/proof-record.server'
import { FAMILIES } from '~/exam/families/families'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrong } from '~/exam/values/values'
import { RULES } from './prove'
import { letterProblems, proveFamily } from './run'

function sums(solve: ({ a, b }: { a: number; b: number }) => string, slips = [1, -1, 10, -10, 20, -20]) {
  return defineFamily<{ a: number; b: number }>({
    id: 'sums',
    version: 1,
    title: 'Sums',
    asks: 'Adds two numbers.',
    strand: 'number',
    skill: 'Adding',
    kind: 'computation',
    levels: { 'isee-lower': ['mathematics_achievement'] },
    parameters: { a: 'first', b: 'second' },
    draw: (random) => ({ a: random.int(20, 60), b: random.int(20, 60) }),
    write: ({ a, b }) => ({
      stem: `What is the value of ${a} + ${b}?`,
      answer: whole(a + b),
      distractors: slips.map((slip, index) => wrong(whole(a + b + slip), 'calculation_error', `Makes slip number ${index + 1}.`)),
      steps: ['Add the tens and the ones.', `The sum is ${a + b}.`],
      hints: ['Start with the tens.'],
    }),
    solve,
  })
}

it('proves a sound family on every seed', () => {
  const proof = proveFamily(
    sums(({ a, b }) => String(a + b)),
    200,
  )
  expect(proof).toMatchObject({ id: 'sums', contexts: 3, seeds: 200, checks: 200 * RULES.length, problems: [] })
  expect(proof.distinctQuestions).toBeGreaterThan(150)
  expect(proof.letters?.least).toBeGreaterThan(0.6)
  expect(proof.letters?.most).toBeLessThan(1.4)
})

it('names the draws at which the two computations disagree, and those that throw', () => {
  expect(
    proveFamily(
      sums(({ a, b }) => String(a + b + (a > 58 ? 1 : 0))),
      200,
    ).problems[0],
  ).toMatch(/^isee-lower \w+ seed \d+: the key is \d+, the second/)
  const throwing = sums(() => {
    throw new RangeError('no answer')
  })
  expect(proveFamily(throwing, 1).problems).toEqual(['isee-lower easy seed 0: no answer'])
})

it('finds a family whose key nearly always has the same letter', () => {
  const lopsided = sums(({ a, b }) => String(a + b), [1, 2, 3, 4])
  expect(proveFamily(lopsided, 200).problems).toEqual([
    'isee-lower: A is the key of 200 in 200 draws, more than one and a half times an even share',
    ...['B', 'C', 'D'].map((letter) => `isee-lower: ${letter} is the key of 0 in 200 draws, less than half an even share`),
  ])
})

it.each<[string, number[], string[]]>([
  ['an even spread', [260, 240, 255, 245], []],
  ['a letter half as often', [125, 290, 290, 295], []],
  ['one and a half times', [375, 210, 210, 205], []],
  ['half of it, and less by luck', [110, 290, 300, 300], []],
  ['a letter that is seldom right', [60, 310, 310, 320], ['A']],
  ['a letter too often', [220, 220, 460, 100], ['C']],
  ['one of five hardly ever', [250, 250, 250, 240, 10], ['E']],
])('judges %s by its draws', (_name, counts, letters) => {
  expect(letterProblems(counts).map((problem) => problem[0])).toEqual(letters)
})

it('every family was proved in its present version: run npm run bank:prove', () => {
  expect(FAMILIES.filter(({ id, version }) => PROOF_RECORD[id]?.version !== version).map(({ id }) => id)).toEqual([])
})
