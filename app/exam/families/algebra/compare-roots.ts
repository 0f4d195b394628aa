/** Quantitative comparison: square roots of sums, products and whole numbers. */
import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, type Relation } from '../../comparison'
import { defineFamily } from '../../family'

/** sum: √a + √b against √(a + b); scaled: a√b against √c; between: √a against a whole number b. */
interface Parameters {
  form: 'sum' | 'scaled' | 'between'
  a: number
  b: number
  c: number
  isTurned: boolean
}

export const compareRoots = defineFamily<Parameters>({
  id: 'compare-roots',
  version: 1,
  title: 'Square roots compared',
  asks: 'Compares a sum of roots with the root of a sum, a multiple of a root with a root, or a root with a whole number.',
  strand: 'number',
  skill: 'Square roots',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    form: 'what is compared',
    a: 'first number',
    b: 'second number',
    c: 'the number under the last root',
    isTurned: 'whether the columns are exchanged',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(['A', 'B', 'equal'] as const)
    const form =
      difficulty === 'easy'
        ? 'between'
        : difficulty === 'medium' && wanted !== 'equal'
          ? random.pick(['sum', 'between'] as const)
          : wanted === 'equal'
            ? 'scaled'
            : random.pick(['sum', 'scaled'] as const)
    const isMore = wanted === 'A'
    if (form === 'between') {
      const b = random.int(4, 14)
      return { form, a: b * b + (wanted === 'equal' ? 0 : (isMore ? 1 : -1) * random.int(1, 6)), b, c: 0, isTurned: false }
    }
    if (form === 'sum') {
      const [a, b] = random.sample([4, 9, 16, 25, 36, 49, 64, 2, 3, 5, 7, 10], 2) as [number, number]
      return { form, a, b, c: a + b, isTurned: !isMore }
    }
    const [a, b] = [random.int(2, 6), random.pick([2, 3, 5, 6, 7])]
    return { form, a, b, c: a * a * b + (wanted === 'equal' ? 0 : (isMore ? -1 : 1) * random.int(1, 5)), isTurned: false }
  },
  write({ form, a, b, c, isTurned }) {
    const first = { sum: `\\sqrt{${a}} + \\sqrt{${b}}`, scaled: `${a}\\sqrt{${b}}`, between: `\\sqrt{${a}}` }[form]
    const second = { sum: `\\sqrt{${c}}`, scaled: `\\sqrt{${c}}`, between: `${b}` }[form]
    const plain: Relation =
      form === 'sum'
        ? 'A'
        : form === 'scaled'
          ? a * a * b > c
            ? 'A'
            : a * a * b < c
              ? 'B'
              : 'equal'
          : a > b * b
            ? 'A'
            : a < b * b
              ? 'B'
              : 'equal'
    const relation: Relation = isTurned ? 'B' : plain
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
      steps: {
        sum: [
          'Both columns are positive, so the one with the greater square is greater.',
          `The square of $${first}$ is $${a} + ${b}$ and twice the product of the roots besides, while the square of $${second}$ is only ${c}. So ${CONCLUSIONS[relation]}.`,
        ],
        scaled: [
          'Bring the number in front under the root: it goes in as its square.',
          `$${first} = \\sqrt{${a * a} \\times ${b}} = \\sqrt{${a * a * b}}$, to be compared with $${second}$. So ${CONCLUSIONS[relation]}.`,
        ],
        between: [
          `A whole number is the root of its square: $${b} = \\sqrt{${b * b}}$.`,
          `Compare ${a} with ${b * b}: ${CONCLUSIONS[relation]}.`,
        ],
      }[form],
      hints: [
        'Both columns are positive. What are their squares?',
        {
          sum: 'When a sum is squared, there is a middle term.',
          scaled: 'A number in front goes under the root as its square.',
          between: `What is the square of ${b}?`,
        }[form],
      ],
    })
  },
  // Compares the squares; for a sum of roots the part with the root is compared with what is left, squared again.
  solve({ form, a, b, c, isTurned }) {
    const rest = c - a - b
    const left = { sum: 4 * a * b, scaled: a * a * b, between: a }[form]
    const right = { sum: rest < 0 ? -1 : rest * rest, scaled: c, between: b * b }[form]
    if (left === right) return '=equal'
    return left > right !== isTurned ? '=A' : '=B'
  },
})
