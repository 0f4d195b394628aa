/** Quantities with a constant product. */
import { type Difficulty, tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrongWhole } from '~/exam/values/values'

type Setting = 'letters' | 'workers' | 'pumps' | 'share'

interface Parameters {
  setting: Setting
  x1: number
  y1: number
  x2: number
}

/** Sizes that the setting can really have. */
const SIZES: Record<
  Setting,
  { x: [low: number, high: number]; y: [low: number, high: number]; products: Record<Difficulty, [number, number]> }
> = {
  letters: { x: [2, 20], y: [2, 40], products: { easy: [24, 60], medium: [48, 120], hard: [90, 240] } },
  workers: { x: [3, 15], y: [2, 30], products: { easy: [24, 60], medium: [48, 120], hard: [90, 240] } },
  pumps: { x: [2, 12], y: [2, 36], products: { easy: [24, 60], medium: [48, 120], hard: [90, 240] } },
  share: { x: [6, 36], y: [2, 30], products: { easy: [36, 120], medium: [72, 180], hard: [120, 360] } },
}

/** Every pair of whole quantities with the same product that fits the setting. */
function pairsOf(setting: Setting, difficulty: Difficulty): Omit<Parameters, 'setting'>[] {
  const { x, y, products } = SIZES[setting]
  const [least, most] = products[difficulty]
  const numbers = ([low, high]: [number, number]) => Array.from({ length: high - low + 1 }, (_, index) => low + index)
  return numbers(x).flatMap((x1) =>
    numbers(y).flatMap((y1) =>
      numbers(x)
        .filter((x2) => {
          const y2 = (x1 * y1) / x2
          const isWhole = Number.isInteger(y2) && y2 >= y[0] && y2 <= y[1] && y1 !== y2 && x2 !== y1
          const isNear = Math.max(x1, x2) <= 3 * Math.min(x1, x2)
          const divides = x1 % x2 === 0 || x2 % x1 === 0
          const isFit = difficulty === 'medium' || divides === (difficulty === 'easy')
          return isWhole && isNear && isFit && x1 * y1 >= least && x1 * y1 <= most
        })
        .map((x2) => ({ x1, y1, x2 })),
    ),
  )
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
        stem: `It takes ${x1} workers ${y1} days to paint a school. At the same rate, how many days would it take ${x2} workers to paint the school?`,
        constant: `the whole job is $${x1} \\times ${y1} = ${x1 * y1}$ days of work for one worker`,
      }
    case 'pumps':
      return {
        stem: `It takes ${x1} identical pumps ${y1} hours to empty a pool. How many hours would it take ${x2} of these pumps to empty the pool?`,
        constant: `the whole job is $${x1} \\times ${y1} = ${x1 * y1}$ hours for one pump`,
      }
    case 'share':
      return {
        stem: `A camp has enough food to feed ${x1} campers for ${y1} days. For how many days would the same food feed ${x2} campers if each camper eats the same amount per day?`,
        constant: `the food is $${x1} \\times ${y1} = ${x1 * y1}$ daily shares`,
      }
  }
}

export const inverseVariation = defineFamily<Parameters>({
  id: 'inverse-variation',
  version: 5,
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
    x1: 'the known first quantity; a multiple or a divisor of the other one in easy draws, neither in hard ones',
    y1: 'its partner',
    x2: 'the other first quantity, at most three times as large or as small',
  },
  draw(random, { level, difficulty }) {
    const isUpper = tierOf(level) === 'upper'
    const setting = random.pick<Setting>(isUpper ? ['letters', 'workers', 'pumps', 'share'] : ['workers', 'pumps', 'share'])
    return { setting, ...random.pick(pairsOf(setting, difficulty)) }
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
        ...wrongWhole(Math.abs(y1 - y2), 'misread_question', 'Gives by how much the other quantity changes instead of what it becomes.'),
        ...wrongWhole(y2 + 1, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(y2 - 1, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(y2 + 2, 'calculation_error', 'Is two off in the division.'),
        ...wrongWhole(y2 - 2, 'calculation_error', 'Is two too low in the division.'),
        ...wrongWhole(y2 * 2, 'calculation_error', 'Halves once too few.'),
        ...wrongWhole(y2 / 2, 'calculation_error', 'Halves once too often.'),
        ...wrongWhole(y2 + 3, 'calculation_error', 'Makes the product three times the divisor too large.'),
        ...wrongWhole(y2 - 3, 'calculation_error', 'Makes the product three times the divisor too small.'),
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
