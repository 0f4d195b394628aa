/** Quantitative comparison: two draws with and without putting the first one back. */

import { CONCLUSIONS, comparisonQuestion, relationOf } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction, multiply } from '~/exam/values/fraction'
import { fractionText } from '~/exam/values/values'

interface Parameters {
  setting: number
  first: number
  second: number
  asked: 'same' | 'different' | 'second'
  /** Whether Column A puts the first one back. */
  isBackInA: boolean
}

const SETTINGS = [
  { holds: 'A bag contains', one: 'marble', many: 'marbles', a: 'red', b: 'blue' },
  { holds: 'A box contains', one: 'card', many: 'cards', a: 'green', b: 'white' },
  { holds: 'A jar contains', one: 'token', many: 'tokens', a: 'gold', b: 'silver' },
]

export const compareTwoDraws = defineFamily<Parameters>({
  id: 'compare-two-draws',
  version: 1,
  title: 'With and without putting back',
  asks: 'Compares the probability of a result of two draws with and without putting the first one back.',
  strand: 'data',
  skill: 'Draws without replacement',
  kind: 'quantitative_comparison',
  levels: { 'isee-upper': ['quantitative_reasoning'] },
  parameters: {
    setting: 'which of three settings',
    first: 'how many have the first color',
    second: 'how many have the second color',
    asked: 'both of the first color, the first color then the second, or the second draw of the first color',
    isBackInA: 'which column puts the first one back',
  },
  draw(random, { difficulty }) {
    const relation = random.pick(['A', 'B', 'equal'] as const)
    const most = { easy: 5, medium: 8, hard: 12 }[difficulty]
    const [first, second] = [random.int(2, most), random.int(2, most)]
    const asked = relation === 'equal' ? 'second' : random.pick(['same', 'different'] as const)
    // Putting back helps two of one color and hinders two colors.
    const isBackInA = relation === 'equal' ? random.chance(1, 2) : (relation === 'A') === (asked === 'same')
    return { setting: random.int(0, SETTINGS.length - 1), first, second, asked, isBackInA }
  },
  write(parameters) {
    const { setting, first, second, asked, isBackInA } = parameters
    const { holds, one, many, a, b } = SETTINGS[setting] ?? { holds: '', one: '', many: '', a: '', b: '' }
    const event = { same: `both are ${a}`, different: `the first is ${a} and the second is ${b}`, second: `the second is ${a}` }[asked]
    const [back, kept] = [chanceOf(parameters, true), chanceOf(parameters, false)]
    const relation = relationOf(isBackInA ? back : kept, isBackInA ? kept : back)
    const column = (isBack: boolean) =>
      `The probability that ${event} if the first ${one} is ${isBack ? 'put back' : 'not put back'} before the second is drawn`
    const all = first + second
    return comparisonQuestion({
      stem: `${holds} ${first} ${a} ${many} and ${second} ${b} ${many}. Two ${many} are drawn at random, one after the other.`,
      a: column(isBackInA),
      b: column(!isBackInA),
      relation,
      mistakes: {
        equal: { type: 'concept_misunderstanding', says: 'Believes that putting the first one back makes no difference to two draws.' },
        A: { type: 'logical_reasoning_error', says: 'Mixes up how the first draw changes what is left for the second.' },
        B: { type: 'logical_reasoning_error', says: 'Mixes up how the first draw changes what is left for the second.' },
        unknown: { type: 'logical_reasoning_error', says: 'Believes that the second draw cannot be judged before the first is known.' },
      },
      steps:
        asked === 'second'
          ? [
              `With putting back, the second draw is like the first: ${fractionText(fraction(first, all))}.`,
              `Without putting back, each of the ${all} ${many} is just as likely to come second as to come first, so the probability is ${fractionText(fraction(first, all))} again.`,
              `So ${CONCLUSIONS[relation]}.`,
            ]
          : [
              `The first draw has the same probability in both columns, so only the second decides.`,
              asked === 'same'
                ? `After a ${a} one is kept out, ${first - 1} of ${all - 1} are ${a}, a smaller part than ${first} of ${all}. Putting back is better.`
                : `After a ${a} one is kept out, ${second} of ${all - 1} are ${b}, a larger part than ${second} of ${all}. Not putting back is better.`,
              `So ${CONCLUSIONS[relation]}.`,
            ],
      hints: [
        'What is the same in both columns?',
        asked === 'second'
          ? `Is any single ${one} more likely to come second than first?`
          : `After the first draw, what part of those left is ${asked === 'same' ? a : b}?`,
      ],
    })
  },
  // Lists the ordered pairs of draws.
  solve({ first, second, asked, isBackInA }) {
    const things = Array.from({ length: first + second }, (_, index) => index < first)
    const count = (isBack: boolean) => {
      const pairs = things.flatMap((one, i) => things.flatMap((two, j) => (i === j && !isBack ? [] : [[one, two] as const])))
      return fraction(
        pairs.filter(([one, two]) => (asked === 'same' ? one && two : asked === 'different' ? one && !two : two)).length,
        pairs.length,
      )
    }
    return `=${relationOf(count(isBackInA), count(!isBackInA))}`
  },
})

function chanceOf({ first, second, asked }: Parameters, isBack: boolean): Fraction {
  const all = first + second
  if (asked === 'second') return fraction(first, all)
  const next = asked === 'same' ? first - (isBack ? 0 : 1) : second
  return multiply(fraction(first, all), fraction(next, all - (isBack ? 0 : 1)))
}
