/** The greatest or least whole number that keeps an inequality true. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrong } from '~/exam/values/values'

interface Parameters {
  factor: number
  constant: number
  limit: number
  wants: 'greatest' | 'least'
}

export const greatestWholeNumber = defineFamily<Parameters>({
  id: 'greatest-whole-number',
  version: 3,
  title: 'The greatest or least whole number that fits an inequality',
  asks: 'Gives an inequality with a box and asks for the greatest or least whole number that makes it true.',
  strand: 'algebra',
  skill: 'Inequalities',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    factor: 'what the box is multiplied by, 1 when it is not',
    constant: 'what is added, 0 when nothing is',
    limit: 'the number on the other side',
    wants: 'greatest below the limit, or least above it',
  },
  draw(random, { level, difficulty }) {
    const large = tierOf(level) === 'middle'
    const factor = difficulty === 'easy' && !large ? 1 : random.int(3, large ? 12 : 9)
    const constant = difficulty === 'hard' || factor === 1 ? random.int(4, large ? 30 : 19) : 0
    const n = random.int(4, large ? 20 : 11) + (factor === 1 ? 12 : 0)
    const wants = random.pick(['greatest', 'least'] as const)
    const limit = factor * n + constant + (wants === 'greatest' ? random.int(1, factor) : -random.int(1, factor))
    return { factor, constant, limit, wants }
  },
  write({ factor, constant, limit, wants }) {
    const sign = wants === 'greatest' ? '<' : '>'
    const left = `${factor === 1 ? '□' : `${factor} × □`}${constant ? ` + ${constant}` : ''}`
    const room = limit - constant
    const exact = room % factor === 0
    const key =
      wants === 'greatest' ? (exact ? room / factor - 1 : Math.floor(room / factor)) : exact ? room / factor + 1 : Math.ceil(room / factor)
    const step = wants === 'greatest' ? 1 : -1
    const kept = Math.floor((limit + constant) / factor)
    return {
      stem: `What is the ${wants} whole number that can be put in the box to make the statement true?\n${left} ${sign} ${limit}`,
      answer: whole(key),
      distractors: [
        wrong(
          whole(key + step),
          'concept_misunderstanding',
          exact
            ? 'Takes the number that makes both sides equal.'
            : `Rounds ${wants === 'greatest' ? 'up' : 'down'}, which goes past the limit.`,
        ),
        wrong(whole(key - step), 'careless_mistake', 'Stops one number too early.'),
        ...(constant ? [wrong(whole(kept), 'strategy_error', `Adds ${constant} to the limit instead of taking it away.`)] : []),
        ...(constant && factor > 1
          ? [wrong(whole(Math.floor(limit / factor)), 'careless_mistake', `Leaves out the ${constant} that is added.`)]
          : []),
        ...(factor > 1
          ? [wrong(whole(room - step), 'concept_misunderstanding', 'Forgets to divide by the number of times the box is taken.')]
          : []),
        wrong(whole(key - 2 * step), 'calculation_error', 'Is two off in the division.'),
        wrong(whole(key + 2 * step), 'calculation_error', 'Divides wrongly and goes past the limit.'),
        wrong(whole(key + 10), 'calculation_error', 'Loses track of a ten.'),
        wrong(whole(key - 10), 'calculation_error', 'Takes away a ten too many.'),
        wrong(whole(key + 3 * step), 'calculation_error', 'Divides wrongly and goes three past the limit.'),
        wrong(whole(key - 3 * step), 'calculation_error', 'Is three off in the division.'),
      ].filter(({ value }) => Number(value) >= 0),
      steps: [
        constant
          ? `Take ${constant} from both sides: ${factor === 1 ? 'the box' : `${factor} × □`} must be ${wants === 'greatest' ? 'less' : 'greater'} than ${room}.`
          : `The product must be ${wants === 'greatest' ? 'less' : 'greater'} than ${limit}, and it may not be equal to ${limit}.`,
        `With ${key} the left side is ${factor * key + constant}, which fits. With ${key + step} it is ${factor * (key + step) + constant}, which does not. So the answer is ${key}.`,
      ],
      hints: [
        `The left side must stay ${wants === 'greatest' ? 'below' : 'above'} ${limit}; may it be equal to ${limit}?`,
        'Find where the two sides would be equal, or nearly, and look at the whole numbers around that place.',
      ],
    }
  },
  // Counts up through the whole numbers.
  solve({ factor, constant, limit, wants }) {
    let n = 0
    while (factor * n + constant <= limit) n += 1
    if (wants === 'least') return String(n)
    while (factor * n + constant >= limit) n -= 1
    return String(n)
  },
})
