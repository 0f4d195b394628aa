/** The best name of a four-sided figure from its properties. */

import { defineFamily } from '~/exam/families/kit/family'
import { article, type Person, pickPerson } from '~/exam/families/kit/wording'
import { label, wrong } from '~/exam/values/values'
import { serves } from './measures'

type Shape = 'square' | 'rectangle' | 'rhombus' | 'parallelogram' | 'trapezoid'

interface Parameters {
  parallelPairs: 1 | 2
  hasEqualSides: boolean
  hasRightAngles: boolean
  /** An angle told instead of whether the angles are right ones, in degrees; else 0. */
  angle: number
  wording: number
  person: Person
}

function shapeOf({ parallelPairs, hasEqualSides, hasRightAngles }: Parameters): Shape {
  if (parallelPairs === 1) return 'trapezoid'
  if (hasEqualSides) return hasRightAngles ? 'square' : 'rhombus'
  return hasRightAngles ? 'rectangle' : 'parallelogram'
}

/** What each is most easily mistaken for comes first; ISEE questions print three of the four. */
const NEAREST: Record<Shape, Shape[]> = {
  square: ['rhombus', 'rectangle', 'parallelogram', 'trapezoid'],
  rectangle: ['parallelogram', 'square', 'trapezoid', 'rhombus'],
  rhombus: ['parallelogram', 'square', 'trapezoid', 'rectangle'],
  parallelogram: ['trapezoid', 'rhombus', 'rectangle', 'square'],
  trapezoid: ['parallelogram', 'rhombus', 'rectangle', 'square'],
}

const MISTAKES: Record<Shape, string> = {
  square: 'Takes the figure for a square although its sides are not all equal or its corners are not square.',
  rectangle: 'Takes the figure for a rectangle without checking both its corners and its sides.',
  rhombus: 'Mixes up a rhombus, which has four equal sides, with another four-sided figure.',
  parallelogram: 'Chooses a wider name although a narrower one fits, or overlooks that only one pair of sides is parallel.',
  trapezoid: 'Thinks that any slanted four-sided figure is a trapezoid.',
}

export const nameQuadrilateral = defineFamily<Parameters>({
  id: 'name-quadrilateral',
  version: 3,
  title: 'Naming a four-sided figure',
  asks: 'Chooses the best name for a quadrilateral from what is known of its sides and angles.',
  strand: 'geometry',
  skill: 'Classifying quadrilaterals',
  kind: 'computation',
  levels: serves({ lower: 'achievement', middle: 'achievement' }),
  parameters: {
    parallelPairs: 'pairs of parallel sides, 1 or 2',
    hasEqualSides: 'whether all four sides are equal',
    hasRightAngles: 'whether all four angles are right angles',
    angle: 'the one angle that hard draws tell instead, in degrees; else 0',
    wording: 'one of three ways to put the question',
    person: 'who describes the figure',
  },
  draw(random, { difficulty }) {
    const parallelPairs = difficulty !== 'easy' && random.chance(1, 5) ? 1 : 2
    const hasRightAngles = parallelPairs === 2 && (difficulty === 'easy' ? random.chance(2, 3) : random.chance(1, 3))
    return {
      parallelPairs,
      hasEqualSides: parallelPairs === 2 && random.chance(1, 2),
      hasRightAngles,
      angle: difficulty === 'hard' ? (hasRightAngles ? 90 : random.pick([50, 60, 70, 110, 120, 130])) : 0,
      wording: random.int(0, 2),
      person: pickPerson(random),
    }
  },
  write(parameters) {
    const { parallelPairs, hasEqualSides, hasRightAngles, angle, wording, person } = parameters
    const shape = shapeOf(parameters)
    const sides = hasEqualSides ? 'four sides of the same length' : 'two long sides and two short sides'
    const corners = hasRightAngles ? 'four right angles' : 'no right angles'
    const told = angle ? `an angle that measures ${angle}°` : corners
    const facts =
      parallelPairs === 1
        ? `exactly one pair of parallel sides${angle ? ` and ${told}` : ''}`
        : `two pairs of parallel sides, ${sides}, and ${told}`
    const stem = [
      `${person.name} draws a four-sided figure with ${facts}. Which name best describes it?`,
      `A four-sided tile in ${person.name}’s kitchen has ${facts}. Which name best describes the shape of the tile?`,
      `${person.name} is thinking of a quadrilateral. It has ${facts}. Which name best describes it?`,
    ][wording] as string
    return {
      stem,
      answer: label(shape),
      distractors: [...NEAREST[shape].map((other) => wrong(label(other), 'concept_misunderstanding', MISTAKES[other]))],
      steps: [
        parallelPairs === 1
          ? 'With two pairs of parallel sides the figure would be a parallelogram of some kind; with exactly one pair it is not.'
          : 'Two pairs of parallel sides make the figure a parallelogram of some kind.',
        parallelPairs === 1
          ? 'A quadrilateral with exactly one pair of parallel sides is a trapezoid.'
          : `${angle ? `${hasRightAngles ? 'With one right angle all four angles are right angles' : 'With one angle that is not a right angle there is no right angle at all'}. ` : ''}Among these, the one with ${hasEqualSides ? 'four equal sides' : 'two different side lengths'} and ${corners} is called ${article(shape)} ${shape}.`,
      ],
      hints: [
        'How many pairs of parallel sides does each of these figures have?',
        'Look at the sides first and then at the angles: which names still fit both?',
      ],
    }
  },
  // Crosses out, in a table of properties, every name that one of the facts rules out.
  solve({ parallelPairs, hasEqualSides, hasRightAngles, angle }) {
    const table: [name: Shape, pairs: number, equal: boolean, right: boolean][] = [
      ['square', 2, true, true],
      ['rectangle', 2, false, true],
      ['rhombus', 2, true, false],
      ['parallelogram', 2, false, false],
      ['trapezoid', 1, false, false],
    ]
    const left = table.filter(
      ([, pairs, equal, right]) => pairs === parallelPairs && equal === hasEqualSides && right === (angle ? angle === 90 : hasRightAngles),
    )
    return `=${left[0]?.[0]}`
  },
})
