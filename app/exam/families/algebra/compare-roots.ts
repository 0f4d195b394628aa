/** Quantitative comparison: square roots of sums, products and whole numbers. */
import type { Random } from '~/exam/core/random'
import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'

/** sum: √a + √b against √c; scaled: a√b against √c; twice: a√b against √c + √d; between: √a against a whole number b. */
interface Parameters {
  form: 'sum' | 'scaled' | 'twice' | 'between'
  a: number
  b: number
  c: number
  d: number
  isTurned: boolean
}

export const compareRoots = defineFamily<Parameters>({
  id: 'compare-roots',
  version: 2,
  title: 'Square roots compared',
  asks: 'Compares a sum of roots with a root, a multiple of a root with one or two roots, or a root with a whole number.',
  strand: 'number',
  skill: 'Square roots',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    form: 'what is compared',
    a: 'first number',
    b: 'second number; at the middle level all roots but one or two come out even',
    c: 'the number under the first root of the other column',
    d: 'the number under its second root, or 0',
    isTurned: 'whether the columns are exchanged',
  },
  draw(random, { level, difficulty }) {
    const wanted = random.pick(['A', 'B', 'equal'] as const)
    if (difficulty === 'easy') return between(random, wanted)
    // Roots that have to be simplified, or sums of roots to be squared, belong to the upper level.
    if (level === 'isee-middle') {
      const isTurned = random.chance(1, 2)
      const plain = isTurned ? TURNED[wanted] : wanted
      if (difficulty === 'medium') return { ...random.pick([evenSum, evenScaled])(random, plain), isTurned }
      return { ...(wanted === 'equal' ? twice : random.pick([unevenSum, twice]))(random, plain), isTurned }
    }
    if (difficulty === 'medium' && wanted !== 'equal' && random.chance(1, 2)) return between(random, wanted)
    if (wanted !== 'equal' && (difficulty === 'medium' || random.chance(1, 2))) {
      const [a, b] = random.sample([4, 9, 16, 25, 36, 49, 64, 2, 3, 5, 7, 10], 2) as [number, number]
      return { form: 'sum', a, b, c: a + b, d: 0, isTurned: wanted === 'B' }
    }
    const [a, b] = [random.int(2, 6), random.pick([2, 3, 5, 6, 7])]
    return { form: 'scaled', a, b, c: a * a * b - SIGNS[wanted] * random.int(1, 5), d: 0, isTurned: false }
  },
  write({ form, a, b, c, d, isTurned }) {
    const product = `${a}\\sqrt{${b}}`
    const first = { sum: `\\sqrt{${a}} + \\sqrt{${b}}`, scaled: product, twice: product, between: `\\sqrt{${a}}` }[form]
    const second = { sum: `\\sqrt{${c}}`, scaled: `\\sqrt{${c}}`, twice: `\\sqrt{${c}} + \\sqrt{${d}}`, between: `${b}` }[form]
    const size = { sum: Math.sqrt(a) + Math.sqrt(b), scaled: a * Math.sqrt(b), twice: a * Math.sqrt(b), between: Math.sqrt(a) }[form]
    const other = { sum: Math.sqrt(c), scaled: Math.sqrt(c), twice: Math.sqrt(c) + Math.sqrt(d), between: b }[form]
    const plain = Math.abs(size - other) < 1e-9 ? 'equal' : size > other ? 'A' : 'B'
    const relation = isTurned ? TURNED[plain] : plain
    const [left, right] = isTurned ? [second, first] : [first, second]
    return comparisonQuestion({
      a: `$${left}$`,
      b: `$${right}$`,
      relation,
      mistakes: {
        equal: {
          type: 'concept_misunderstanding',
          says: form === 'sum' ? 'Adds the numbers under the roots.' : 'Takes two numbers that are close for equal.',
        },
        A: {
          type: 'calculation_error',
          says:
            form === 'sum'
              ? 'Takes the root with the greater number under it for the greater quantity.'
              : 'Squares one of the columns wrongly.',
        },
        B: {
          type: 'calculation_error',
          says:
            form === 'sum'
              ? 'Takes the root with the greater number under it for the greater quantity.'
              : 'Squares one of the columns wrongly.',
        },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that roots that do not come out cannot be compared.' },
      },
      steps: stepsOf({ form, a, b, c, d, isTurned }, CONCLUSIONS[relation]),
      hints: {
        sum: ['The root of a sum is not the sum of the roots.', 'Find each root, or the whole numbers that it lies between.'],
        scaled: ['Both columns are positive. What are their squares?', 'A number in front goes under the root as its square.'],
        twice: ['Find the roots that come out even.', 'Which whole number is the other root close to, and on which side of it?'],
        between: ['Both columns are positive. What are their squares?', `What is the square of ${b}?`],
      }[form],
    })
  },
  // Compares the squares; for a sum of roots the part with the root is compared with what is left, squared again.
  solve({ form, a, b, c, d, isTurned }) {
    const ofSum = (one: number, two: number, square: number) => {
      const rest = square - one - two
      return rest < 0 ? 1 : 4 * one * two - rest * rest
    }
    const more = { sum: ofSum(a, b, c), scaled: a * a * b - c, twice: -ofSum(c, d, a * a * b), between: a - b * b }[form]
    if (more === 0) return '=equal'
    return more > 0 !== isTurned ? '=A' : '=B'
  },
})

type Known = 'A' | 'B' | 'equal'
const TURNED: Record<Known, Known> = { A: 'B', B: 'A', equal: 'equal' }
/** Which way the column written first differs from the other. */
const SIGNS: Record<Known, -1 | 0 | 1> = { A: 1, B: -1, equal: 0 }

type Drawn = Omit<Parameters, 'isTurned'>

function between(random: Random, wanted: Known): Parameters {
  const b = random.int(4, 14)
  return { form: 'between', a: b * b + SIGNS[wanted] * random.int(1, 6), b, c: 0, d: 0, isTurned: false }
}

/** A sum of two roots that come out even. The root of the sum is what a pupil who adds under the root takes for the same. */
function evenSum(random: Random, wanted: Known): Drawn {
  const [one, two] = random.sample([2, 3, 4, 5, 6, 7, 8], 2) as [number, number]
  const square = (one + two) ** 2
  const c = wanted === 'A' && random.chance(2, 3) ? one * one + two * two : square - SIGNS[wanted] * random.int(1, 8)
  return { form: 'sum', a: one * one, b: two * two, c, d: 0 }
}

function evenScaled(random: Random, wanted: Known): Drawn {
  const [a, side] = [random.int(2, 5), random.int(2, 5)]
  const square = (a * side) ** 2
  const c = wanted === 'A' && random.chance(1, 2) ? a * side * side : square - SIGNS[wanted] * random.int(1, 3)
  return { form: 'scaled', a, b: side * side, c, d: 0 }
}

/** A sum of which one root lies between two whole numbers; these settle the comparison. */
function unevenSum(random: Random, wanted: Known): Drawn {
  const [uneven, side] = [random.pick([2, 3, 5, 6, 7, 8, 10, 11]), random.int(3, 8)]
  const above = (Math.floor(Math.sqrt(uneven)) + side + 1) ** 2
  const [a, b] = random.shuffle([uneven, side * side]) as [number, number]
  return { form: 'sum', a, b, c: wanted === 'A' ? a + b : above + random.int(0, 6), d: 0 }
}

/** A multiple of a root against two roots, the last of which is just not even unless all is equal. */
function twice(random: Random, wanted: Known): Drawn {
  const [a, side] = [random.int(2, 4), random.int(3, 5)]
  const one = random.int(Math.max(2, a * side - 12), Math.floor((a * side) / 2) - 1)
  const two = a * side - one
  return { form: 'twice', a, b: side * side, c: one * one, d: two * two - SIGNS[wanted] * random.int(1, 4) }
}

/** The worked steps; the last one ends in `conclusion`. */
function stepsOf({ form, a, b, c, d }: Parameters, conclusion: string): string[] {
  const rootOf = (square: number) => Math.round(Math.sqrt(square))
  const isEven = (square: number) => rootOf(square) ** 2 === square
  const whole = (square: number) => `$\\sqrt{${square}} = ${rootOf(square)}$`
  if (form === 'between') {
    return [`A whole number is the root of its square: $${b} = \\sqrt{${b * b}}$.`, `Compare ${a} with ${b * b}: ${conclusion}.`]
  }
  if (form === 'twice') {
    const [total, near] = [a * rootOf(b), rootOf(d)]
    const side = d === near * near ? 'exactly' : d > near * near ? 'more than' : 'less than'
    return [
      `${whole(b)}, so $${a}\\sqrt{${b}} = ${total}$.`,
      `${whole(c)}, and $\\sqrt{${d}}$ is ${side} ${near}, because ${near} × ${near} = ${near * near}. So their sum is ${side} ${total}, and ${conclusion}.`,
    ]
  }
  if (form === 'scaled') {
    if (!isEven(b)) {
      return [
        'Bring the number in front under the root: it goes in as its square.',
        `$${a}\\sqrt{${b}} = \\sqrt{${a * a} \\times ${b}} = \\sqrt{${a * a * b}}$, to be compared with $\\sqrt{${c}}$. So ${conclusion}.`,
      ]
    }
    const total = a * rootOf(b)
    return [
      `${whole(b)}, so $${a}\\sqrt{${b}} = ${total}$.`,
      `A whole number is the root of its square: $${total} = \\sqrt{${total * total}}$. Compare ${total * total} with ${c}: ${conclusion}.`,
    ]
  }
  const even = [a, b].filter(isEven)
  if (even.length === 0) {
    return [
      'Both columns are positive, so the one with the greater square is greater.',
      `The square of $\\sqrt{${a}} + \\sqrt{${b}}$ is $${a} + ${b}$ and twice the product of the roots besides, while the square of $\\sqrt{${c}}$ is only ${c}. So ${conclusion}.`,
    ]
  }
  if (even.length === 2) {
    const total = rootOf(a) + rootOf(b)
    return [
      `${whole(a)} and ${whole(b)}, so the sum is ${total}.`,
      `A whole number is the root of its square: $${total} = \\sqrt{${total * total}}$. Compare ${total * total} with ${c}: ${conclusion}.`,
    ]
  }
  const [sure, other] = isEven(a) ? [a, b] : [b, a]
  const low = Math.floor(Math.sqrt(other))
  const least = rootOf(sure) + low
  const end = c < least * least ? least : least + 1
  return [
    `${whole(sure)}, and $\\sqrt{${other}}$ is between ${low} and ${low + 1}, so the sum is between ${least} and ${least + 1}.`,
    `$${end} = \\sqrt{${end * end}}$, to be compared with $\\sqrt{${c}}$. So ${conclusion}.`,
  ]
}
