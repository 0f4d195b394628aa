/** Quantities with a constant product. */
import { defineFamily } from '../../family'
import { tierOf } from '../../levels'
import { whole, wrongWhole } from '../../values'

type Setting = 'letters' | 'workers' | 'pumps' | 'share'

interface Parameters {
  setting: Setting
  x1: number
  y1: number
  x2: number
}

function told({ setting, x1, y1, x2 }: Parameters): { stem: string; constant: string } {
  switch (setting) {
    case 'letters':
      return {
        stem: `If $y$ varies inversely as $x$, and $y = ${y1}$ when $x = ${x1}$, what is the value of $y$ when $x = ${x2}$?`,
        constant: `the product $xy = ${x1} \\times ${y1} = ${x1 * y1}$ never changes`,
      }
    case 'workers':
      return {
        stem: `It takes ${x1} workers ${y1} days to paint a school. At the same rate, how many days would it take ${x2} workers?`,
        constant: `the whole job is $${x1} \\times ${y1} = ${x1 * y1}$ days of work for one worker`,
      }
    case 'pumps':
      return {
        stem: `With ${x1} identical pumps it takes ${y1} hours to empty a pool. How many hours would it take with ${x2} of these pumps?`,
        constant: `the whole job is $${x1} \\times ${y1} = ${x1 * y1}$ hours for one pump`,
      }
    case 'share':
      return {
        stem: `The food at a camp is enough to feed ${x1} campers for ${y1} days. For how many days would the same food feed ${x2} campers, if each eats the same amount?`,
        constant: `the food is $${x1} \\times ${y1} = ${x1 * y1}$ daily shares`,
      }
  }
}

export const inverseVariation = defineFamily<Parameters>({
  id: 'inverse-variation',
  version: 2,
  title: 'Inverse variation',
  asks: 'Gives one pair of two quantities with a constant product, in letters or in a story, and asks for another.',
  strand: 'algebra',
  skill: 'Inverse variation',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    setting: 'letters, or what the story is about',
    x1: 'the known first quantity',
    y1: 'its partner',
    x2: 'the other first quantity',
  },
  draw(random, { level, difficulty }) {
    const upper = tierOf(level) === 'upper'
    const product = random.pick(
      difficulty === 'easy' ? [24, 30, 36, 40] : difficulty === 'medium' ? [48, 60, 72, 84, 90] : [96, 108, 120, 144, 180],
    )
    const parts = Array.from({ length: 20 }, (_, index) => index + 2).filter((n) => product % n === 0 && product / n > 1)
    const [x1, x2] = random.sample(parts, 2) as [number, number]
    const settings: Setting[] = upper ? ['letters', 'workers', 'pumps', 'share'] : ['workers', 'pumps', 'share']
    return { setting: random.pick(settings), x1, y1: product / x1, x2 }
  },
  write(parameters) {
    const { x1, y1, x2 } = parameters
    const { stem, constant } = told(parameters)
    const y2 = (x1 * y1) / x2
    return {
      stem,
      answer: whole(y2),
      distractors: [
        ...wrongWhole((y1 * x2) / x1, 'concept_misunderstanding', 'Lets both quantities grow together, as in direct variation.'),
        ...wrongWhole(y1 - (x2 - x1), 'concept_misunderstanding', 'Subtracts from one quantity what was added to the other.'),
        ...wrongWhole(y1 + (x2 - x1), 'concept_misunderstanding', 'Adds the same amount to both quantities.'),
        ...wrongWhole(Math.abs(x1 * y1 - x2), 'strategy_error', 'Subtracts instead of dividing the product.'),
        ...wrongWhole(y2 + 1, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(y2 - 1, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(y2 + 2, 'calculation_error', 'Is two off in the division.'),
        ...wrongWhole(y2 * 2, 'calculation_error', 'Halves once too few.'),
      ].filter(({ value }) => Number(value) > 0),
      steps: [
        `As one quantity grows, the other shrinks so that ${constant}.`,
        `With ${x2} in place of ${x1}, the other quantity is $${x1 * y1} \\div ${x2} = ${y2}$.`,
      ],
      hints: [
        'Should the answer be larger or smaller than the number you know?',
        'Multiply the two numbers that belong together. That product stays the same.',
      ],
    }
  },
  // Looks for the number with the same product.
  solve({ x1, y1, x2 }) {
    let y = 1
    while (y * x2 < x1 * y1) y += 1
    return String(y)
  },
})
