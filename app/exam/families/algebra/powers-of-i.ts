/** Powers of the imaginary unit. */
import type { Answer } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, wrong } from '~/exam/values/values'

/** i^m, or i^m + i^n when n is not 0. */
interface Parameters {
  m: number
  n: number
}

const CYCLE = [[1, 0], [0, 1], [-1, 0], [0, -1]] as const // biome-ignore format: the four powers

/** A real number is a number like any other. */
const complexValue = (re: number, im: number) => (im === 0 ? numberValue(re) : `${re + 0},${im + 0}i`)

function complex(re: number, im: number): Answer {
  const imaginary = im === 0 ? '' : `${Math.abs(im) === 1 ? '' : Math.abs(im)}i`
  const text =
    re === 0 && im === 0
      ? '0'
      : re === 0
        ? `${im < 0 ? '-' : ''}${imaginary}`
        : im === 0
          ? `${re}`
          : `${re} ${im < 0 ? '-' : '+'} ${imaginary}`
  return { text: `$${text}$`, value: complexValue(re, im) }
}

const powerOf = (n: number): readonly [number, number] => CYCLE[n % 4] ?? CYCLE[0]

export const powersOfI = defineFamily<Parameters>({
  id: 'powers-of-i',
  version: 2,
  title: 'Powers of the imaginary unit',
  asks: 'Asks for a power of i, or for the sum of two.',
  strand: 'algebra',
  skill: 'Imaginary numbers',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'] },
  parameters: { m: 'the exponent', n: 'the exponent of a second power, or 0 when there is none' },
  draw: (random, { difficulty }) => ({
    m: difficulty === 'easy' ? random.int(5, 24) : random.int(13, 60),
    n: difficulty === 'hard' ? random.int(9, 40) : 0,
  }),
  write({ m, n }) {
    const [first, second] = [powerOf(m), n ? powerOf(n) : ([0, 0] as const)]
    const key = complex(first[0] + second[0], first[1] + second[1])
    const step = (exponent: number) =>
      `$${exponent} = 4 \\times ${Math.floor(exponent / 4)}${exponent % 4 ? ` + ${exponent % 4}` : ''}$, so $i^{${exponent}} = i^{${exponent % 4}} = ${complex(...powerOf(exponent)).text.replaceAll('$', '')}$`
    const others = n
      ? [
          wrong(complex(first[0] - second[0], first[1] - second[1]), 'careless_mistake', 'Gets the sign of the second power wrong.'),
          wrong(complex(-first[0] + second[0], -first[1] + second[1]), 'careless_mistake', 'Gets the sign of the first power wrong.'),
          wrong(
            complex(...powerOf(m + n)),
            'concept_misunderstanding',
            'Adds the exponents although the powers are added, not multiplied.',
          ),
          wrong(complex(-first[0] - second[0], -first[1] - second[1]), 'careless_mistake', 'Gets the signs of both powers wrong.'),
          wrong(complex(...first), 'careless_mistake', 'Leaves out the second power.'),
          wrong(complex(0, 2), 'concept_misunderstanding', 'Takes every power of i for i.'),
        ]
      : [0, 1, 2, 3].map((rest) =>
          wrong(
            complex(...powerOf(rest)),
            rest % 2 === m % 2 ? 'careless_mistake' : 'concept_misunderstanding',
            (rest + 2) % 4 === m % 4
              ? 'Loses a minus sign in the cycle of four powers.'
              : rest === 1
                ? 'Takes every odd step of the cycle for i.'
                : `Divides the exponent wrongly and finds the remainder ${rest}.`,
          ),
        )
    return {
      stem: `If $i = \\sqrt{-1}$, what is the value of $i^{${m}}${n ? ` + i^{${n}}` : ''}$?`,
      answer: key,
      distractors: others,
      steps: [
        'The powers of $i$ repeat after four: $i$, $-1$, $-i$, $1$. Only the remainder of the exponent after dividing by 4 matters.',
        `${step(m)}${n ? `, and ${step(n)}` : ''}.`,
        ...(n ? [`Together: ${key.text}.`] : []),
      ],
      hints: ['Write down the first four powers of i and look at what comes next.', 'Divide the exponent by 4 and keep the remainder.'],
    }
  },
  // Multiplies by i again and again.
  solve({ m, n }) {
    const power = (exponent: number): [number, number] => {
      let [re, im] = [1, 0]
      for (let factor = 0; factor < exponent; factor++) [re, im] = [-im, re]
      return [re, im]
    }
    const [first, second] = [power(m), n ? power(n) : [0, 0]]
    return complexValue(first[0] + (second[0] ?? 0), first[1] + (second[1] ?? 0))
  },
})
