/** Two draws without replacement. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction, multiply } from '~/exam/values/fraction'
import { fractionText, numberValue, rational, wrong } from '~/exam/values/values'
import { chanceSlips } from './slips'

interface Parameters {
  setting: number
  first: number
  second: number
  asked: 'both' | 'order' | 'mixed'
}

const SETTINGS = [
  { holds: 'A bag contains', one: 'marble', many: 'marbles', a: 'red', b: 'blue' },
  { holds: 'A drawer contains', one: 'sock', many: 'socks', a: 'black', b: 'white' },
  { holds: 'A box contains', one: 'card', many: 'cards', a: 'green', b: 'yellow' },
  { holds: 'A basket contains', one: 'apple', many: 'apples', a: 'red', b: 'green' },
]

export const withoutReplacement = defineFamily<Parameters>({
  id: 'without-replacement',
  version: 3,
  title: 'Two draws without replacement',
  asks: 'Gives the probability of two things of given colors drawn one after the other without replacement.',
  strand: 'data',
  skill: 'Draws without replacement',
  kind: 'word_problem',
  levels: {
    'isee-upper': ['mathematics_achievement', 'quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    setting: 'which of four settings',
    first: 'how many have the first color',
    second: 'how many have the second color',
    asked: 'both of the first color, the first color and then the second, or one of each in any order',
  },
  draw(random, { difficulty }) {
    const most = { easy: 4, medium: 6, hard: 7 }[difficulty]
    const [first = 3, second = 4] = random.sample([2, 3, 4, 5, 6, 7].slice(0, most - 1), 2)
    return {
      setting: random.int(0, SETTINGS.length - 1),
      first: Math.max(2, first),
      second,
      asked: ({ easy: 'both', medium: 'order', hard: 'mixed' } as const)[difficulty],
    }
  },
  write({ setting, first, second, asked }) {
    const { holds, one, many, a, b } = SETTINGS[setting] ?? { holds: '', one: '', many: '', a: '', b: '' }
    const all = first + second
    const [p, q] = [fraction(first, all), fraction(asked === 'both' ? first - 1 : second, all - 1)]
    const once = multiply(p, q)
    const times = asked === 'mixed' ? 2 : 1
    const key = fraction(once.n * times, once.d)
    const next = asked === 'both' ? first : second
    const replaced = fraction(first * next * times, all * all)
    return {
      stem: `${holds} ${first} ${a} ${many} and ${second} ${b} ${many}. Two ${many} are taken at random, one after the other, without putting the first one back. What is the probability that ${
        { both: `both are ${a}`, order: `the first is ${a} and the second is ${b}`, mixed: `one is ${a} and the other is ${b}` }[asked]
      }?`,
      answer: rational(key),
      distractors: [
        wrong(rational(replaced), 'concept_misunderstanding', 'Puts the first one back in thought before the second draw.'),
        ...(asked === 'mixed'
          ? [wrong(rational(once), 'logical_reasoning_error' as const, `Counts only the order ${a} first, ${b} second.`)]
          : [
              wrong(
                rational(fraction(first * next, all * (all - 1))),
                'concept_misunderstanding' as const,
                `Takes away one ${one} from all, but not from the ${a} ones.`,
              ),
            ]),
        wrong(rational(p), 'misread_question', 'Gives the probability for the first draw only.'),
        wrong(rational(q), 'misread_question', 'Gives the probability for the second draw only.'),
        wrong(rational(fraction(2, all)), 'concept_misunderstanding', 'Divides the number of draws by the number of things.'),
        ...chanceSlips({ n: first * (asked === 'both' ? first - 1 : second) * times, d: all * (all - 1) }),
      ].filter(({ value }) => value !== '1'),
      steps: [
        `The first is ${a} in ${first} of ${all} cases: ${fractionText(p)}.`,
        `Then only ${all - 1} ${many} are left, and ${asked === 'both' ? `${first - 1} of them ${first === 2 ? 'is' : 'are'} ${a}` : `${second} of them are ${b}`}: ${fractionText(q)}.`,
        `Multiply: ${fractionText(p)} × ${fractionText(q)} = ${fractionText(once)}.${asked === 'mixed' ? ` The other order, ${b} first, is just as likely, so double it: ${fractionText(key)}.` : ''}`,
      ],
      hints: [
        'How many are left when the second one is drawn?',
        asked === 'mixed' ? 'There are two orders in which this can happen.' : 'Find the probability of each draw, then multiply.',
      ],
    }
  },
  // Lists all ordered pairs of different things.
  solve({ first, second, asked }) {
    const things = Array.from({ length: first + second }, (_, index) => index < first)
    const pairs = things.flatMap((one, i) => things.flatMap((two, j) => (i === j ? [] : [[one, two] as const])))
    const fitting = pairs.filter(([one, two]) => (asked === 'both' ? one && two : asked === 'order' ? one && !two : one !== two))
    return numberValue(fraction(fitting.length, pairs.length))
  },
})
