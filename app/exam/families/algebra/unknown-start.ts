/** Short stories in which the first amount is unknown. */
import { defineFamily } from '../../family'
import { whole, wrong } from '../../values'
import { type Person, pickPeople } from '../../wording'

const THINGS = ['stickers', 'marbles', 'trading cards', 'seashells', 'beads', 'crayons'] as const
const STORIES = {
  easy: ['gained', 'lost'],
  medium: ['shared', 'packs', 'moreThan'],
  hard: ['packsAndLoose', 'lostTwice', 'halved'],
} as const
type Story = (typeof STORIES)[keyof typeof STORIES][number]

interface Parameters {
  story: Story
  person: Person
  friend: Person
  things: (typeof THINGS)[number]
  b: number
  c: number
  end: number
}

/** What stands at the end of each story when it began with n. */
const END: Record<Story, (n: number, b: number, c: number) => number> = {
  gained: (n, b) => n + b,
  lost: (n, b) => n - b,
  shared: (n, b) => n / b,
  packs: (n, b) => n * b,
  moreThan: (n, b) => n + b,
  packsAndLoose: (n, b, c) => n * b + c,
  lostTwice: (n, b, c) => n - b - c,
  halved: (n, b) => n / 2 - b,
}

function told({ story, person: { name, they, their }, friend, things, b, c, end }: Parameters): { stem: string; n: number; work: string } {
  const start = `How many ${things} did ${name} have at first?`
  const each = `How many ${things} are in each pack?`
  switch (story) {
    case 'gained':
      return {
        stem: `${name} had some ${things}. After ${they} found ${b} more, ${they} had ${end}. ${start}`,
        n: end - b,
        work: `${end} − ${b} = ${end - b}`,
      }
    case 'lost':
      return {
        stem: `${name} gave ${b} ${things} to ${friend.name} and had ${end} left. ${start}`,
        n: end + b,
        work: `${end} + ${b} = ${end + b}`,
      }
    case 'shared':
      return {
        stem: `${name} shared all of ${their} ${things} equally among ${b} friends. Each friend got ${end}. ${start}`,
        n: end * b,
        work: `${b} × ${end} = ${end * b}`,
      }
    case 'packs':
      return {
        stem: `${name} bought ${b} packs of ${things}. Each pack has the same number, and there are ${end} ${things} in all. ${each}`,
        n: end / b,
        work: `${end} ÷ ${b} = ${end / b}`,
      }
    case 'moreThan':
      return {
        stem: `${name} has ${end} ${things}. That is ${b} more than ${friend.name} has. How many ${things} does ${friend.name} have?`,
        n: end - b,
        work: `${end} − ${b} = ${end - b}`,
      }
    case 'packsAndLoose':
      return {
        stem: `${name} has ${b} full packs of ${things} and ${c} loose ones, ${end} ${things} in all. ${each}`,
        n: (end - c) / b,
        work: `${end} − ${c} = ${end - c}, and ${end - c} ÷ ${b} = ${(end - c) / b}`,
      }
    case 'lostTwice':
      return {
        stem: `${name} gave ${b} ${things} to ${friend.name}, then lost ${c} more and had ${end} left. ${start}`,
        n: end + b + c,
        work: `${end} + ${c} + ${b} = ${end + b + c}`,
      }
    case 'halved':
      return {
        stem: `${name} gave half of ${their} ${things} to ${friend.name}, then gave away ${b} more and had ${end} left. ${start}`,
        n: 2 * (end + b),
        work: `${end} + ${b} = ${end + b}, and 2 × ${end + b} = ${2 * (end + b)}`,
      }
  }
}

export const unknownStart = defineFamily<Parameters>({
  id: 'unknown-start',
  version: 2,
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
    c: 'the second number, in stories with two steps',
    end: 'the amount at the end',
  },
  draw(random, { difficulty }) {
    const story = random.pick(STORIES[difficulty])
    const [person, friend] = pickPeople(random, 2) as [Person, Person]
    const things = random.pick(THINGS)
    const small = story === 'shared' || story === 'packs' || story === 'packsAndLoose'
    const b = small ? random.int(3, 8) : random.int(12, 35)
    const c = difficulty === 'hard' ? random.int(3, 9) : 0
    const start = story === 'shared' ? b * random.int(4, 12) : small ? random.int(6, 12) : 2 * random.int(b + 6, b + 28)
    return { story, person, friend, things, b, c, end: END[story](start, b, c) }
  },
  write(parameters) {
    const { story, b, c, end, things } = parameters
    const { stem, n, work } = told(parameters)
    const half = Math.round(n / 2)
    return {
      stem,
      answer: whole(n),
      distractors: [
        wrong(
          whole(n === end + b ? Math.abs(end - b) : end + b),
          'strategy_error',
          'Does in order what the story tells instead of working back.',
        ),
        ...(c && n > c + 1 ? [wrong(whole(n - c), 'careless_mistake', 'Leaves out one part of the story.')] : []),
        wrong(
          whole(story === 'halved' ? half : n + 1),
          'careless_mistake',
          story === 'halved' ? 'Forgets that only half was left before the last gift.' : 'Counts one too many.',
        ),
        wrong(whole(end), 'misread_question', 'Gives a number of the story as the answer.'),
        wrong(whole(n > 15 ? n - 10 : n + 10), 'calculation_error', 'Loses track of a ten.'),
        wrong(whole(n - 1), 'calculation_error', 'Counts one too few.'),
        wrong(whole(n + 2), 'calculation_error', `Miscounts the ${things} by two.`),
      ],
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
