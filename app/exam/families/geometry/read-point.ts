/** Reading points off the coordinate plane. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { label, wrong } from '~/exam/values/values'
import type { Point } from '../../figures/shape'
import { serves } from './measures'
import { pointOf } from './plane-points'

const NAMES = ['P', 'Q', 'R', 'S', 'T'] as const

interface Parameters {
  /** The asked point first; the others tempt by their coordinates. */
  target: [number, number]
  others: [number, number][]
  /** The name that each of the points carries, the asked one first. */
  names: string[]
  asksName: boolean
  isSigned: boolean
}

export const readPoint = defineFamily<Parameters>({
  id: 'read-point',
  version: 2,
  title: 'Points on a grid',
  asks: 'Names the point with given coordinates, or the coordinates of a named point.',
  strand: 'geometry',
  skill: 'Coordinate plane',
  kind: 'data_reading',
  levels: serves({ lower: 'achievement', middle: 'achievement' }),
  parameters: {
    target: 'the asked point',
    others: 'four other points: swapped, with other signs, or one step off',
    names: 'letters of the points, the asked one first',
    asksName: 'whether the letter is asked (easy draws) or the coordinates',
    isSigned: 'whether the plane has negative numbers (middle level)',
  },
  draw(random, { level, difficulty }) {
    const isSigned = tierOf(level) === 'middle'
    const [a, b] = random.sample([2, 3, 4, 5], 2) as [number, number]
    const [x, y]: [number, number] = isSigned ? [a * random.pick([-1, 1]), b * random.pick([-1, 1])] : [a + random.int(0, 2), b]
    if (x === y) return { target: [x + 1, y], others: [[y, x + 1], [x + 2, y], [x + 1, y + 1], [x, y + 2]], names: [...NAMES], asksName: true, isSigned } // biome-ignore format: points
    const others: [number, number][] = isSigned ? [[y, x], [-x, y], [x, -y], [-y, -x]] : [[y, x], [x + 1, y], [x, y + 1], [x + 1, y + 2]] // biome-ignore format: points
    return {
      target: [x, y],
      others,
      names: random.shuffle(NAMES),
      asksName: difficulty === 'easy' || (difficulty === 'medium' && random.chance(1, 2)),
      isSigned,
    }
  },
  write({ target, others, names, asksName, isSigned }) {
    const [x, y] = target
    const all: [number, number][] = [target, ...others]
    const [name = 'P'] = names
    const answer = pointOf(x, y)
    const mistakes = isSigned
      ? [
          'Swaps the two coordinates.',
          'Goes to the wrong side of the upright axis.',
          'Goes to the wrong side of the level axis.',
          'Swaps the coordinates and goes in the wrong directions.',
        ]
      : [
          'Goes up first and then across, which swaps the coordinates.',
          'Miscounts by one step across.',
          'Miscounts by one step up.',
          'Miscounts in both directions.',
        ]
    const points = all.map((at, index) => ({ at: at as Point, name: names[index] ?? '' })).sort((a, b) => a.name.localeCompare(b.name))
    return {
      stem: asksName ? `Which point on the grid has the coordinates ${answer.text}?` : `What are the coordinates of point $${name}$?`,
      figure: {
        type: 'plane',
        alt: asksName
          ? `A coordinate plane with five points. ${listed(points.map(({ at, name: letter }) => `${letter} is ${steps(at)}`))}.`
          : `A coordinate plane with the point ${name}, ${steps(target)} from the origin.`,
        x: isSigned ? [-6, 6] : [0, 9],
        y: isSigned ? [-6, 6] : [0, 9],
        points: asksName ? points : [{ at: target, name }],
      },
      answer: asksName ? label(name) : answer,
      distractors: [
        ...others.map((other, index) =>
          wrong(
            asksName ? label(names[index + 1] ?? '') : pointOf(...other),
            index === 0 ? 'concept_misunderstanding' : 'careless_mistake',
            mistakes[index] ?? '',
          ),
        ),
        ...(asksName ? [] : [wrong(pointOf(x - 1, y), 'careless_mistake', 'Reads the grid line one step before the point.')]),
      ],
      steps: [
        'The first coordinate tells how far to go across from the origin, the second how far up or down.',
        asksName ? `From the origin go ${steps(target)}.` : `From the origin to $${name}$ it is ${steps(target)}.`,
        asksName ? `There is point $${name}$.` : `So its coordinates are ${answer.text}.`,
      ],
      hints: ['Start at the origin, where the two axes meet.', 'First across, then up or down.'],
    }
  },
  // Searches the grid for the point that the figure shows under the asked name.
  solve({ target: [x, y], others, names, asksName }) {
    const all = [[x, y], ...others]
    for (let column = -9; column <= 9; column++)
      for (let row = -9; row <= 9; row++) {
        const found = all.findIndex(([px, py]) => px === column && py === row)
        if (found === 0) return asksName ? `=${names[found]}` : `=${column},${row}`
      }
    throw new RangeError('the point is off the grid')
  },
})

/** "3 units right and 2 units down". */
function steps([x, y]: Point): string {
  const go = (count: number, one: string, other: string) =>
    `${Math.abs(count)} ${Math.abs(count) === 1 ? 'unit' : 'units'} ${count > 0 ? one : other}`
  return `${go(x, 'right', 'left')} and ${go(y, 'up', 'down')}`
}
