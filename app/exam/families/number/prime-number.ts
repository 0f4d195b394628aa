/** Prime and composite numbers below 120. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { numberValue, whole } from '~/exam/values/values'

interface Parameters {
  above: number
  right: number
  /** A prime that is not above the bound. */
  below: number
  wrong: number[]
}

const smallestDivisor = (value: number) => [2, 3, 5, 7, 11].find((divisor) => divisor < value && value % divisor === 0) ?? 0

export const primeNumber = defineFamily<Parameters>({
  id: 'prime-number',
  version: 3,
  title: 'A prime number above a bound',
  asks: 'Finds the only prime number above a given number among odd numbers.',
  strand: 'number',
  skill: 'Prime numbers',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    above: 'the number that the answer must exceed',
    right: 'the only prime number among the choices that exceeds it',
    below: 'a prime number that does not exceed it',
    wrong: 'five odd numbers above it that are not prime',
  },
  draw(random, { level, difficulty }) {
    const above =
      (tierOf(level) === 'lower' ? 0 : 10) + { easy: random.int(15, 34), medium: random.int(25, 54), hard: random.int(45, 79) }[difficulty]
    const odd = Array.from({ length: 60 }, (_, index) => 2 * index + 3)
    const primes = odd.filter((value) => !smallestDivisor(value))
    // Multiples of 5 show themselves, so only easy draws have them.
    const composites = odd.filter((value) => value > above && smallestDivisor(value) && (difficulty === 'easy' || value % 5 !== 0))
    const right = random.pick(primes.filter((value) => value > above && value < above + 25))
    const below = random.pick(primes.filter((value) => value <= above).slice(-3))
    return { above, right, below, wrong: random.sample(composites.slice(0, 10), 5) }
  },
  write({ above, right, below, wrong }) {
    const composite = (value: number): Distractor => ({
      ...whole(value),
      type: 'concept_misunderstanding',
      says: `Overlooks that ${smallestDivisor(value)} divides ${value}.`,
    })
    const [first = above, ...others] = wrong
    const tests = [2, 3, 5, 7].filter((test) => test * test <= right)
    const next = { 2: 3, 3: 5, 5: 7 }[tests.at(-1) ?? 7] ?? 11
    return {
      stem: `Which of these numbers is a prime number greater than ${above}?`,
      answer: whole(right),
      distractors: [
        composite(first),
        { ...whole(below), type: 'misread_question', says: `Finds a prime number but overlooks that it must be greater than ${above}.` },
        ...others.map(composite),
      ],
      steps: [
        `A prime number has no factors but 1 and itself, so look for a small number that divides without a remainder. For example, ${first} = ${smallestDivisor(first)} × ${first / smallestDivisor(first)} is not prime.`,
        `${right} is not divisible by ${listed(tests.map(String)).replace('and', 'or')}. No larger test is needed, because ${next} × ${next} is more than ${right}. So ${right} is prime.`,
      ],
      hints: ['Being odd does not make a number prime.', 'Test each number with 3 and with 7. For 3, add the digits.'],
    }
  },
  // Counts all divisors of every number offered.
  solve({ above, right, below, wrong }) {
    const divisors = (value: number) =>
      Array.from({ length: value }, (_, index) => index + 1).filter((divisor) => value % divisor === 0).length
    const found = [...wrong, below, right].filter((value) => value > above && divisors(value) === 2)
    return numberValue(found.length === 1 ? (found[0] ?? 0) : 0)
  },
})
