/** Terms of arithmetic and geometric sequences. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { expression, fitted, linear, polynomialValue } from '~/exam/values/polynomial'
import { whole, wholeText, wrong, wrongWhole } from '~/exam/values/values'

interface Parameters {
  asks: 'term' | 'formula' | 'geometric'
  first: number
  step: number
  place: number
}

const ordinal = (n: number) =>
  `${n}${n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'}`

export const nthTerm = defineFamily<Parameters>({
  id: 'nth-term',
  version: 3,
  title: 'A far term of a sequence, or its formula',
  asks: 'Gives the first terms of a sequence and asks for a far term or for the expression of the nth term.',
  strand: 'algebra',
  skill: 'Sequences',
  kind: 'computation',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    asks: 'a term, the formula, or a term of a geometric sequence',
    first: 'the first term',
    step: 'the difference or the factor',
    place: 'the place of the term',
  },
  draw(random, { level, difficulty }) {
    const upper = tierOf(level) === 'upper'
    if (difficulty === 'easy')
      return { asks: 'term', first: random.int(2, 12), step: random.int(2, 9), place: random.pick([10, 11, 12, 15, 20, 21]) }
    if (difficulty === 'medium')
      return { asks: 'formula', first: random.int(2, 15), step: random.int(2, 9) * (upper && random.chance(1, 3) ? -1 : 1), place: 0 }
    if (upper && random.chance(1, 2))
      return { asks: 'geometric', first: random.int(2, 5), step: random.int(2, 3), place: random.pick([6, 7]) }
    return { asks: 'term', first: random.int(40, 90), step: -random.int(3, 9), place: random.pick([15, 20, 21, 25, 31]) }
  },
  write(parameters) {
    const { asks, first, step, place } = parameters

    const shown = [0, 1, 2, 3].map((index) => (asks === 'geometric' ? first * step ** index : first + step * index))
    const list = listed(shown.map(wholeText))
    if (asks === 'formula') {
      const of = (a: number, b: number) => expression(linear(a, b, 'n'))
      return {
        stem: `The first four terms of a sequence are ${list}. Which expression gives the $n$th term of the sequence?`,
        answer: of(step, first - step),
        distractors: mistakes({ ...parameters, of }),
        steps: [
          `Each term is ${wholeText(Math.abs(step))} ${step > 0 ? 'more' : 'less'} than the one before, so the expression begins $${step}n$.`,
          `For $n = 1$, $${step}n$ is $${step}$, but the first term is ${first}, so $${first - step}$ has to be added: ${of(step, first - step).text}.`,
          `Check with $n = 2$: the second term is ${wholeText(first + step)}.`,
        ],
        hints: ['Test each choice with n = 1 and n = 2.', 'The step from term to term stands in front of n.'],
      }
    }
    const key = asks === 'geometric' ? first * step ** (place - 1) : first + step * (place - 1)
    return {
      stem: `The first four terms of a sequence are ${list}. If the pattern continues, what is the ${ordinal(place)} term?`,
      answer: whole(key),
      distractors: [
        ...(asks === 'geometric'
          ? [
              ...wrongWhole(key * step, 'careless_mistake', `Multiplies ${place} times instead of ${place - 1} times.`),
              ...wrongWhole(key / step, 'careless_mistake', 'Stops one term too early.'),
              ...wrongWhole(
                (shown[3] ?? 0) + (place - 4) * ((shown[3] ?? 0) - (shown[2] ?? 0)),
                'pattern_recognition_failure',
                'Adds the last difference again and again.',
              ),
              ...wrongWhole(
                first * step * (place - 1),
                'concept_misunderstanding',
                'Multiplies by the number of steps instead of repeating the factor.',
              ),
              ...wrongWhole(key + first, 'calculation_error', 'Adds the first term once more.'),
            ]
          : [
              ...wrongWhole(key + step, 'careless_mistake', `Takes the step ${place} times instead of ${place - 1} times.`),
              ...wrongWhole(key - step, 'careless_mistake', 'Takes the step once too few.'),
              ...wrongWhole(step * place, 'strategy_error', 'Multiplies the step by the place and forgets the first term.'),
              ...wrongWhole(first + step + place, 'concept_misunderstanding', 'Adds the place instead of multiplying by it.'),
              ...wrongWhole(key + 2, 'calculation_error', 'Is two off in the addition.'),
              ...wrongWhole(key + 10, 'calculation_error', 'Loses track of a ten.'),
            ]),
        ...wrongWhole(key - 10, 'calculation_error', 'Is ten off in the last step.'),
        ...wrongWhole(key - 1, 'calculation_error', 'Is one off in the last step.'),
      ],
      steps:
        asks === 'geometric'
          ? [
              `Each term is ${step} times the one before.`,
              `From the 1st to the ${ordinal(place)} term that happens ${place - 1} times: $${first} \\times ${step}^{${place - 1}} = ${key}$.`,
            ]
          : [
              `Each term is ${Math.abs(step)} ${step > 0 ? 'more' : 'less'} than the one before.`,
              `From the 1st to the ${ordinal(place)} term there are ${place - 1} steps, a change of $${place - 1} \\times ${step < 0 ? `(${step})` : step} = ${(place - 1) * step}$.`,
              `$${first} ${step < 0 ? '-' : '+'} ${Math.abs((place - 1) * step)} = ${key}$.`,
            ],
      hints: ['What happens from each term to the next?', `How many steps is it from the 1st term to the ${ordinal(place)}?`],
    }
  },
  // Goes through the sequence term by term.
  solve({ asks, first, step, place }) {
    const next = (value: number) => (asks === 'geometric' ? value * step : value + step)
    const terms = [first]
    for (let n = 2; n <= Math.max(place, 4); n++) terms.push(next(terms.at(-1) ?? 0))
    if (asks !== 'formula') return String(terms[place - 1])
    return polynomialValue(fitted((n) => (n === 0 ? first - step : (terms[n - 1] ?? 0)), 2, 'n'))
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({ step, first, of }: Parameters & { of: (a: number, b: number) => Answer }): Distractor[] {
  return [
    wrong(of(step, first), 'concept_misunderstanding', 'Adds the step n times to the first term instead of n − 1 times.'),
    wrong(of(1, step), 'concept_misunderstanding', 'Takes the rule from one term to the next for the rule from the place to the term.'),
    wrong(of(first, step), 'concept_misunderstanding', 'Exchanges the first term and the step.'),
    wrong(of(step, step - first), 'careless_mistake', 'Gets the sign of the constant wrong.'),
    wrong(of(step, first - step + 1), 'calculation_error', 'Is one off in the constant.'),
    wrong(of(step + 1, first - step - 1), 'strategy_error', 'Finds an expression that fits the first term only.'),
    wrong(of(step, first - 2 * step), 'careless_mistake', 'Takes the step off twice.'),
  ]
}
