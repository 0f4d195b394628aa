/** Prime and composite numbers below 120. */
import { type Distractor, defineFamily } from '../../family'
import { tierOf } from '../../levels'
import { numberValue, whole } from '../../values'

interface Parameters {
  ask: 'prime' | 'composite'
  right: number
  wrong: number[]
}

const smallestDivisor = (value: number) => [2, 3, 5, 7, 11].find((divisor) => divisor < value && value % divisor === 0) ?? 0

export const primeNumber = defineFamily<Parameters>({
  id: 'prime-number',
  version: 1,
  title: 'Prime or not',
  asks: 'Finds the only prime number, or the only number that is not prime, among odd numbers.',
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
    ask: 'whether the prime number or the number that is not prime is asked for',
    right: 'the only number of the kind asked for',
    wrong: 'five odd numbers of the other kind',
  },
  draw(random, { level, difficulty }) {
    const most = (tierOf(level) === 'lower' ? 0 : 30) + { easy: 40, medium: 60, hard: 90 }[difficulty]
    const odd = Array.from({ length: (most - 8) / 2 }, (_, index) => 9 + 2 * index)
    const primes = odd.filter((value) => !smallestDivisor(value))
    // Multiples of 5 show themselves, so only easy draws have them.
    const composites = odd.filter((value) => smallestDivisor(value) && (difficulty === 'easy' || value % 5 !== 0))
    const ask = random.pick(['prime', 'composite'] as const)
    const [own, other] = ask === 'prime' ? [primes, composites] : [composites, primes]
    return { ask, right: random.pick(own.filter((value) => value * 3 > most)), wrong: random.sample(other, 5) }
  },
  write({ ask, right, wrong }) {
    const distractors: Distractor[] = wrong.map((value) => ({
      ...whole(value),
      type: 'concept_misunderstanding',
      says:
        ask === 'prime'
          ? `Overlooks that ${smallestDivisor(value)} divides ${value}.`
          : `Believes that ${value} can be divided by a smaller number above 1.`,
    }))
    const divisor = smallestDivisor(ask === 'prime' ? (wrong[0] ?? 9) : right)
    const shown = ask === 'prime' ? (wrong[0] ?? 9) : right
    const tests = [2, 3, 5, 7].filter((test) => test * test <= right)
    return {
      stem: ask === 'prime' ? 'Which of these numbers is a prime number?' : 'Which of these numbers is NOT a prime number?',
      answer: whole(right),
      distractors,
      steps: [
        `A prime number has no factors but 1 and itself, so look for a small number that divides without a remainder. For example, ${shown} = ${divisor} × ${shown / divisor} is not prime.`,
        ask === 'prime'
          ? `${right} cannot be divided by ${tests.join(' or ')}, and no larger test is needed because ${(tests.at(-1) ?? 3) === 7 ? 11 : (tests.at(-1) ?? 3) + 2} × ${(tests.at(-1) ?? 3) === 7 ? 11 : (tests.at(-1) ?? 3) + 2} is more than ${right}. So it is prime.`
          : `Every other choice has no factors but 1 and itself, so ${right} is the one that is not prime.`,
      ],
      hints: ['Being odd does not make a number prime.', 'Test each number with 3 and with 7. For 3, add the digits.'],
    }
  },
  // Counts all divisors of every number offered.
  solve({ ask, right, wrong }) {
    const divisors = (value: number) =>
      Array.from({ length: value }, (_, index) => index + 1).filter((divisor) => value % divisor === 0).length
    const found = [...wrong, right].filter((value) => (divisors(value) === 2) === (ask === 'prime'))
    return numberValue(found.length === 1 ? (found[0] ?? 0) : 0)
  },
})
