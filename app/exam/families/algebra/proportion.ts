/** Equal ratios with one unknown. */

import { defineFamily } from '~/exam/families/kit/family'
import { gcd } from '~/exam/values/fraction'
import { whole, wrongWhole } from '~/exam/values/values'

/** a/b = c/d; `place` says which of the four is unknown. */
interface Parameters {
  a: number
  b: number
  c: number
  d: number
  place: 'a' | 'b' | 'c' | 'd'
}

export const proportion = defineFamily<Parameters>({
  id: 'proportion',
  version: 3,
  title: 'The missing number of a proportion',
  asks: 'Gives two equal fractions with one unknown number and asks for it.',
  strand: 'algebra',
  skill: 'Proportions',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    a: 'first numerator',
    b: 'first denominator',
    c: 'second numerator',
    d: 'second denominator',
    place: 'which one is unknown',
  },
  draw(random, { level, difficulty }) {
    const isLower = level === 'isee-lower' || level === 'ssat-elementary'
    const [top, bottom] = random.sample([2, 3, 4, 5, 7, 8, 9], 2).sort((x, y) => x - y) as [number, number]
    const shared = gcd(top, bottom)
    const [p, q] = [top / shared, bottom / shared]
    const scales = difficulty === 'easy' ? [2, 3, 4, 5] : [4, 5, 6, 7, 8, 9]
    const isPlain = difficulty === 'easy' || (isLower && difficulty === 'medium')
    const [m, n] = isPlain ? [1, random.pick(scales)] : (random.sample(isLower ? [2, 3, 4, 5] : [2, 3, 4, 5, 6, 7], 2) as [number, number])
    return { a: p * m, b: q * m, c: p * n, d: q * n, place: random.pick(isLower ? (['c', 'd'] as const) : (['a', 'b', 'c', 'd'] as const)) }
  },
  write({ a, b, c, d, place }) {
    const values = { a, b, c, d }
    const key = values[place]
    const show = (name: 'a' | 'b' | 'c' | 'd') => (name === place ? 'n' : String(values[name]))
    // The partner shares a fraction with the unknown, the opposite stands across, the twin beside it on the same level.
    const partner = { a: b, b: a, c: d, d: c }[place]
    const twin = { a: c, b: d, c: a, d: b }[place]
    const opposite = { a: d, b: c, c: b, d: a }[place]
    const isTop = place === 'a' || place === 'c'
    return {
      stem: `What number does $n$ stand for?\n$\\frac{${show('a')}}{${show('b')}} = \\frac{${show('c')}}{${show('d')}}$`,
      answer: whole(key),
      distractors: [
        ...wrongWhole(
          twin + partner - opposite,
          'concept_misunderstanding',
          'Adds the same number above and below instead of multiplying.',
        ),
        ...wrongWhole((twin * opposite) / partner, 'careless_mistake', 'Multiplies straight across instead of crosswise.'),
        ...wrongWhole((partner * opposite) / twin, 'careless_mistake', 'Multiplies and divides by the wrong pair.'),
        ...wrongWhole(key + 1, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(key - 1, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(key + 2, 'calculation_error', 'Is two off in the division.'),
        ...wrongWhole(key + twin, 'calculation_error', 'Multiplies by one too many.'),
        ...wrongWhole(Math.abs(partner - opposite), 'concept_misunderstanding', 'Gives the difference instead of the factor.'),
      ].filter(({ value }) => Number(value) > 0),
      steps: [
        `Equal fractions come from multiplying top and bottom by the same number, so the cross products are equal: $${place === 'a' || place === 'd' ? `n \\times ${opposite} = ${b} \\times ${c}` : `n \\times ${opposite} = ${a} \\times ${d}`}$.`,
        `So $n = ${key * opposite} \\div ${opposite} = ${key}$.`,
        `Check: with ${key} ${isTop ? 'on top' : 'below'}, both fractions are equal to $\\frac{${a / gcd(a, b)}}{${b / gcd(a, b)}}$.`,
      ],
      hints: ['What was the fraction that you know multiplied or divided by?', 'Cross products of equal fractions are equal.'],
    }
  },
  // Tries every number until the cross products agree.
  solve(parameters) {
    for (let n = 1; n < 500; n++) {
      const { a, b, c, d } = Object.assign({}, parameters, { [parameters.place]: n })
      if (a * d === b * c) return String(n)
    }
    throw new RangeError('no number makes the fractions equal')
  },
})
