/** Quantities in a constant ratio. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { gcd } from '~/exam/values/fraction'
import { whole, wrongWhole } from '~/exam/values/values'

interface Parameters {
  wording: 'varies' | 'proportional' | 'ratio'
  x1: number
  y1: number
  x2: number
}

export const directVariation = defineFamily<Parameters>({
  id: 'direct-variation',
  version: 3,
  title: 'Direct variation',
  asks: 'Says that y varies directly as x, gives one pair, and asks for y at another x.',
  strand: 'algebra',
  skill: 'Direct variation',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { wording: 'how the relation is said', x1: 'the known x', y1: 'its y', x2: 'the other x' },
  draw(random, { level, difficulty }) {
    const upper = tierOf(level) === 'upper'
    const [top, bottom] =
      difficulty === 'easy'
        ? [random.int(2, 9), 1]
        : random.pick([
            [3, 2],
            [5, 2],
            [2, 3],
            [4, 3],
            [5, 3],
            [3, 4],
            [5, 4],
            [7, 2],
            [2, 5],
          ] as const)
    const [first, second] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
    const wordings = upper ? (['varies', 'proportional'] as const) : (['proportional', 'ratio'] as const)
    const scale = difficulty === 'hard' ? 2 : 1
    // With the same x twice the answer would stand in the question.
    const other = second === first * scale ? second + 1 : second
    return { wording: random.pick(wordings), x1: first * bottom * scale, y1: first * top * scale, x2: other * bottom }
  },
  write({ wording, x1, y1, x2 }) {
    const y2 = (y1 * x2) / x1
    const shared = gcd(x1, y1)
    const [top, bottom] = [y1 / shared, x1 / shared]
    const relation = {
      varies: '$y$ varies directly as $x$',
      proportional: '$y$ is directly proportional to $x$',
      ratio: 'the ratio of $y$ to $x$ is always the same',
    }[wording]
    const k = bottom === 1 ? `${top}` : `\\frac{${top}}{${bottom}}`
    return {
      stem: `If ${relation}, and $y = ${y1}$ when $x = ${x1}$, what is the value of $y$ when $x = ${x2}$?`,
      answer: whole(y2),
      distractors: [
        ...wrongWhole(y1 + x2 - x1, 'concept_misunderstanding', 'Adds to y what was added to x, instead of keeping the ratio.'),
        ...wrongWhole((x1 * y1) / x2, 'concept_misunderstanding', 'Keeps the product the same, as in inverse variation.'),
        ...wrongWhole((x1 * x2) / y1, 'careless_mistake', 'Turns the ratio upside down.'),
        ...wrongWhole(y2 + top, 'calculation_error', 'Counts one part of the ratio too many.'),
        ...wrongWhole(y2 - top, 'calculation_error', 'Counts one part of the ratio too few.'),
        ...wrongWhole(x2 * top, 'careless_mistake', 'Multiplies by the top of the ratio and forgets the bottom.'),
        ...wrongWhole(y2 + 2, 'calculation_error', 'Is two off in the multiplication.'),
        ...wrongWhole(y2 - 1, 'calculation_error', 'Is one off in the division.'),
      ].filter(({ value }) => Number(value) > 0),
      steps: [
        `Direct variation means that $\\frac{y}{x}$ never changes. Here it is $\\frac{${y1}}{${x1}}$${bottom === x1 ? '' : `, that is $${k}$`}.`,
        `So $y = ${k} \\times ${x2} = ${y2}$.`,
      ],
      hints: ['What stays the same while x and y change?', `Write $\\frac{${y1}}{${x1}} = \\frac{y}{${x2}}$ and solve for $y$.`],
    }
  },
  // Looks for the y whose cross products agree.
  solve({ x1, y1, x2 }) {
    for (let y = 1; y < 1000; y++) if (y * x1 === y1 * x2) return String(y)
    throw new RangeError('no whole number keeps the ratio')
  },
})
