/** Words turned into an expression. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPeople } from '~/exam/families/kit/wording'
import { fitted, linear, polynomialValue } from '~/exam/values/polynomial'
import { wrong } from '~/exam/values/values'

type Phrase = 'more' | 'fewer' | 'times' | 'timesPlus' | 'timesMinus' | 'total' | 'timesOfSum'

const PHRASES: Record<'easy' | 'medium' | 'hard', Phrase[]> = {
  easy: ['more', 'fewer', 'times'],
  medium: ['timesPlus', 'timesMinus'],
  hard: ['total', 'timesOfSum'],
}
const THINGS = ['stamps', 'books', 'baseball cards', 'coins', 'postcards'] as const

interface Parameters {
  people: [Person, Person]
  phrase: Phrase
  things: (typeof THINGS)[number]
  variable: 'n' | 'x' | 'k'
  times: number
  more: number
}

export const wordsToExpression = defineFamily<Parameters>({
  id: 'words-to-expression',
  version: 1,
  title: 'An expression for a sentence',
  asks: 'Describes an amount in terms of another that is given by a letter, and asks for the expression.',
  strand: 'algebra',
  skill: 'Writing expressions',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    people: 'the two people',
    phrase: 'how the amounts compare',
    things: 'what is counted',
    variable: 'the letter',
    times: 'the factor',
    more: 'the number added or subtracted',
  },
  draw(random, { difficulty }) {
    return {
      people: pickPeople(random, 2) as [Person, Person],
      phrase: random.pick(PHRASES[difficulty]),
      things: random.pick(THINGS),
      variable: random.pick(['n', 'x', 'k'] as const),
      times: random.int(2, 6),
      more: random.int(3, 12),
    }
  },
  write(parameters) {
    const {
      people: [first, second],
      phrase,
      things,
      variable: v,
      times,
      more,
    } = parameters

    const told: Record<Phrase, { words: string; factor: number; constant: number; why: string }> = tell({
      ...parameters,
      second,
      more,
      things,
      first,
      v,
      times,
    })
    const { words, factor, constant, why } = told[phrase]
    const whole = phrase === 'total' ? `they have together` : `${second.name} has`
    const printed = (a: number, b: number): Answer => {
      const product = a === 1 ? v : `${a}${v}`
      const text = b === 0 ? product : b > 0 ? `${product} + ${b}` : `${product} - ${-b}`
      return { text: `$${text}$`, value: polynomialValue(linear(a, b, v)) }
    }
    const reversed: Answer = {
      text: `$${Math.abs(constant) || times} - ${factor === 1 ? '' : factor}${v}$`,
      value: polynomialValue(linear(-factor, Math.abs(constant) || times, v)),
    }
    return {
      stem: `${first.name} has $${v}$ ${things}. ${words} Which expression gives the number of ${things} that ${whole}?`,
      answer: printed(factor, constant),
      distractors: mistakes({ ...parameters, printed, constant, factor, reversed }),
      steps: [
        'Translate the sentence piece by piece, starting from the amount that is given by the letter.',
        `Here ${why}.`,
        `That gives ${printed(factor, constant).text}.`,
      ],
      hints: [
        'Put an easy number in place of the letter. What would you do with it?',
        `Say it aloud: what is done to $${v}$ first, and what after that?`,
      ],
    }
  },
  // Works the sentence out for 0, 1 and 2 things and finds the expression through them.
  solve({ phrase, variable, times, more }) {
    const amount = (n: number): number => {
      const second = {
        more: n + more,
        fewer: n - more,
        times: times * n,
        timesPlus: times * n + more,
        timesMinus: times * n - more,
        total: times * n + more,
        timesOfSum: times * (n + more),
      }[phrase]
      return phrase === 'total' ? n + second : second
    }
    return polynomialValue(fitted(amount, 2, variable))
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  phrase,
  times,
  more,
  people: [, second],
  printed,
  constant,
  factor,
  reversed,
}: Parameters & { printed: (a: number, b: number) => Answer; constant: number; factor: number; reversed: Answer }): Distractor[] {
  return [
    ...(phrase === 'timesOfSum'
      ? [wrong(printed(times, more), 'concept_misunderstanding', 'Multiplies only the letter and not the whole sum.')]
      : []),
    ...(phrase === 'total'
      ? [
          wrong(printed(times, more), 'misread_question', `Gives what ${second.name} has, not the total.`),
          wrong(printed(times + 2, more), 'calculation_error', 'Counts the first amount twice.'),
        ]
      : []),
    ...(constant ? [wrong(printed(factor, -constant), 'vocabulary_gap', 'Adds for "fewer", or subtracts for "more".')] : []),
    ...(phrase === 'timesPlus' || phrase === 'timesMinus'
      ? [
          wrong(
            printed(more, phrase === 'timesPlus' ? times : -times),
            'misread_question',
            'Exchanges the factor and the number that is added or subtracted.',
          ),
          wrong(printed(times, times * constant), 'concept_misunderstanding', 'Multiplies the extra number as well.'),
        ]
      : []),
    wrong(
      printed(constant ? Math.abs(constant) : 1, constant ? 0 : times),
      'concept_misunderstanding',
      'Multiplies where the sentence adds, or the other way round.',
    ),
    ...(constant < 0 || phrase === 'times' || phrase === 'more'
      ? [wrong(reversed, 'concept_misunderstanding', 'Takes the letter away from the number.')]
      : []),
    wrong(printed(times + more, 0), 'concept_misunderstanding', 'Adds the two numbers and multiplies by the sum.'),
    wrong(printed(1, times + more), 'concept_misunderstanding', 'Adds the factor as if it were a number of things.'),
    wrong(printed(factor + 1, constant), 'calculation_error', 'Counts the first amount once too often.'),
    wrong(printed(1, -times), 'vocabulary_gap', 'Takes "times as many" for a subtraction.'),
  ]
}

/** What is told, the expression that it means, and why. */
function tell({
  second,
  more,
  things,
  first,
  v,
  times,
}: Parameters & {
  second: { name: string; they: string; them: string; their: string }
  more: number
  things: 'stamps' | 'books' | 'baseball cards' | 'coins' | 'postcards'
  first: { name: string; they: string; them: string; their: string }
  v: 'n' | 'x' | 'k'
  times: number
}) {
  return {
    more: {
      words: `${second.name} has ${more} more ${things} than ${first.name}.`,
      factor: 1,
      constant: more,
      why: `${more} more than ${v} is ${v} with ${more} added`,
    },
    fewer: {
      words: `${second.name} has ${more} fewer ${things} than ${first.name}.`,
      factor: 1,
      constant: -more,
      why: `${more} fewer than ${v} is ${v} with ${more} taken away`,
    },
    times: {
      words: `${second.name} has ${times} times as many ${things} as ${first.name}.`,
      factor: times,
      constant: 0,
      why: `${times} times as many is a product`,
    },
    timesPlus: {
      words: `${second.name} has ${more} more than ${times} times as many ${things} as ${first.name}.`,
      factor: times,
      constant: more,
      why: `${times} times as many is a product, and ${more} more are added to it`,
    },
    timesMinus: {
      words: `${second.name} has ${more} fewer than ${times} times as many ${things} as ${first.name}.`,
      factor: times,
      constant: -more,
      why: `${times} times as many is a product, and ${more} are taken from it`,
    },
    total: {
      words: `${second.name} has ${more} more than ${times} times as many ${things} as ${first.name}.`,
      factor: times + 1,
      constant: more,
      why: `the amounts ${v} and ${times}${v} + ${more} are added, and like terms are combined`,
    },
    timesOfSum: {
      words: `After ${first.name} gets ${more} more ${things}, ${second.name} has ${times} times as many as ${first.name}.`,
      factor: times,
      constant: times * more,
      why: `${first.name} then has ${v} + ${more}, and all of that is multiplied by ${times}`,
    },
  }
}
