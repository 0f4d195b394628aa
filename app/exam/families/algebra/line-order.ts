/** Who stands where in a line. */
import { defineFamily } from '../../family'
import type { Random } from '../../random'
import { label, wrong } from '../../values'
import { pickPeople } from '../../wording'

/** `gap` 1: the first is directly in front of the second; 0: somewhere in front of it. `place`: the first stands there, counted from 1. */
type Clue = { first: number; second: number; gap: 0 | 1 } | { first: number; place: number }

interface Parameters {
  /** Names in alphabetical order; a person is known by the index. */
  names: string[]
  /** Indexes of the people from front to back. */
  order: number[]
  clues: Clue[]
  asked: number
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

function holds(clue: Clue, order: number[]): boolean {
  const place = order.indexOf(clue.first)
  if ('place' in clue) return place + 1 === clue.place
  const distance = order.indexOf(clue.second) - place
  return clue.gap ? distance === 1 : distance > 0
}

function permutations(values: number[]): number[][] {
  if (values.length < 2) return [values]
  return values.flatMap((value) => permutations(values.filter((other) => other !== value)).map((rest) => [value, ...rest]))
}

const ordersOf = (count: number, clues: Clue[]) =>
  permutations(Array.from({ length: count }, (_, index) => index)).filter((order) => clues.every((clue) => holds(clue, order)))

/** Clues that are all true of the order; drawn again until they leave one order, and none is idle. */
function drawClues(random: Random, order: number[], count: number): Clue[] {
  const size = order.length
  for (;;) {
    const clues = Array.from({ length: count }, (): Clue => {
      if (random.chance(1, 4)) {
        const place = random.int(1, size)
        return { first: order[place - 1] ?? 0, place }
      }
      const front = random.int(0, size - 2)
      const gap = random.pick([0, 1] as const)
      const back = gap ? front + 1 : random.int(front + 1, size - 1)
      return { first: order[front] ?? 0, second: order[back] ?? 0, gap }
    })
    const settles = ordersOf(size, clues).length === 1
    if (
      settles &&
      clues.every(
        (idle) =>
          ordersOf(
            size,
            clues.filter((clue) => clue !== idle),
          ).length > 1,
      )
    )
      return clues
  }
}

function told(clue: Clue, names: string[]): string {
  const first = names[clue.first]
  if ('place' in clue) return `${first} is ${ORDINALS[clue.place - 1]}.`
  return `${first} is ${clue.gap ? 'directly' : 'somewhere'} in front of ${names[clue.second]}.`
}

export const lineOrder = defineFamily<Parameters>({
  id: 'line-order',
  version: 1,
  title: 'Who stands where in a line',
  asks: 'Gives clues about the order of people in a line and asks who stands in one place.',
  strand: 'reasoning',
  skill: 'Logical reasoning',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    names: 'the people',
    order: 'the order from front to back',
    clues: 'the clues, which leave exactly one order',
    asked: 'the place asked about',
  },
  draw(random, { level, difficulty }) {
    const size = level.startsWith('ssat') || difficulty === 'hard' ? 5 : 4
    const names = pickPeople(random, size)
      .map(({ name }) => name)
      .sort()
    const order = random.shuffle(names.map((_, index) => index))
    const clues = drawClues(random, order, size === 4 ? 3 : difficulty === 'hard' ? 4 : 3)
    const given = clues.flatMap((clue) => ('place' in clue ? [clue.place] : []))
    const places = order.map((_, index) => index + 1).filter((place) => !given.includes(place))
    return { names, order, clues, asked: random.pick(places) }
  },
  write({ names, order, clues, asked }) {
    const inLine = order.map((index) => names[index] ?? '')
    const key = inLine[asked - 1] ?? ''
    const place = ORDINALS[asked - 1]
    const says = (name: string): string => {
      const at = inLine.indexOf(name) + 1
      if (at === asked - 1) return `Counts one place too far to the back when reading off the order.`
      if (at === asked + 1) return `Counts one place too far to the front when reading off the order.`
      if (inLine.length + 1 - at === asked) return 'Counts the places from the back instead of the front.'
      return `Leaves a clue about ${name} out.`
    }
    return {
      stem: `${names.length === 4 ? 'Four' : 'Five'} students stand in a line: ${names.slice(0, -1).join(', ')}, and ${names.at(-1)}. ${clues.map((clue) => told(clue, names)).join(' ')} Who is ${place} in line?`,
      answer: label(key),
      distractors: inLine
        .filter((name) => name !== key)
        .map((name) => wrong(label(name), says(name).startsWith('Counts') ? 'careless_mistake' : 'logical_reasoning_error', says(name))),
      steps: [
        'Draw a place for each student and start with the clue that says most, then fit the others in.',
        `Only one order agrees with every clue: ${inLine.join(', ')}.`,
        `Counted from the front, ${key} is ${place}.`,
      ],
      hints: [
        'Draw a row of blanks, one for each student, with the front of the line on the left.',
        'Put down the students whose places are tied to each other first, then see where the block fits.',
      ],
    }
  },
  // Tries every order of the students.
  solve({ names, clues, asked }) {
    const [order, other] = ordersOf(names.length, clues)
    if (!order || other) throw new RangeError('the clues do not settle the order')
    return `=${names[order[asked - 1] ?? 0]}`
  },
})
