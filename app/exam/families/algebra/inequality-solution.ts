/** The solution of a linear inequality. */
import type { Answer } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { linear, polynomialTex } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

type Sign = '<' | '>' | '≤' | '≥'

interface Parameters {
  a: number
  b: number
  c: number
  sign: Sign
}

const TEX: Record<Sign, string> = { '<': '<', '>': '>', '≤': '\\leq', '≥': '\\geq' }
const TURNED: Record<Sign, Sign> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }
const EDGE: Record<Sign, Sign> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' }
const HOLDS: Record<Sign, (left: number, right: number) => boolean> = {
  '<': (l, r) => l < r,
  '>': (l, r) => l > r,
  '≤': (l, r) => l <= r,
  '≥': (l, r) => l >= r,
}

const solution = (sign: Sign, bound: number): Answer => ({ text: `$x ${TEX[sign]} ${bound}$`, value: `x${sign}${bound}` })

export const inequalitySolution = defineFamily<Parameters>({
  id: 'inequality-solution',
  version: 1,
  title: 'The solution of an inequality',
  asks: 'Gives an inequality of the form ax + b < c, above easy also with negative a, and asks for its solution.',
  strand: 'algebra',
  skill: 'Inequalities',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { a: 'coefficient of x', b: 'number on the left', c: 'right side', sign: 'the inequality sign' },
  draw(random, { level, difficulty }) {
    const a = random.int(2, 8) * (difficulty === 'hard' || (difficulty === 'medium' && tierOf(level) === 'upper') ? -1 : 1)
    const bound = random.int(2, 9) * (difficulty !== 'easy' && random.chance(1, 2) ? -1 : 1)
    const b = random.int(2, 14) * (difficulty === 'easy' ? 1 : random.pick([-1, 1]))
    return { a, b, c: a * bound + b, sign: random.pick(['<', '>', '≤', '≥'] as const) }
  },
  write({ a, b, c, sign }) {
    const bound = (c - b) / a
    const right = a < 0 ? TURNED[sign] : sign
    const moved = (c + b) / a
    const left = a < 0 && b > 0 ? `${b} - ${-a}x` : polynomialTex(linear(a, b))
    const undo = b < 0 ? `Add ${-b} to both sides` : `Subtract ${b} from both sides`
    return {
      stem: `Which of the following gives all values of $x$ for which $${left} ${TEX[sign]} ${c}$?`,
      answer: solution(right, bound),
      distractors: [
        wrong(
          solution(TURNED[right], bound),
          'concept_misunderstanding',
          a < 0 ? 'Divides by a negative number and forgets to turn the sign around.' : 'Turns the sign around without a reason.',
        ),
        ...(Number.isInteger(moved)
          ? [
              wrong(
                solution(right, moved),
                'concept_misunderstanding',
                `Moves the ${Math.abs(b)} to the other side without changing its sign.`,
              ),
            ]
          : []),
        wrong(solution(right, -bound), 'careless_mistake', 'Loses a minus sign in the division.'),
        wrong(solution(TURNED[right], -bound), 'careless_mistake', 'Loses a minus sign and turns the inequality around as well.'),
        wrong(solution(EDGE[right], bound), 'careless_mistake', 'Changes whether the end itself belongs to the solution.'),
        wrong(solution(right, c - b), 'careless_mistake', 'Stops before dividing by the coefficient of x.'),
        wrong(solution(TURNED[right], c - b), 'careless_mistake', 'Stops before dividing and turns the inequality around.'),
      ],
      steps: [
        `${undo}: $${polynomialTex(linear(a, 0))} ${TEX[sign]} ${c - b}$.`,
        a < 0
          ? `Divide both sides by $${a}$. Dividing by a negative number reverses the order, so the sign turns around: ${solution(right, bound).text}.`
          : `Divide both sides by ${a}. It is positive, so the sign stays: ${solution(right, bound).text}.`,
      ],
      hints: [
        'Solve it like an equation and keep an eye on the sign between the sides.',
        a < 0
          ? 'What happens to an inequality when both sides are divided by a negative number?'
          : 'Test one number in the inequality before you choose.',
      ],
    }
  },
  // Finds where the sides are equal among the whole numbers, then tries the number above it and that number itself.
  solve({ a, b, c, sign }) {
    let bound = -60
    while (a * bound + b !== c) bound += 1
    const above = HOLDS[sign](a * (bound + 1) + b, c)
    const edge = HOLDS[sign](c, c)
    return `x${above ? (edge ? '≥' : '>') : edge ? '≤' : '<'}${bound}`
  },
})
