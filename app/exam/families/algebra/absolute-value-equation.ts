/** Equations with an absolute value. */
import type { Answer } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { linear, polynomialTex } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

/** |ax + b| + k = c. */
interface Parameters {
  a: number
  b: number
  k: number
  c: number
}

/** Both solutions as one answer, the smaller one first. */
function pair(first: number, second: number): Answer {
  const [low, high] = [Math.min(first, second), Math.max(first, second)]
  return { text: `$x = ${low}$ or $x = ${high}$`, value: `{${low},${high}}` }
}

const single = (x: number): Answer => ({ text: `$x = ${x}$ only`, value: `{${x}}` })

export const absoluteValueEquation = defineFamily<Parameters>({
  id: 'absolute-value-equation',
  version: 2,
  title: 'An equation with an absolute value',
  asks: 'Gives an equation of the form |ax + b| + k = c and asks for all its solutions.',
  strand: 'algebra',
  skill: 'Absolute value equations',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-middle': ['quantitative'], 'ssat-upper': ['quantitative'] },
  parameters: { a: 'coefficient of x', b: 'number inside the bars', k: 'number outside the bars, 0 unless hard', c: 'right side' },
  draw(random, { difficulty }) {
    const a = difficulty === 'easy' ? 1 : random.int(2, 4)
    const b = random.int(1, 9) * random.pick([-1, 1])
    // Both (size − b) and (−size − b) are multiples of a.
    const sizes = Array.from({ length: 24 }, (_, index) => index + 1).filter((size) => (size - b) % a === 0 && (-size - b) % a === 0)
    if (sizes.length === 0) return { a: 2, b: 2 * b, k: 0, c: 6 }
    const k = difficulty === 'hard' ? random.int(2, 9) * random.pick([-1, 1]) : 0
    return { a, b, k, c: random.pick(sizes) + k }
  },
  write({ a, b, k, c }) {
    const size = c - k
    const [high, low] = [(size - b) / a, (-size - b) / a]
    const inner = polynomialTex(linear(a, b))
    const tail = k === 0 ? '' : ` ${k < 0 ? '-' : '+'} ${Math.abs(k)}`
    const careless = [(c - b) / a, (-c - b) / a]
    return {
      stem: `Which of the following gives all solutions of $|${inner}|${tail} = ${c}$?`,
      answer: pair(low, high),
      distractors: [
        wrong(pair(high, -high), 'concept_misunderstanding', 'Solves once and takes the opposite number as the second solution.'),
        wrong(single(high), 'concept_misunderstanding', 'Leaves the bars out and finds only one of the two solutions.'),
        ...(k && careless.every(Number.isInteger)
          ? [
              wrong(
                pair(careless[0] ?? 0, careless[1] ?? 0),
                'strategy_error',
                'Splits into two cases before the absolute value stands alone.',
              ),
            ]
          : []),
        wrong(pair(-low, -high), 'careless_mistake', 'Moves the number inside the bars without changing its sign.'),
        wrong(single(low), 'careless_mistake', 'Keeps only the negative case.'),
        wrong(pair(low + 1, high + 1), 'calculation_error', 'Is one off in both subtractions.'),
        wrong(pair(low - 1, high), 'calculation_error', 'Is one off in the second case.'),
      ].filter(({ value }) => value !== '{0,0}'),
      steps: [
        ...(k ? [`First get the absolute value alone: $|${inner}| = ${size}$.`] : []),
        `A number with absolute value ${size} is ${size} or its opposite, so $${inner} = ${size}$ or $${inner} = -${size}$.`,
        `The first case gives $x = ${high}$, the second $x = ${low}$. All solutions: ${pair(low, high).text}.`,
      ],
      hints: [
        'Absolute value is a distance from zero. How many numbers lie at that distance?',
        k ? 'Get the absolute value alone before you split it into two cases.' : 'Write two equations without bars, one for each case.',
      ],
    }
  },
  // Tries every whole number.
  solve({ a, b, k, c }) {
    const found = Array.from({ length: 121 }, (_, index) => index - 60).filter((x) => Math.abs(a * x + b) + k === c)
    return `{${found.join(',')}}`
  },
})
