/** Sums, differences and multiples of matrices. */
import type { Answer } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { wrong } from '~/exam/values/values'

/** kA + mB for two matrices of two rows and two columns, each as four entries row by row. */
interface Parameters {
  a: number[]
  b: number[]
  k: number
  m: number
}

const printed = ([p, q, r, s]: number[]) => `\\begin{bmatrix}${p} & ${q} \\\\ ${r} & ${s}\\end{bmatrix}`
const matrix = (entries: number[]): Answer => ({ text: `$${printed(entries)}$`, value: `[${entries.map((entry) => entry + 0).join(',')}]` })

export const matrixArithmetic = defineFamily<Parameters>({
  id: 'matrix-arithmetic',
  version: 2,
  title: 'Matrices added, subtracted and multiplied by a number',
  asks: 'Gives two matrices and asks for their sum, their difference or a combination with a number in front.',
  strand: 'algebra',
  skill: 'Matrices',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'] },
  parameters: {
    a: 'entries of the first matrix',
    b: 'entries of the second matrix',
    k: 'number in front of the first',
    m: 'number in front of the second',
  },
  draw(random, { difficulty }) {
    const low = difficulty === 'easy' ? 0 : -6
    const entries = () => [random.int(low, 8), random.int(low, 8), random.int(low, 8), random.int(low, 8)]
    const k = difficulty === 'hard' ? random.int(2, 3) : 1
    return { a: entries(), b: entries(), k, m: difficulty === 'easy' ? 1 : difficulty === 'medium' ? -1 : random.pick([-2, -1, 1]) }
  },
  write({ a, b, k, m }) {
    const combined = (first: number, second: number) => a.map((entry, index) => first * entry + second * (b[index] ?? 0))
    const key = combined(k, m)
    const front = (n: number) => (n === 1 ? '' : `${n}`)
    const shown = `${front(k)}${printed(a)} ${m < 0 ? '-' : '+'} ${front(Math.abs(m))}${printed(b)}`
    const slipped = key.map((entry, index) => (index === 3 ? entry + 1 : entry))
    const one = [a[0] ?? 0, a[1] ?? 0, a[2] ?? 0, a[3] ?? 0].map((entry, index) => (index === 0 ? k * entry : entry) + m * (b[index] ?? 0))
    return {
      stem: `Which matrix is equal to $${shown}$?`,
      answer: matrix(key),
      distractors: [
        ...(m < 0
          ? [
              wrong(matrix(combined(k, -m)), 'misread_question', 'Adds the matrices instead of subtracting.'),
              wrong(
                matrix(key.map((entry, index) => (index % 2 ? k * (a[index] ?? 0) - m * (b[index] ?? 0) : entry))),
                'careless_mistake',
                'Loses the minus sign in the second column.',
              ),
            ]
          : [wrong(matrix(combined(k, -m)), 'misread_question', 'Subtracts the matrices instead of adding.')]),
        ...(k > 1
          ? [
              wrong(matrix(combined(1, m)), 'careless_mistake', 'Leaves out the number in front of the first matrix.'),
              wrong(matrix(one), 'concept_misunderstanding', 'Multiplies only the first entry by the number in front.'),
              wrong(
                matrix(combined(k, k * m)),
                'concept_misunderstanding',
                'Multiplies both matrices by the number in front of the first.',
              ),
            ]
          : []),
        wrong(matrix(a.map((entry, index) => entry * (b[index] ?? 0))), 'concept_misunderstanding', 'Multiplies the entries.'),
        wrong(matrix([key[0] ?? 0, key[2] ?? 0, key[1] ?? 0, key[3] ?? 0]), 'careless_mistake', 'Exchanges rows and columns.'),
        wrong(matrix(slipped), 'calculation_error', 'Is one off in the last entry.'),
        wrong(matrix(key.map((entry, index) => (index === 1 ? entry - 2 : entry))), 'calculation_error', 'Is two off in the second entry.'),
      ],
      steps: [
        `${k > 1 || Math.abs(m) > 1 ? 'A number in front of a matrix multiplies every entry. ' : ''}Matrices are ${m < 0 ? 'subtracted' : 'added'} entry by entry, each with the one in the same place.`,
        `For the first entry: $${k === 1 ? '' : `${k} \\times `}${(a[0] ?? 0) < 0 ? `(${a[0]})` : a[0]} ${m < 0 ? '-' : '+'} ${Math.abs(m) === 1 ? '' : `${Math.abs(m)} \\times `}${(b[0] ?? 0) < 0 ? `(${b[0]})` : b[0]} = ${key[0]}$.`,
        `The other entries follow in the same way: ${matrix(key).text}.`,
      ],
      hints: ['Which entries stand in the same place?', 'Work out the entry at the top left and see which choices are still possible.'],
    }
  },
  // Adds each entry as often as the number in front says.
  solve({ a, b, k, m }) {
    const times = (count: number, value: number) =>
      Array.from({ length: Math.abs(count) }, () => Math.sign(count) * value).reduce((total, each) => total + each, 0)
    return `[${a.map((entry, index) => times(k, entry) + times(m, b[index] ?? 0)).join(',')}]`
  },
})
