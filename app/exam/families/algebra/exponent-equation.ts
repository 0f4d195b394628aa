/** Equations with the unknown in the exponent. */

import { defineFamily } from '~/exam/families/kit/family'
import { whole, wholeText, wrongWhole } from '~/exam/values/values'

/** base^(x + b) = base^(e), the right side printed as a number or as a power of another base. */
interface Parameters {
  base: number
  b: number
  e: number
  /** The right side is printed as (base^power)^(e / power); 0 prints the number itself. */
  power: number
}

/** A whole number in TeX with its thousands marked. */
const commas = (value: number) => wholeText(value).replaceAll(',', '{,}')

export const exponentEquation = defineFamily<Parameters>({
  id: 'exponent-equation',
  version: 3,
  title: 'An unknown exponent',
  asks: 'Gives an equation between two powers and asks for the unknown in the exponent.',
  strand: 'algebra',
  skill: 'Exponent rules',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement', 'quantitative_reasoning'], 'ssat-upper': ['quantitative'] },
  parameters: {
    base: 'the base',
    b: 'number added in the exponent',
    e: 'the exponent of the right side',
    power: 'the power of the base that the right side is written with, or 0',
  },
  draw(random, { difficulty }) {
    const base = random.pick([2, 3, 5, 10])
    const greatest = { 2: 7, 3: 5, 5: 4, 10: 6 }[base] ?? 4
    const b = difficulty === 'easy' && random.chance(1, 2) ? 0 : random.int(1, 4) * random.pick([-1, 1])
    if (difficulty !== 'hard') {
      const e = random.int(2, greatest)
      return { base, b: difficulty === 'easy' ? Math.max(b, -1) : b, e, power: 0 }
    }
    const small = random.pick([2, 3])
    const power = small === 2 ? random.pick([2, 3]) : 2
    const e = power * random.int(2, 5)
    return { base: small, b, e, power }
  },
  write({ base, b, e, power }) {
    const x = e - b
    const exponent = `x${b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${Math.abs(b)}`}`
    const right = power ? `${base ** power}^{${e / power}}` : commas(base ** e)
    return {
      stem: `If $${base}^${b === 0 ? 'x' : `{${exponent}}`} = ${right}$, what is the value of $x$?`,
      answer: whole(x),
      distractors: [
        ...(power
          ? wrongWhole(e / power - b, 'concept_misunderstanding', 'Sets the exponents equal although the bases differ.')
          : wrongWhole(base ** e / base - b, 'concept_misunderstanding', 'Takes the power for a product and divides by the base.')),
        ...wrongWhole(e + b, 'careless_mistake', 'Adds the number in the exponent where it has to be taken away.'),
        ...wrongWhole(e, 'careless_mistake', 'Gives the exponent of the right side and forgets to solve for x.'),
        ...wrongWhole(x + 1, 'calculation_error', 'Counts one factor too many.'),
        ...wrongWhole(x - 1, 'calculation_error', 'Counts one factor too few.'),
        ...(power ? wrongWhole(e / power + power - b, 'concept_misunderstanding', 'Adds the exponents of a power of a power.') : []),
        ...wrongWhole(x + 2, 'calculation_error', 'Counts two factors too many.'),
        ...wrongWhole(x - 2, 'calculation_error', 'Counts two factors too few.'),
      ].filter(({ value }) => Number(value) < 1000),
      steps: [
        power
          ? `Write both sides with the base ${base}: $${base ** power} = ${base}^{${power}}$, so the right side is $${base}^{${power} \\times ${e / power}} = ${base}^{${e}}$.`
          : `Write the right side as a power of ${base}: $${commas(base ** e)} = ${base}^{${e}}$.`,
        `Powers of the same base are equal only when the exponents are equal: $${exponent} = ${e}$.`,
        `So $x = ${x}$.`,
      ],
      hints: [`Can you write both sides as powers of ${base}?`, 'When the bases agree, compare the exponents.'],
    }
  },
  // Multiplies up from base to the power of the least exponent until both sides agree.
  solve({ base, b, e }) {
    const target = Array.from({ length: e }, () => base).reduce((product, factor) => product * factor, 1)
    for (let x = -20; x <= 40; x++) {
      const exponent = x + b
      if (exponent >= 0 && Math.round(base ** exponent) === target) return String(x)
    }
    throw new RangeError('no exponent fits')
  },
})
