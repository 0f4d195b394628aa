/** Complex numbers added, subtracted and multiplied. */
import type { Answer } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { wrong } from '~/exam/values/values'

/** (a + bi) and (c + di). */
interface Parameters {
  a: number
  b: number
  c: number
  d: number
  operation: '+' | '-' | 'times'
}

function complex(re: number, im: number): Answer {
  const imaginary = im === 0 ? '' : `${Math.abs(im) === 1 ? '' : Math.abs(im)}i`
  const text = im === 0 ? `${re}` : re === 0 ? `${im < 0 ? '-' : ''}${imaginary}` : `${re} ${im < 0 ? '-' : '+'} ${imaginary}`
  return { text: `$${text}$`, value: `${re + 0},${im + 0}i` }
}

export const complexArithmetic = defineFamily<Parameters>({
  id: 'complex-arithmetic',
  version: 1,
  title: 'Complex numbers added, subtracted and multiplied',
  asks: 'Gives two complex numbers and asks for their sum, difference or product.',
  strand: 'algebra',
  skill: 'Complex numbers',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'] },
  parameters: {
    a: 'real part of the first',
    b: 'imaginary part of the first',
    c: 'real part of the second',
    d: 'imaginary part of the second',
    operation: 'what is done',
  },
  draw(random, { difficulty }) {
    const signed = () => random.int(1, difficulty === 'hard' ? 6 : 9) * random.pick([-1, 1])
    const [a, b, c, d] = [random.int(1, 7), signed(), random.int(1, 7), signed()]
    if (difficulty === 'hard') return random.chance(1, 4) ? { a, b, c: a, d: -b, operation: 'times' } : { a, b, c, d, operation: 'times' }
    return { a, b, c, d, operation: difficulty === 'easy' ? '+' : '-' }
  },
  write({ a, b, c, d, operation }) {
    const text = (re: number, im: number) => `(${complex(re, im).text.replaceAll('$', '')})`
    const isProduct = operation === 'times'
    const sign = operation === '-' ? -1 : 1
    const key = isProduct ? complex(a * c - b * d, a * d + b * c) : complex(a + sign * c, b + sign * d)
    return {
      stem: `If $i = \\sqrt{-1}$, what is the value of $${text(a, b)}${isProduct ? '' : ` ${operation} `}${text(c, d)}$?`,
      answer: key,
      distractors: isProduct
        ? [
            wrong(complex(a * c + b * d, a * d + b * c), 'concept_misunderstanding', 'Takes the square of i for 1 instead of −1.'),
            wrong(complex(a * c - b * d, 0), 'concept_misunderstanding', 'Multiplies only the first parts and the last parts.'),
            wrong(complex(a * c, b * d), 'concept_misunderstanding', 'Multiplies the real parts and the imaginary parts separately.'),
            wrong(complex(a * c - b * d, a * d - b * c), 'careless_mistake', 'Gets the sign of one middle product wrong.'),
            wrong(complex(a + c, b + d), 'misread_question', 'Adds the numbers instead of multiplying.'),
            wrong(complex(a * c + b * d, a * d - b * c), 'careless_mistake', 'Gets two signs wrong.'),
            wrong(complex(a * c - b * d + 1, a * d + b * c), 'calculation_error', 'Is one off in the real part.'),
            wrong(complex(a * c - b * d, a * d + b * c + 2), 'calculation_error', 'Is two off in the imaginary part.'),
          ]
        : [
            wrong(
              complex(a + sign * c, b - sign * d),
              'careless_mistake',
              sign < 0 ? 'Gives the minus sign only to the real part.' : 'Subtracts the imaginary parts instead of adding them.',
            ),
            wrong(complex(a - sign * c, b + sign * d), 'careless_mistake', 'Gets the sign of the real part wrong.'),
            wrong(
              complex(a - sign * c, b - sign * d),
              'misread_question',
              sign < 0 ? 'Adds the numbers instead of subtracting.' : 'Subtracts the numbers instead of adding.',
            ),
            wrong(complex(a + sign * d, b + sign * c), 'concept_misunderstanding', 'Combines real parts with imaginary parts.'),
            wrong(complex(a + sign * c, b + sign * d + 1), 'calculation_error', 'Is one off in the imaginary part.'),
            wrong(complex(a + sign * c + 1, b + sign * d), 'calculation_error', 'Is one off in the real part.'),
          ],
      steps: isProduct
        ? [
            `Multiply each part by each part: the real products are $${a * c}$ and $${b * d}i^2$.`,
            `Since $i^2 = -1$, $${b * d}i^2$ is $${-b * d}$, so the real part is $${a * c - b * d}$.`,
            `The middle products are $${a * d}i$ and $${b * c}i$, so the value is ${key.text}.`
              .replaceAll('$1i', '$i')
              .replaceAll('$-1i', '$-i'),
          ]
        : [
            `Real parts and imaginary parts are ${sign < 0 ? 'subtracted' : 'added'} separately, like terms in $x$ and plain numbers.`,
            `Real: $${a} ${operation} ${c} = ${a + sign * c}$. Imaginary: ${b < 0 ? '−' : ''}${Math.abs(b)} ${sign < 0 ? 'minus' : 'plus'} ${d < 0 ? '−' : ''}${Math.abs(d)} makes $${b + sign * d}$.`,
            `So the value is ${key.text}.`,
          ],
      hints: [
        'Treat i like a letter for as long as you can.',
        isProduct ? 'Whenever $i^2$ appears, it can be replaced by a number.' : 'Which parts are alike?',
      ],
    }
  },
  // Through real matrices: a + bi turns and stretches the plane, and the first column of the result is the number.
  solve({ a, b, c, d, operation }) {
    if (operation === 'times') {
      const rows = [
        [a, -b],
        [b, a],
      ] as const
      const [re, im] = rows.map(([p, q]) => p * c + q * d) as [number, number]
      return `${re + 0},${im + 0}i`
    }
    const sign = operation === '-' ? -1 : 1
    return `${a - -sign * c + 0},${b - -sign * d + 0}i`
  },
})
