/** Quantitative comparison: powers and multiples of a variable of which little is known. */

import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, type Relation, relationOver } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction, multiply } from '~/exam/values/fraction'

type Domain = 'between' | 'negative' | 'aboveOne' | 'positive' | 'any'
type Side = 'x' | 'square' | 'cube' | 'double' | 'half' | 'opposite'

interface Parameters {
  domain: Domain
  a: Side
  b: Side
  relation: Relation
  letter: 'x' | 'n' | 'p' | 'y'
}

/** What is known, and numbers that fit. */
const DOMAINS: Record<Domain, { given: (v: string) => string; samples: Fraction[]; name: string }> = {
  between: { given: (v) => `$0 < ${v} < 1$`, samples: [fraction(1, 2), fraction(1, 5), fraction(9, 10)], name: 'a number between 0 and 1' },
  negative: { given: (v) => `$${v} < 0$`, samples: [fraction(-1, 2), fraction(-1), fraction(-5)], name: 'a negative number' },
  aboveOne: { given: (v) => `$${v} > 2$`, samples: [fraction(5, 2), fraction(3), fraction(10)], name: 'a number above 2' },
  positive: { given: (v) => `$${v} > 0$`, samples: [fraction(1, 2), fraction(1), fraction(2), fraction(5)], name: 'a positive number' },
  any: {
    given: (v) => `$${v} \\neq 0$`,
    samples: [fraction(-3), fraction(1, 2), fraction(2), fraction(-1, 2)],
    name: 'a number that is not zero',
  },
}

const SIDES: Record<Side, { tex: (v: string) => string; at: (x: Fraction) => Fraction }> = {
  x: { tex: (v) => v, at: (x) => x },
  square: { tex: (v) => `${v}^2`, at: (x) => multiply(x, x) },
  cube: { tex: (v) => `${v}^3`, at: (x) => multiply(x, multiply(x, x)) },
  double: { tex: (v) => `2${v}`, at: (x) => multiply(x, fraction(2)) },
  half: { tex: (v) => `\\frac{${v}}{2}`, at: (x) => multiply(x, fraction(1, 2)) },
  opposite: { tex: (v) => `-${v}`, at: (x) => multiply(x, fraction(-1)) },
}

type Row = [a: Side, b: Side, domain: Domain, relation: 'A' | 'unknown', why: string]

/** A fact for each line: the first side is greater, or it depends. */
const ROWS: Row[] = [
  ['x', 'square', 'between', 'A', 'Multiplying a number between 0 and 1 by itself makes it smaller'],
  ['square', 'cube', 'between', 'A', 'Each further factor between 0 and 1 makes the product smaller'],
  ['double', 'square', 'between', 'A', 'The square is less than the number itself, and twice the number is more'],
  ['square', 'x', 'negative', 'A', 'The square of a negative number is positive'],
  ['square', 'cube', 'negative', 'A', 'The square is positive and the cube is negative'],
  ['x', 'double', 'negative', 'A', 'Doubling a negative number takes it farther below zero'],
  ['half', 'x', 'negative', 'A', 'Half of a negative number is nearer to zero, so it is greater'],
  ['opposite', 'x', 'negative', 'A', 'The opposite of a negative number is positive'],
  ['square', 'double', 'aboveOne', 'A', 'The square is the number times itself, and the number is more than 2'],
  ['cube', 'square', 'aboveOne', 'A', 'A further factor above 1 makes the product greater'],
  ['double', 'x', 'positive', 'A', 'Doubling a positive number makes it greater'],
  ['x', 'opposite', 'positive', 'A', 'The opposite of a positive number is negative'],
  ['square', 'x', 'positive', 'unknown', 'For $\\frac{1}{2}$ the square is smaller, for 2 it is greater'],
  ['square', 'double', 'positive', 'unknown', 'For 1 the double is greater, for 5 the square is'],
  ['cube', 'square', 'positive', 'unknown', 'For $\\frac{1}{2}$ the cube is smaller, for 2 it is greater'],
  ['double', 'x', 'any', 'unknown', 'For 2 the double is greater, for −3 it is smaller'],
  ['x', 'opposite', 'any', 'unknown', 'For 2 the number itself is greater, for −3 its opposite is'],
  ['x', 'cube', 'negative', 'unknown', 'For −5 the cube is smaller, for $-\\frac{1}{2}$ it is greater'],
  ['square', 'double', 'any', 'unknown', 'For −3 the square is greater, for $\\frac{1}{2}$ the double is'],
]

export const comparePowersOfVariable = defineFamily<Parameters>({
  id: 'compare-powers-of-variable',
  version: 1,
  title: 'A variable against its square, cube, double or opposite',
  asks: 'Says in which range a variable lies and compares two of its powers or multiples.',
  strand: 'algebra',
  skill: 'Properties of numbers',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    domain: 'what is known of the variable',
    a: 'what stands in Column A',
    b: 'what stands in Column B',
    relation: 'how they compare',
    letter: 'the letter',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(['A', 'B', 'unknown'] as const)
    const easy = (row: Row) => row[2] === 'aboveOne' || row[2] === 'negative' || row[2] === 'any'
    const rows = ROWS.filter((row) => (row[3] === 'unknown') === (wanted === 'unknown') && (difficulty !== 'easy' || easy(row)))
    const [first, second, domain] = random.pick(rows)
    const isTurned = wanted === 'B' || (wanted === 'unknown' && random.chance(1, 2))
    return {
      domain,
      a: isTurned ? second : first,
      b: isTurned ? first : second,
      relation: wanted,
      letter: random.pick(['x', 'n', 'p', 'y'] as const),
    }
  },
  write({ domain, a, b, relation, letter }) {
    const why = ROWS.find((row) => row[2] === domain && [row[0], row[1]].sort().join() === [a, b].sort().join())?.[4] ?? ''
    return comparisonQuestion({
      stem: DOMAINS[domain].given(letter),
      a: `$${SIDES[a].tex(letter)}$`,
      b: `$${SIDES[b].tex(letter)}$`,
      relation,
      mistakes: {
        A: {
          type: 'concept_misunderstanding',
          says:
            a === 'square' || a === 'cube' || a === 'double'
              ? 'Believes that powers and multiples are always greater.'
              : 'Tries one number that favors Column A and stops.',
        },
        B: {
          type: 'concept_misunderstanding',
          says:
            b === 'square' || b === 'cube' || b === 'double'
              ? 'Believes that powers and multiples are always greater.'
              : 'Tries one number that favors Column B and stops.',
        },
        equal: { type: 'strategy_error', says: 'Tries only a number such as 0, 1 or 2, for which the columns agree.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that nothing can be said without the value of the variable.' },
      },
      steps: [`Think of ${DOMAINS[domain].name} and try two very different ones.`, `${why}, so ${CONCLUSIONS[relation]}.`],
      hints: [
        'Which kinds of numbers does the given fact allow: negative, fractions, large ones?',
        'Try two very different numbers. Do they lead to the same answer?',
      ],
    })
  },
  // Tries several exact numbers of the range.
  solve: ({ domain, a, b }) => `=${relationOver(DOMAINS[domain].samples.map((x) => [SIDES[a].at(x), SIDES[b].at(x)] as const))}`,
})
