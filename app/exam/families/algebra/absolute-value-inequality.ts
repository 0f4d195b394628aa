/** Inequalities with an absolute value. */
import type { Answer } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { linear, polynomialTex } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

/** |ax + b| < c, or one of the other signs. */
interface Parameters {
  a: number
  b: number
  c: number
  sign: '<' | '>' | '≤' | '≥'
}

const TEX = { '<': '<', '>': '>', '≤': '\\leq', '≥': '\\geq' } as const

/** Between two numbers, or outside of them, with or without the ends. */
function set(kind: 'between' | 'outside', low: number, high: number, closed: boolean): Answer {
  const less = closed ? '\\leq' : '<'
  const mark = closed ? '≤' : '<'
  if (kind === 'between') return { text: `$${low} ${less} x ${less} ${high}$`, value: `${low}${mark}x${mark}${high}` }
  return { text: `$x ${less} ${low}$ or $x ${closed ? '\\geq' : '>'} ${high}$`, value: `x${mark}${low}|${high}${mark}x` }
}

export const absoluteValueInequality = defineFamily<Parameters>({
  id: 'absolute-value-inequality',
  version: 1,
  title: 'An inequality with an absolute value',
  asks: 'Gives an inequality of the form |ax + b| < c and asks for its solution.',
  strand: 'algebra',
  skill: 'Absolute value inequalities',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: { a: 'coefficient of x', b: 'number inside the bars', c: 'the positive number on the right', sign: 'the inequality sign' },
  draw(random, { difficulty }) {
    const a = difficulty === 'hard' ? random.int(2, 3) : 1
    const b = difficulty === 'easy' && random.chance(1, 3) ? 0 : random.int(1, 7) * random.pick([-1, 1])
    const sizes = Array.from({ length: 15 }, (_, index) => index + 2).filter((c) => (c - b) % a === 0 && (c + b) % a === 0)
    const sign = random.pick(difficulty === 'easy' ? (['<', '≤'] as const) : (['<', '>', '≤', '≥'] as const))
    return sizes.length ? { a, b, c: random.pick(sizes), sign } : { a: 2, b: 2 * b, c: 8, sign }
  },
  write({ a, b, c, sign }) {
    const [low, high] = [(-c - b) / a, (c - b) / a]
    const closed = sign === '≤' || sign === '≥'
    const kind = sign === '<' || sign === '≤' ? 'between' : 'outside'
    const other = kind === 'between' ? 'outside' : 'between'
    const inner = polynomialTex(linear(a, b))
    const less = closed ? '\\leq' : '<'
    const meaning =
      kind === 'between' ? `$-${c} ${less} ${inner} ${less} ${c}$` : `$${inner} ${less} -${c}$ or $${inner} ${TEX[sign]} ${c}$`
    return {
      stem: `Which of the following gives all values of $x$ for which $|${inner}| ${TEX[sign]} ${c}$?`,
      answer: set(kind, low, high, closed),
      distractors: [
        wrong(
          set(other, low, high, closed),
          'concept_misunderstanding',
          kind === 'between'
            ? 'Takes numbers far from zero although the absolute value must be small.'
            : 'Takes numbers near zero although the absolute value must be large.',
        ),
        wrong(set(kind, -high, -low, closed), 'careless_mistake', 'Moves the number inside the bars without changing its sign.'),
        wrong(set(kind, -c, c, closed), 'careless_mistake', 'Leaves out what stands inside the bars with x.'),
        wrong(set(other, -high, -low, closed), 'concept_misunderstanding', 'Takes the wrong side of the two ends and loses a sign.'),
        wrong(set(kind, low, high, !closed), 'careless_mistake', 'Changes whether the ends belong to the solution.'),
        wrong(set(other, low, high, !closed), 'concept_misunderstanding', 'Takes the wrong side of the two ends, and their opposite.'),
        wrong(set(kind, -Math.abs(high), Math.abs(high), closed), 'concept_misunderstanding', 'Takes one end and its opposite.'),
      ],
      steps: [
        `An absolute value is a distance from zero. It is ${kind === 'between' ? 'less than' : 'greater than'} ${c}${closed ? ' or equal to it' : ''} exactly when ${meaning}.`,
        `${b === 0 ? '' : `${b < 0 ? `Add ${-b}` : `Subtract ${b}`} everywhere`}${b !== 0 && a > 1 ? ', then divide' : b === 0 && a > 1 ? 'Divide' : ''}${a > 1 ? ` by ${a}` : ''}${b === 0 && a === 1 ? 'Nothing is left to do' : ''}: ${set(kind, low, high, closed).text}.`,
      ],
      hints: [
        'Must the expression inside the bars be near zero or far from it?',
        'Test one value of x that you can check easily, such as 0.',
      ],
    }
  },
  // Tries every half and describes the numbers that fit.
  solve({ a, b, c, sign }) {
    const holds = (x: number) =>
      ({ '<': Math.abs(a * x + b) < c, '>': Math.abs(a * x + b) > c, '≤': Math.abs(a * x + b) <= c, '≥': Math.abs(a * x + b) >= c })[sign]
    const halves = Array.from({ length: 201 }, (_, index) => (index - 100) / 2)
    const runs = halves.filter((x) => holds(x) !== holds(x + 0.5))
    const [first = 0, second = 0] = runs
    const inside = holds((first + second) / 2 + 0.25)
    const closed = inside ? Number.isInteger(first + 0.5) : Number.isInteger(first)
    const low = Math.round(inside === closed ? first + 0.5 : first)
    const high = Math.round(inside === closed ? second : second + 0.5)
    const mark = closed ? '≤' : '<'
    return inside ? `${low}${mark}x${mark}${high}` : `x${mark}${low}|${high}${mark}x`
  },
})
