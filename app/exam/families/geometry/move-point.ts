/** Moving a point of the plane: reflections and slides. */

import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { wrong } from '~/exam/values/values'
import { serves } from './measures'
import { pointOf } from './plane-points'

const MOVES = ['x-axis', 'y-axis', 'slide', 'both'] as const

interface Parameters {
  x: number
  y: number
  move: (typeof MOVES)[number]
  right: number
  up: number
}

export const movePoint = defineFamily<Parameters>({
  id: 'move-point',
  version: 1,
  title: 'Reflecting and sliding a point',
  asks: 'Finds where a point lands after a reflection across an axis, a slide, or both.',
  strand: 'geometry',
  skill: 'Transformations',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    x: 'first coordinate, not 0',
    y: 'second coordinate, not 0 and of another size',
    move: 'reflection across an axis (easy), slide (medium), or slide and then reflection across the x-axis (hard)',
    right: 'units to the right, negative to the left',
    up: 'units up, negative down',
  },
  draw(random, { difficulty }) {
    const sign = () => random.pick([-1, 1])
    const [a, b] = random.sample([1, 2, 3, 4, 5], 2) as [number, number]
    const [x, y] = [a * sign(), b * sign()]
    const move = {
      easy: random.pick(['x-axis', 'y-axis'] as const),
      medium: random.pick(['slide', 'y-axis'] as const),
      hard: 'both' as const,
    }[difficulty]
    return { x, y, move, right: random.int(2, 6) * (x > 0 ? -1 : 1), up: random.int(2, 6) * (y > 0 ? -1 : 1) }
  },
  write(parameters) {
    const { x, y, move, right, up } = parameters

    const [slidX, slidY] = [x + right, y + up]
    const landed = { 'x-axis': pointOf(x, -y), 'y-axis': pointOf(-x, y), slide: pointOf(slidX, slidY), both: pointOf(slidX, -slidY) }[move]
    const slide = `${Math.abs(right)} units to the ${right > 0 ? 'right' : 'left'} and ${Math.abs(up)} units ${up > 0 ? 'up' : 'down'}`
    const start = pointOf(x, y).text
    const isReflection = move === 'x-axis' || move === 'y-axis'
    return {
      stem: {
        'x-axis': 'Point $P$ is reflected across the x-axis. What are the coordinates of its image?',
        'y-axis': 'Point $P$ is reflected across the y-axis. What are the coordinates of its image?',
        slide: `Point $P$ is moved ${slide}. What are its new coordinates?`,
        both: `Point $P$ is moved ${slide}, and the new point is then reflected across the x-axis. What are the coordinates of the final point?`,
      }[move],
      figure: {
        type: 'plane',
        alt: `A coordinate plane with the point P at ${start}.`,
        x: [-6, 6],
        y: [-6, 6],
        points: [{ at: [x, y], name: 'P' }],
      },
      answer: landed,
      distractors: mistakes({ ...parameters, isReflection, slidX, slidY }),
      steps: [
        `Point $P$ starts at ${start}.`,
        ...(move === 'slide' || move === 'both'
          ? [`Steps across change the first coordinate and steps up or down the second, so it moves to ${pointOf(slidX, slidY).text}.`]
          : []),
        ...(move === 'slide' ? ['Nothing else happens to it, so this is its new place.'] : []),
        ...(move === 'y-axis'
          ? [
              `Across the y-axis the point stays at its height and goes as far to the other side, so only the first coordinate changes its sign: ${landed.text}.`,
            ]
          : []),
        ...(move === 'x-axis' || move === 'both'
          ? [
              `Across the x-axis the point goes straight up or down to the same distance on the other side, so only the second coordinate changes its sign: ${landed.text}.`,
            ]
          : []),
      ],
      hints: [
        'Read the coordinates of the point first: across, then up or down.',
        isReflection ? 'The axis is the mirror: which coordinate stays the same?' : 'Which coordinate do steps to the side change?',
      ],
    }
  },
  // Multiplies and shifts the coordinates as one formula for all four moves.
  solve({ x, y, move, right, up }) {
    const isSlid = move === 'slide' || move === 'both' ? 1 : 0
    const [signX, signY] = [move === 'y-axis' ? -1 : 1, move === 'x-axis' || move === 'both' ? -1 : 1]
    return `=${signX * (x + isSlid * right) + 0},${signY * (y + isSlid * up) + 0}`
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  move,
  x,
  y,
  up,
  right,
  isReflection,
  slidX,
  slidY,
}: Parameters & { isReflection: boolean; slidX: number; slidY: number }): Distractor[] {
  return isReflection
    ? [
        wrong(move === 'x-axis' ? pointOf(-x, y) : pointOf(x, -y), 'concept_misunderstanding', 'Reflects across the other axis.'),
        wrong(pointOf(-x, -y), 'concept_misunderstanding', 'Changes the signs of both coordinates.'),
        wrong(pointOf(y, x), 'concept_misunderstanding', 'Swaps the coordinates instead of reflecting.'),
        wrong(
          move === 'x-axis' ? pointOf(x, 0) : pointOf(0, y),
          'strategy_error',
          'Stops on the axis instead of going as far on the other side.',
        ),
        wrong(pointOf(-y, x), 'concept_misunderstanding', 'Turns the point around the origin instead of reflecting it.'),
        wrong(pointOf(x, y), 'careless_mistake', 'Leaves the point where it was.'),
      ]
    : [
        wrong(
          move === 'slide' ? pointOf(x + up, y + right) : pointOf(-slidX, slidY),
          'concept_misunderstanding',
          move === 'slide'
            ? 'Uses the steps up for the first coordinate and the steps across for the second.'
            : 'Reflects across the y-axis instead of the x-axis.',
        ),
        wrong(pointOf(x - right, y + up), 'careless_mistake', 'Moves left instead of right, or right instead of left.'),
        wrong(
          pointOf(x + right, move === 'slide' ? y - up : slidY),
          'careless_mistake',
          move === 'slide' ? 'Moves up instead of down, or down instead of up.' : 'Forgets the reflection.',
        ),
        wrong(pointOf(x - right, y - up), 'careless_mistake', 'Moves in the opposite direction both times.'),
        wrong(pointOf(-slidX, -slidY), 'concept_misunderstanding', 'Changes the signs of both coordinates.'),
        wrong(pointOf(slidY, slidX), 'concept_misunderstanding', 'Swaps the coordinates at the end.'),
        wrong(pointOf(right, up), 'misread_question', 'Gives the steps instead of the point.'),
      ]
}
