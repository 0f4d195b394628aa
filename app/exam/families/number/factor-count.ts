/** How many factors a number has. */

import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { numberValue, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  number: number
}

const NUMBERS = {
  easy: [12, 15, 16, 18, 20, 21, 22, 24, 26, 27, 28, 30, 32, 34, 40, 42, 45, 50],
  medium: [36, 68, 76, 88, 44, 48, 52, 54, 56, 60, 63, 64, 66, 70, 75, 80, 81],
  hard: [72, 84, 90, 96, 98, 100, 108, 112, 120, 126, 132, 140, 144, 150, 196],
}

/** [prime, exponent] pairs. */
function primePowers(number: number): [number, number][] {
  const powers: [number, number][] = []
  let rest = number
  for (let prime = 2; rest > 1; prime++) {
    let exponent = 0
    for (; rest % prime === 0; rest /= prime) exponent++
    if (exponent) powers.push([prime, exponent])
  }
  return powers
}

export const factorCount = defineFamily<Parameters>({
  id: 'factor-count',
  version: 3,
  title: 'The number of factors',
  asks: 'Counts the positive factors of a whole number.',
  strand: 'number',
  skill: 'Factors and multiples',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { number: 'the number, from 12 to 196, with at least four factors' },
  draw: (random, { difficulty }) => ({ number: random.pick(NUMBERS[difficulty]) }),
  write({ number }) {
    const powers = primePowers(number)
    const key = powers.reduce((count, [, exponent]) => count * (exponent + 1), 1)
    const product = powers.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`)).join(' \\times ')
    const exponents = powers.reduce((sum, [, exponent]) => sum + exponent, 0)
    return {
      stem: `How many positive factors does ${number} have, including 1 and ${number}?`,
      answer: whole(key),
      distractors: aboveZero([
        { ...whole(key - 2), type: 'misread_question', says: `Leaves out 1 and ${number}.` },
        { ...whole(exponents), type: 'concept_misunderstanding', says: 'Counts the prime factors only.' },
        { ...whole(Math.ceil(key / 2)), type: 'careless_mistake', says: 'Counts the pairs of factors instead of the factors.' },
        { ...whole(key + 1), type: 'careless_mistake', says: 'Counts one factor twice.' },
        { ...whole(key - 1), type: 'misread_question', says: `Leaves out the number ${number} itself.` },
        {
          ...whole(powers.reduce((count, [, exponent]) => count * exponent, 1) + exponents),
          type: 'calculation_error',
          says: 'Forgets to add 1 to each exponent.',
        },
        { ...whole(key + 2), type: 'careless_mistake', says: 'Lists a pair that does not divide the number.' },
        { ...whole(key * 2), type: 'careless_mistake', says: 'Counts each factor twice, once for either place in its pair.' },
        { ...whole(key + 4), type: 'careless_mistake', says: 'Lists two pairs that do not divide the number.' },
      ]),
      steps: [
        `Split ${number} into primes: $${product}$.`,
        `A factor may take each prime from zero times up to as often as it occurs. That gives ${listed(powers.map(([prime, exponent]) => `${exponent + 1} choices for ${prime}`))}.`,
        powers.length > 1
          ? `Multiply the numbers of choices: ${powers.map(([, exponent]) => exponent + 1).join(' × ')} = ${key}.`
          : `So there are ${key} factors.`,
      ],
      hints: [
        'Factors come in pairs whose product is the number.',
        'You can stop listing pairs once the smaller factor would pass the square root.',
      ],
    }
  },
  // Tries every whole number up to the number itself.
  solve({ number }) {
    let count = 0
    for (let divisor = 1; divisor <= number; divisor++) if (number % divisor === 0) count++
    return numberValue(count)
  },
})
