/** Square roots in simplest form. */

import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { gcd } from '~/exam/values/fraction'
import { root, whole, wrong } from '~/exam/values/values'

interface Parameters {
  form: 'single' | 'sum' | 'product'
  /** a√(p²r) and b√(q²r), the second left out for a single root; for a product p and q are the numbers under the roots. */
  a: number
  p: number
  b: number
  q: number
  r: number
}

const PRODUCTS = [[2, 6], [2, 10], [2, 14], [3, 6], [3, 15], [5, 10], [6, 10], [6, 14], [6, 15], [10, 14], [10, 15], [5, 15], [3, 21], [7, 14]] as const // biome-ignore format: pairs of numbers without a square factor
const SURDS = [2, 3, 5, 6, 7]
const shown = (factor: number, radicand: number) => `${factor === 1 ? '' : factor}\\sqrt{${radicand}}`

export const simplifyRoot = defineFamily<Parameters>({
  id: 'simplify-root',
  version: 3,
  title: 'Square roots in simplest form',
  asks: 'Asks for the simplest form of a square root, or of a sum or product of two.',
  strand: 'algebra',
  skill: 'Square roots',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'] },
  parameters: {
    form: 'one root, a sum or a product',
    a: 'factor of the first root',
    p: 'what comes out of the first root',
    b: 'factor of the second root',
    q: 'what comes out of the second root',
    r: 'what stays under both roots',
  },
  draw(random, { difficulty }) {
    const form = difficulty === 'easy' ? 'single' : difficulty === 'medium' ? 'sum' : random.pick(['sum', 'product'] as const)
    const [p, q] = random.sample([2, 3, 4, 5], 2) as [number, number]
    const r = random.pick(SURDS)
    if (form === 'product') {
      const [first, second] = random.pick(PRODUCTS)
      return { form, a: 1, p: first, b: 1, q: second, r: 1 }
    }
    const hard = difficulty === 'hard'
    const b = hard ? random.pick([-1, 2]) : 1
    const [large, small] = [Math.max(p, q), Math.min(p, q)]
    return {
      form,
      a: hard ? random.int(1, 3) : 1,
      p: form === 'single' ? random.int(2, 6) : large,
      b,
      q: form === 'single' ? 0 : small,
      r,
    }
  },
  write(parameters) {
    const { form, a, p, b, q, r } = parameters

    const [first, second] = [p * p * r, q * q * r]
    if (form === 'product') return productQuestion(parameters)
    const total = form === 'single' ? a * p : a * p + b * q
    const isSum = form === 'sum'
    const sign = b < 0 ? '-' : '+'
    const text = isSum ? `${shown(a, first)} ${sign} ${shown(Math.abs(b), second)}` : shown(a, first)
    const joined = a === 1 && Math.abs(b) === 1 ? first + b * second : 0
    return {
      stem: `Which of the following is equal to $${text}$?`,
      answer: root(total, r),
      distractors: [
        ...(isSum && joined > 0
          ? [
              wrong(
                { text: `$\\sqrt{${joined}}$`, value: root(1, joined).value },
                'concept_misunderstanding',
                `${b < 0 ? 'Subtracts' : 'Adds'} the numbers under the roots.`,
              ),
            ]
          : []),
        wrong(
          root(isSum ? a * p * p + b * q * q : p * p, r),
          'concept_misunderstanding',
          'Takes the square factor out without taking its root.',
        ),
        ...(isSum ? sumMistakes(parameters) : singleMistakes(parameters)),
        wrong(root(total + 1, r), 'calculation_error', 'Is one off in the number in front.'),
        wrong(root(total, r + 1), 'calculation_error', 'Divides wrongly when taking out the square factor.'),
        wrong(root(Math.abs(total - 1) || 3, r), 'calculation_error', 'Is one too low in the number in front.'),
        wrong(root(total, 2 * r), 'calculation_error', 'Leaves a factor too many under the root.'),
        wrong(root(Math.abs(total - 2), r), 'calculation_error', 'Is two too low in the number in front.'),
      ].filter(({ value }) => !value.startsWith('-') && !value.startsWith('0')),
      steps: [
        `Find the greatest square factor: $${first} = ${p * p} \\times ${r}$, so $\\sqrt{${first}} = ${shown(p, r)}$.`,
        ...(isSum
          ? [
              `In the same way $\\sqrt{${second}} = ${shown(q, r)}$.`,
              `Roots with the same number under them combine like terms: $${a * p} ${sign} ${Math.abs(b) * q} = ${total}$, so the answer is ${root(total, r).text}.`,
            ]
          : [`The root of $${p * p}$ is ${p}, and $\\sqrt{${r}}$ cannot be simplified, so the answer is ${root(total, r).text}.`]),
      ],
      hints: [
        'Which square number divides the number under the root?',
        isSum ? 'Only roots with the same number under them can be combined.' : 'The root of a product is the product of the roots.',
      ],
    }
  },
  // Squares the exact value: whole number under one root, then pulls squares out one prime at a time.
  solve({ form, a, p, b, q, r }) {
    let square = form === 'product' ? p * q : (form === 'single' ? a * p : a * p + b * q) ** 2 * r
    let outside = 1
    for (let prime = 2; prime * prime <= square; prime++)
      while (square % (prime * prime) === 0) {
        square /= prime * prime
        outside *= prime
      }
    if (square === 1) return String(outside)
    return `${outside === 1 ? '' : outside}√${square}`
  },
})

/** What goes wrong with a sum or a difference of two roots. */
function sumMistakes({ a, p, b, q, r }: Parameters): Distractor[] {
  return [
    wrong(root(Math.abs(a * p + b * q), 2 * r), 'concept_misunderstanding', 'Adds the roots and doubles the number under them as well.'),
    wrong(root(a * p * Math.abs(b) * q, r), 'concept_misunderstanding', 'Multiplies the numbers in front instead of adding them.'),
    wrong(
      root(Math.abs(a * p - b * q), r),
      'misread_question',
      b < 0 ? 'Adds the roots instead of subtracting.' : 'Subtracts the roots instead of adding.',
    ),
    wrong(root(a * p, r), 'careless_mistake', 'Leaves the second root out.'),
  ]
}

/** What goes wrong with a single root. */
function singleMistakes({ p, r }: Parameters): Distractor[] {
  return [
    wrong(root(r, p), 'misread_question', 'Exchanges what comes out and what stays under the root.'),
    wrong(root(p + 1, r), 'calculation_error', 'Is one off in the root of the square factor.'),
    wrong(root(p * r, 1), 'concept_misunderstanding', 'Drops the root of what is left.'),
    wrong(root(1, r), 'careless_mistake', 'Forgets what comes out of the root.'),
    wrong(whole(p), 'careless_mistake', 'Gives only what comes out of the root.'),
  ]
}

/** A product of two roots. */
function productQuestion({ p, q }: Parameters) {
  // Neither number has a square factor, so the common factor s comes out as a square.
  const [inner, s] = [p * q, gcd(p, q)]
  return {
    stem: `Which of the following is equal to $\\sqrt{${p}} \\times \\sqrt{${q}}$?`,
    answer: root(1, inner),
    distractors: [
      wrong(root(inner / (s * s), s), 'misread_question', 'Exchanges what comes out and what stays under the root.'),
      wrong({ text: `$\\sqrt{${p + q}}$`, value: root(1, p + q).value }, 'concept_misunderstanding', 'Adds the numbers under the roots.'),
      wrong(root(s, inner / s), 'careless_mistake', 'Takes the common factor out and leaves it under the root as well.'),
      wrong(root(1, inner * 2), 'calculation_error', 'Multiplies the numbers under the roots wrongly.'),
      wrong(root(s * s, inner / (s * s)), 'concept_misunderstanding', 'Takes the square factor out without taking its root.'),
      wrong(root(p, q), 'concept_misunderstanding', 'Takes one number out of its root as it is.'),
      wrong(root(q, p), 'concept_misunderstanding', 'Takes the second number out of its root as it is.'),
      wrong(root(1, inner / (s * s)), 'careless_mistake', 'Forgets what comes out of the root.'),
      wrong(whole(s), 'careless_mistake', 'Gives only what comes out of the root.'),
      wrong(root(1, q), 'careless_mistake', 'Leaves the first root out.'),
      wrong(root(1, p), 'careless_mistake', 'Leaves the second root out.'),
    ],
    steps: [
      `Roots multiply under one root: $\\sqrt{${p} \\times ${q}} = \\sqrt{${inner}}$.`,
      `Look for a square factor: $${inner} = ${s * s} \\times ${inner / (s * s)}$, and $\\sqrt{${s * s}} = ${s}$.`,
      `So the product is ${root(1, inner).text}.`,
    ],
    hints: ['The product of two roots is the root of the product.', 'Which square number divides the number under the root?'],
  }
}
