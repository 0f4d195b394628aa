/** A large painted cube cut into small ones. */

import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'

interface Parameters {
  width: number
  depth: number
  height: number
  /** Number of painted faces that the counted cubes have. */
  painted: 0 | 1 | 2 | 3
}

const WORDS = { 0: 'no painted faces', 1: 'exactly one painted face', 2: 'exactly two painted faces', 3: 'exactly three painted faces' }

/** Small cubes by the number of their painted faces; every edge is at least two cubes long. */
function counts(width: number, depth: number, height: number): [number, number, number, number] {
  const [a, b, c] = [width - 2, depth - 2, height - 2]
  return [a * b * c, 2 * (a * b + a * c + b * c), 4 * (a + b + c), 8]
}

export const paintedCube = defineFamily<Parameters>({
  id: 'painted-cube',
  version: 3,
  title: 'A painted block cut into cubes',
  asks: 'Counts the small cubes with a given number of painted faces when a painted block is cut up.',
  strand: 'geometry',
  skill: 'Spatial reasoning',
  kind: 'word_problem',
  levels: serves({ middle: 'reasoning', upper: 'reasoning' }),
  parameters: {
    width: 'small cubes along the front, 3 to 6',
    depth: 'small cubes from front to back; the same in easy draws',
    height: 'small cubes upwards',
    painted: 'how many painted faces the counted cubes have',
  },
  draw(random, { difficulty }) {
    const width = random.int(3, 6)
    const [depth, height] = difficulty === 'easy' ? [width, width] : [random.int(3, 5), random.int(3, 5)]
    const painted = { easy: random.pick([0, 1, 2, 3] as const), medium: random.pick([0, 2] as const), hard: random.pick([0, 1] as const) }[
      difficulty
    ]
    return { width, depth, height, painted }
  },
  write(parameters) {
    const { width, depth, height, painted } = parameters

    const all = counts(width, depth, height)
    const answer = all[painted]
    const isCube = width === depth && depth === height
    const block = isCube ? 'large cube' : 'block'
    const size = isCube
      ? `A large cube has edges that are ${width} inches long.`
      : `A block is ${width} inches wide, ${depth} inches deep, and ${height} inches high.`
    const total = width * depth * height
    const [a, b, c] = [width - 2, depth - 2, height - 2]
    const reasons = {
      0: `Cubes without paint lie inside, under a layer that is one cube thick on every side. That leaves ${a} × ${b} × ${c} = ${answer}.`,
      1: `Cubes with one painted face lie inside the faces, away from every edge. The faces have ${a * b}, ${a * c} and ${b * c} of them, each twice: ${answer} in all.`,
      2: `Cubes with two painted faces lie along the edges, between the corners. Four edges have ${a}, four have ${b} and four have ${c} of them: 4 × ${a + b + c} = ${answer}.`,
      3: `Cubes with three painted faces are those at the corners, and there are ${answer} corners.`,
    }
    return {
      stem: `${size} All of its faces are painted blue. Then it is cut into 1-inch cubes. How many of the small cubes have ${WORDS[painted]}?`,
      figure: {
        type: 'cubes',
        alt: `A ${block} made of small cubes, ${width} wide, ${depth} deep, and ${height} high.`,
        stacks: Array.from({ length: depth }, () => Array.from({ length: width }, () => height)),
      },
      answer: whole(answer),
      distractors: mistakes({ ...parameters, all, total, answer }),
      steps: [
        'Sort the small cubes by where they lie: corners have three painted faces, edges two, the inside of a face one, and the inside of the block none.',
        reasons[painted],
      ],
      hints: [
        'A cube at a corner of the block has three painted faces. What about one in the middle of an edge?',
        painted === 3
          ? 'How many corners does a box have?'
          : 'Leave out the first and the last cube in a direction where the place lies between two ends.',
      ],
    }
  },
  // Visits every small cube and counts the outer faces it has.
  solve({ width, depth, height, painted }) {
    let found = 0
    for (let x = 1; x <= width; x++)
      for (let y = 1; y <= depth; y++)
        for (let z = 1; z <= height; z++) {
          const outer = [x === 1, x === width, y === 1, y === depth, z === 1, z === height].filter(Boolean).length
          if (outer === painted) found++
        }
    return numberValue(found)
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  painted,
  width,
  depth,
  height,
  all,
  total,
  answer,
}: Parameters & { all: [number, number, number, number]; total: number; answer: number }): Distractor[] {
  return positive([
    wrong(
      whole(painted === 0 ? all[1] : all[0]),
      'misread_question',
      painted === 0 ? 'Counts the cubes with one painted face.' : 'Counts the cubes without any paint.',
    ),
    wrong(
      whole(painted === 2 ? all[1] : all[2]),
      'misread_question',
      painted === 2 ? 'Counts the cubes inside the faces instead of those along the edges.' : 'Counts the cubes along the edges.',
    ),
    wrong(
      whole(painted === 3 ? 12 : all[3]),
      'misread_question',
      painted === 3 ? 'Counts the edges instead of the corners.' : 'Counts the cubes at the corners.',
    ),
    wrong(
      whole((width - 1) * (depth - 1) * (height - 1)),
      'strategy_error',
      'Takes the painted layer off only one side in each direction.',
    ),
    wrong(whole(total - answer), 'misread_question', 'Counts all the other cubes.'),
    wrong(whole(4 * (width + depth + height)), 'strategy_error', 'Adds the lengths of all the edges and counts the corners several times.'),
    wrong(whole(2 * (width * depth + width * height + depth * height)), 'strategy_error', 'Counts every painted square on the outside.'),
    wrong(whole(total), 'misread_question', 'Counts all the small cubes.'),
  ])
}
