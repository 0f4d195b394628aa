/** Quantitative comparison: what one remainder tells about another. */

import { COMPARISON_CHOICES, DRAWN_RELATIONS, type Relation, relationAnswer, relationDistractors } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { gcd } from '~/exam/values/fraction'

interface Parameters {
  divisor: number
  remainder: number
  other: number
  constant: number
  isRemainderFirst: boolean
}

/** Every remainder that is possible, in order. */
function possible({ divisor, remainder, other }: Pick<Parameters, 'divisor' | 'remainder' | 'other'>): number[] {
  const shared = gcd(divisor, other)
  return Array.from({ length: other }, (_, value) => value).filter((value) => value % shared === remainder % shared)
}

function relationOf(parameters: Parameters): Relation {
  const { constant, isRemainderFirst } = parameters
  const all = possible(parameters)
  if (all.every((value) => value === constant)) return 'equal'
  if (all.every((value) => value > constant)) return isRemainderFirst ? 'A' : 'B'
  if (all.every((value) => value < constant)) return isRemainderFirst ? 'B' : 'A'
  return 'unknown'
}

export const compareRemainders = defineFamily<Parameters>({
  id: 'compare-remainders',
  version: 2,
  title: 'One remainder from another',
  asks: 'Compares the remainder of an unknown number on division by one number with a constant, given its remainder by another.',
  strand: 'number',
  skill: 'Division with remainders',
  kind: 'quantitative_comparison',
  levels: { 'isee-middle': ['quantitative_reasoning'], 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    divisor: 'the divisor of the given remainder',
    remainder: 'the given remainder',
    other: 'the divisor of the remainder asked about',
    constant: 'the number in the other column',
    isRemainderFirst: 'whether the remainder stands in Column A',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(DRAWN_RELATIONS)
    const pairs = {
      easy: [
        [4, 2],
        [6, 2],
        [6, 3],
        [8, 2],
        [10, 5],
        [9, 3],
        [5, 2],
        [6, 4],
        [5, 3],
      ],
      medium: [
        [8, 4],
        [10, 5],
        [12, 4],
        [12, 6],
        [6, 4],
        [9, 6],
        [10, 4],
      ],
      hard: [
        [12, 8],
        [20, 5],
        [18, 6],
        [10, 4],
        [15, 10],
        [12, 9],
        [10, 6],
        [6, 4],
        [15, 6],
        [14, 4],
      ],
    }[difficulty] as [number, number][]
    const fitting = pairs
      .flatMap(([divisor, other]) => Array.from({ length: divisor - 1 }, (_, index) => ({ divisor, other, remainder: index + 1 })))
      .flatMap((base) => Array.from({ length: base.other }, (_, constant) => ({ ...base, constant })))
      .flatMap((base) => [true, false].map((isRemainderFirst) => ({ ...base, isRemainderFirst })))
      .filter((parameters) => relationOf(parameters) === wanted)
    return random.pick(fitting)
  },
  write(parameters) {
    const { divisor, remainder, other, constant, isRemainderFirst } = parameters
    const relation = relationOf(parameters)
    const all = possible(parameters)
    const asked = `The remainder when $n$ is divided by ${other}`
    const examples = [remainder, remainder + divisor, remainder + 2 * divisor]
    return {
      stem: `When the positive whole number $n$ is divided by ${divisor}, the remainder is ${remainder}.`,
      columns: isRemainderFirst ? { a: asked, b: String(constant) } : { a: String(constant), b: asked },
      answer: relationAnswer(relation),
      fixedChoices: [...COMPARISON_CHOICES],
      distractors: relationDistractors(relation, {
        A: { type: 'strategy_error', says: 'Tries a single number and takes its remainder for the only one.' },
        B: { type: 'strategy_error', says: 'Judges from one number, or takes over the given remainder unchanged.' },
        equal: { type: 'logical_reasoning_error', says: 'Finds one number for which both are equal and stops.' },
        unknown: {
          type: 'logical_reasoning_error',
          says: 'Believes that a remainder by one number says nothing about a remainder by another.',
        },
      }),
      steps: [
        `Numbers that leave ${remainder} on division by ${divisor} are ${examples.join(', ')}, and so on, always ${divisor} more.`,
        all.length === 1
          ? `Since ${other} divides ${divisor}, adding ${divisor} does not change the remainder by ${other}: it is always ${all[0]}.`
          : `Divided by ${other} they can leave ${listed(all.map(String))}.`,
        relation === 'unknown'
          ? `Not all of these stand in the same relation to ${constant}, so the relationship cannot be determined.`
          : relation === 'equal'
            ? `That equals ${constant}: the two quantities are equal.`
            : `Compared with ${constant}, that makes Column ${relation} greater in every case.`,
      ],
      hints: [
        `Write down a few numbers that leave ${remainder} when divided by ${divisor}.`,
        `Divide each of them by ${other}. Do the remainders change?`,
      ],
    }
  },
  // Looks at the first 300 such numbers.
  solve({ divisor, remainder, other, constant, isRemainderFirst }) {
    const signs = new Set<number>()
    for (let n = remainder; n < 300 * divisor; n += divisor) signs.add(Math.sign((n % other) - constant))
    if (signs.size > 1) return '=unknown'
    if (signs.has(0)) return '=equal'
    return signs.has(1) === isRemainderFirst ? '=A' : '=B'
  },
})
