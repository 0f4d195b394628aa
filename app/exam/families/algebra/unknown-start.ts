/** Short stories in which the first amount is unknown. */
import type { WrongAnswerType } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPeople } from '~/exam/families/kit/wording'
import { whole, wrong } from '~/exam/values/values'
import { END, PACKED, STORIES, type StartStory, THINGS, told } from './start-stories'

type Mistake = [value: number, type: WrongAnswerType, says: string]

/** What goes wrong in each story: most telling first, then slips to both sides. */
function mistakes({ story, b, c, end, things }: StartStory, n: number): Mistake[] {
  const slip = (by: number): Mistake => [
    n + by,
    'calculation_error',
    `Slips in the arithmetic and ends up too ${by > 0 ? 'high' : 'low'} by ${Math.abs(by)}.`,
  ]
  const tens = [slip(10), slip(-10), slip(1), slip(-1), slip(2), slip(-2)]
  const inOrder = (value: number): Mistake => [value, 'strategy_error', 'Does in order what the story tells instead of working back.']
  const withoutRegrouping: Mistake = [digitByDigit(end, b), 'calculation_error', 'Takes the smaller digit from the larger in each place.']
  switch (story) {
    case 'gained':
    case 'moreThan':
      return [
        story === 'gained' ? inOrder(end + b) : [end + b, 'misread_question', 'Adds, although the friend has fewer.'],
        ...(digitByDigit(end, b) < end ? [withoutRegrouping] : []),
        ...tens,
      ]
    case 'lost':
      return [inOrder(end - b), ...tens]
    case 'shared':
      return [
        [end + b, 'strategy_error', 'Adds instead of multiplying.'],
        [n + end, 'careless_mistake', 'Counts one share too many.'],
        [n - end, 'careless_mistake', 'Counts one share too few.'],
        [n + b, 'calculation_error', 'Multiplies as if each share had one more.'],
        [n - b, 'calculation_error', 'Multiplies as if each share had one fewer.'],
        slip(10),
        ...(n - 10 > end ? [slip(-10)] : []),
      ]
    case 'packs':
      return [[b, 'misread_question', 'Gives the number of packs.'], slip(1), slip(-1), slip(2), slip(-2), slip(3), slip(-3)]
    case 'packsAndLoose':
      return [
        [n + c / b, 'strategy_error', `Divides all of the ${things}, the loose ones too.`],
        [n + (2 * c) / b, 'strategy_error', `Adds the loose ${things} before dividing instead of taking them away.`],
        [b, 'misread_question', 'Gives the number of packs.'],
        [n - c / b, 'careless_mistake', `Takes the loose ${things} away twice.`],
        slip(1),
        slip(-1),
        slip(3),
        slip(-3),
      ]
    case 'lostTwice':
      return [
        [n - c, 'careless_mistake', `Leaves out the ${things} that were lost.`],
        [n - 2 * c, 'strategy_error', `Takes away the ${things} that were lost instead of adding them back.`],
        [n - b, 'careless_mistake', `Leaves out the ${things} that were given away.`],
        [n + c, 'careless_mistake', `Adds back twice the ${things} that were lost.`],
        ...tens,
      ]
    case 'halved':
      return [
        [n / 2, 'careless_mistake', 'Forgets that only half was left before the last gift.'],
        [2 * end + b, 'strategy_error', 'Doubles before adding back the last gift.'],
        ...((2 * end > b ? [[2 * end, 'careless_mistake', 'Leaves out the last gift.']] : []) satisfies Mistake[]),
        [n + b, 'careless_mistake', 'Adds back the last gift once more after doubling.'],
        ...tens,
      ]
  }
}

/** A difference without regrouping: the smaller digit taken from the larger in each place. */
function digitByDigit(from: number, take: number): number {
  let difference = 0
  for (let place = 1; place <= from; place *= 10) {
    difference += place * Math.abs((Math.floor(from / place) % 10) - (Math.floor(take / place) % 10))
  }
  return difference
}

export const unknownStart = defineFamily<StartStory>({
  id: 'unknown-start',
  version: 4,
  title: 'Working back to an unknown amount',
  asks: 'Tells a short story of gaining, giving or sharing, gives the end, and asks for the unknown amount.',
  strand: 'algebra',
  skill: 'One- and two-step equations in words',
  kind: 'word_problem',
  levels: { 'isee-lower': ['quantitative_reasoning'], 'ssat-elementary': ['quantitative'] },
  parameters: {
    story: 'what happens; hard stories have two steps',
    person: 'who the story is about',
    friend: 'a second person',
    things: 'what is counted',
    b: 'the first number of the story',
    c: 'the second number, in stories with two steps; loose things are as many as the packs or twice as many',
    end: 'the amount at the end',
  },
  draw(random, { difficulty }) {
    const story = random.pick(STORIES[difficulty])
    const [person, friend] = pickPeople(random, 2) as [Person, Person]
    const isPacked = story === 'packs' || story === 'packsAndLoose'
    const things = random.pick(isPacked ? PACKED : THINGS)
    const isSmall = isPacked || story === 'shared'
    const b = story === 'packsAndLoose' ? random.int(3, 6) : isSmall ? random.int(3, 8) : random.int(12, 35)
    // As many loose ones as packs, or twice as many, so that dividing them too comes out even.
    const c = story === 'packsAndLoose' ? b * random.int(1, 2) : difficulty === 'hard' ? random.int(3, 9) : 0
    const start = story === 'shared' ? b * random.int(4, 12) : isPacked ? random.int(6, 12) : 2 * random.int(b + 6, b + 28)
    return { story, person, friend, things, b, c, end: END[story](start, b, c) }
  },
  write(parameters) {
    const { stem, n, work } = told(parameters)
    return {
      stem,
      answer: whole(n),
      distractors: mistakes(parameters, n).map(([value, type, says]) => wrong(whole(value), type, says)),
      steps: [
        'The end of the story is known and the beginning is not, so undo each change, the last one first.',
        `${work}.`,
        `The answer is ${n}. Read the story again with ${n} to check that it ends as told.`,
      ],
      hints: ['Tell the story backward.', 'Giving away is undone by adding; making equal groups is undone by multiplying or dividing.'],
    }
  },
  // Tries every amount to begin with.
  solve({ story, b, c, end }) {
    for (let n = 1; n < 1000; n++) if (END[story](n, b, c) === end) return String(n)
    throw new RangeError('the story has no beginning')
  },
})
