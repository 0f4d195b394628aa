/** Who stands where in a line. */
import { type Difficulty, examOf, type Level, tierOf } from '~/exam/core/levels'
import type { Random } from '~/exam/core/random'
import { defineFamily } from '~/exam/families/kit/family'
import { listed, pickPeople } from '~/exam/families/kit/wording'
import { label, wrong } from '~/exam/values/values'

/** `gap` 1: the first is directly in front of the second; 0: somewhere in front of it. */
type Ahead = { first: number; second: number; gap: 0 | 1 }
/** `apart` 1: side by side, in either order; 2: one student stands between them. */
type Near = { first: number; second: number; apart: 1 | 2 }
/** The first stands there, counted from 1. */
type Placed = { first: number; place: number }
type Clue = Ahead | Near | Placed

interface Parameters {
  /** Names in alphabetical order; a person is known by the index. */
  names: string[]
  /** Indexes of the people from front to back. */
  order: number[]
  clues: Clue[]
  asked: number
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

function holds(clue: Clue, order: readonly number[]): boolean {
  const place = order.indexOf(clue.first)
  if ('place' in clue) return place + 1 === clue.place
  const distance = order.indexOf(clue.second) - place
  if ('apart' in clue) return Math.abs(distance) === clue.apart
  return clue.gap ? distance === 1 : distance > 0
}

function permutations(values: number[]): number[][] {
  if (values.length < 2) return [values]
  return values.flatMap((value) => permutations(values.filter((other) => other !== value)).map((rest) => [value, ...rest]))
}

const ORDERS = new Map([4, 5].map((size) => [size, permutations(Array.from({ length: size }, (_, index) => index))]))

const ordersOf = (size: number, clues: readonly Clue[]) =>
  (ORDERS.get(size) ?? []).filter((order) => clues.every((clue) => holds(clue, order)))

/** What a draw asks for: how many clues of each kind. */
interface Plan {
  ahead: number
  near: number
  placed: number
}

function drawClue(random: Random, order: number[], kind: keyof Plan): Clue {
  const size = order.length
  const at = (place: number) => order[place] ?? 0
  if (kind === 'placed') {
    const place = random.int(0, size - 1)
    return { first: at(place), place: place + 1 }
  }
  const front = random.int(0, size - 2)
  if (kind === 'near') {
    const apart = front + 2 < size ? random.pick([1, 2] as const) : 1
    const [first, second] = random.shuffle([at(front), at(front + apart)]) as [number, number]
    return { first, second, apart }
  }
  const gap = random.pick([0, 1] as const)
  return { first: at(front), second: at(gap ? front + 1 : random.int(front + 1, size - 1)), gap }
}

/** Clues that are all true of the order and leave no other; without any one of them several students could stand in the place asked about. */
function drawClues(random: Random, order: number[], plan: Plan, asked: number): Clue[] {
  const kinds = (['placed', 'near', 'ahead'] as const).flatMap((kind) => Array.from({ length: plan[kind] }, () => kind))
  for (;;) {
    const clues = random.shuffle(kinds).map((kind) => drawClue(random, order, kind))
    if (clues.some((clue) => 'place' in clue && clue.place === asked) || ordersOf(order.length, clues).length !== 1) continue
    const isNeeded = (idle: Clue) => {
      const others = clues.filter((clue) => clue !== idle)
      return ordersOf(order.length, others).some((other) => other[asked - 1] !== order[asked - 1])
    }
    // Two clues on the same two students read as one that was torn apart.
    const pairs = clues.flatMap((clue) => ('second' in clue ? [[clue.first, clue.second].toSorted().join()] : []))
    if (new Set(pairs).size === pairs.length && clues.every(isNeeded)) return clues
  }
}

/** Harder draws have more students, and clues that do not tell who stands in front. */
function planOf(level: Level, difficulty: Difficulty): Plan & { size: number } {
  if (difficulty === 'easy')
    return examOf(level) === 'ssat' ? { size: 5, ahead: 3, near: 0, placed: 1 } : { size: 4, ahead: 2, near: 0, placed: 1 }
  const isLower = tierOf(level) === 'lower'
  if (difficulty === 'medium')
    return level === 'isee-lower' ? { size: 4, ahead: 3, near: 0, placed: 0 } : { size: 5, ahead: 4, near: 0, placed: 0 }
  return { size: 5, ahead: isLower ? 3 : 2, near: isLower ? 1 : 2, placed: 0 }
}

function told(clue: Clue, names: string[]): string {
  const first = names[clue.first]
  if ('place' in clue) return `${first} is ${ORDINALS[clue.place - 1]}.`
  if ('apart' in clue)
    return clue.apart === 1
      ? `${first} is next to ${names[clue.second]}.`
      : `Exactly one student is between ${first} and ${names[clue.second]}.`
  return `${first} is ${clue.gap ? 'directly' : 'somewhere'} in front of ${names[clue.second]}.`
}

export const lineOrder = defineFamily<Parameters>({
  id: 'line-order',
  version: 3,
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
    clues: 'the clues, which leave exactly one order; hard draws have some that do not tell who is in front, only easy ones name a place',
    asked: 'the place asked about, of which every clue is needed; neither the first nor the last unless the draw is easy',
  },
  draw(random, { level, difficulty }) {
    const plan = planOf(level, difficulty)
    const names = pickPeople(random, plan.size)
      .map(({ name }) => name)
      .sort()
    const order = random.shuffle(names.map((_, index) => index))
    const asked = difficulty === 'easy' ? random.int(1, plan.size) : random.int(2, plan.size - 1)
    return { names, order, clues: drawClues(random, order, plan, asked), asked }
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
      return `Leaves a clue out, so that ${name} seems to fit there too.`
    }
    return {
      stem: `${names.length === 4 ? 'Four' : 'Five'} students, ${listed(names)}, are standing in line, but not necessarily in that order. ${clues.map((clue) => told(clue, names)).join(' ')} Who is ${place} in line?`,
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
