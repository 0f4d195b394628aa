/** Quantitative comparison: a rectangle before and after its sides change. */
import type { Difficulty } from '~/exam/core/levels'
import {
  COMPARISON_LEVELS,
  CONCLUSIONS,
  comparisonQuestion,
  DRAWN_RELATIONS,
  type Relation,
  relationOf,
  relationOver,
} from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { lengthText, pickUnit, type Unit } from './measures'
import { rectangleCorners } from './outlines'

interface Parameters {
  length: number
  width: number
  /** What the length and the width gain, in the unit: one of them loses. */
  gain: { length: number; width: number }
  /** Whether the sides are told; otherwise only which is longer and that the shrinking one is more than the change. */
  isTold: boolean
  measure: 'area' | 'perimeter'
  unit: Unit
}

export const compareChangedRectangle = defineFamily<Parameters>({
  id: 'compare-changed-rectangle',
  version: 3,
  title: 'A rectangle that changes',
  asks: 'Compares the area or perimeter of a rectangle with that after one of its sides shrinks and the other grows.',
  strand: 'measurement',
  skill: 'Area and perimeter',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    length: 'the longer side',
    width: 'the shorter side',
    gain: 'what the length and the width gain, one of them less than nothing; the length stays the longer side',
    isTold:
      'whether the sides are told; otherwise only which is longer and that the shrinking one is more than the change (from medium draws on)',
    measure: 'area, or perimeter',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(difficulty === 'easy' ? (['A', 'B', 'equal'] as const) : DRAWN_RELATIONS)
    const unit = pickUnit(random)
    const shift = random.int(2, 5)
    const shrunk = { length: -shift, width: shift }
    const untold = { length: 12, width: 6, isTold: false, unit }
    if (wanted === 'unknown') return { ...untold, gain: shrunk, measure: 'area' }
    // A rectangle that becomes longer and as much narrower loses area, whatever its sides.
    if (difficulty === 'hard' && wanted === 'A' && random.chance(1, 2))
      return { ...untold, gain: { length: shift, width: -shift }, measure: 'area' }
    if (difficulty === 'hard' && wanted === 'equal' && random.chance(1, 2)) return { ...untold, gain: shrunk, measure: 'perimeter' }
    const measure = random.pick(difficulty === 'easy' && wanted === 'equal' ? (['perimeter'] as const) : MEASURES[difficulty])
    return { ...random.pick(changesOf(difficulty, measure, wanted)), isTold: true, measure, unit }
  },
  write(parameters) {
    const { length, width, gain, isTold, measure, unit } = parameters
    const [newLength, newWidth] = [length + gain.length, width + gain.width]
    const [before, after] = measure === 'area' ? [length * width, newLength * newWidth] : [2 * (length + width), 2 * (newLength + newWidth)]
    const isShorter = gain.length < 0
    const relation = isTold || measure === 'perimeter' ? relationOf(before, after) : isShorter ? 'unknown' : 'A'
    const shift = Math.abs(gain.length)
    const changed = (by: number) => `${by < 0 ? 'decreased' : 'increased'} by ${lengthText(Math.abs(by), unit)}`
    const change = `The length is ${changed(gain.length)}, and the width is ${changed(gain.width)}.`
    return comparisonQuestion({
      stem: isTold
        ? `A rectangle is ${lengthText(length, unit)} long and ${lengthText(width, unit)} wide. ${change}`
        : `The length of a rectangle is greater than its width${isShorter ? ' and greater' : ', and its width is greater'} than ${lengthText(shift, unit)}. ${change}`,
      a: `The ${measure} of the rectangle before the change`,
      b: `The ${measure} of the rectangle after the change`,
      figure: isTold
        ? {
            type: 'polygon',
            alt: `A rectangle ${lengthText(length, unit)} long and ${lengthText(width, unit)} wide, before the change.`,
            outlines: [
              {
                corners: rectangleCorners(length, width),
                sides: [`${length} ${unit.short}`, `${width} ${unit.short}`],
                rightAngles: [0, 1, 2, 3],
              },
            ],
          }
        : undefined,
      relation,
      mistakes: {
        equal: {
          type: 'logical_reasoning_error',
          says: `Thinks that what one side loses and the other gains must cancel out in the ${measure}.`,
        },
        A: { type: 'logical_reasoning_error', says: 'Thinks only of the side that becomes shorter.' },
        B: { type: 'logical_reasoning_error', says: 'Thinks only of the side that becomes longer.' },
        unknown: {
          type: 'logical_reasoning_error',
          says: isTold
            ? `Gives up although both ${measure}s can be worked out.`
            : 'Overlooks that the comparison comes out the same, whatever the sides are.',
        },
      },
      steps: steps({ ...parameters, isTold, measure, length, width, before, newLength, newWidth, after, relation, isShorter, shift, unit }),
      hints: isTold
        ? [
            'What are the sides after the change?',
            measure === 'area' ? 'Multiply the sides before and after.' : 'Add the sides before and after.',
          ]
        : ['Try a long thin rectangle, and then one that is almost a square.', 'Does the result depend on the rectangle you choose?'],
    })
  },
  // Tries the told rectangle, or many of them.
  solve({ length, width, gain, isTold, measure }) {
    const least = { length: Math.max(0, -gain.length), width: Math.max(0, -gain.width) }
    const sides = isTold
      ? [[length, width] as const]
      : Array.from({ length: 12 }, (_, w) => Array.from({ length: 20 }, (_, l) => [least.length + 1 + l, least.width + 1 + w] as const))
          .flat()
          .filter(([l, w]) => l > w)
    const total = (l: number, w: number) => (measure === 'area' ? l * w : l + l + w + w)
    return `=${relationOver(sides.map(([l, w]) => [total(l, w), total(l + gain.length, w + gain.width)] as const))}`
  },
})

/** What the told draws compare: areas need more work than perimeters. */
const MEASURES = { easy: ['area', 'perimeter'], medium: ['area', 'area', 'perimeter'], hard: ['area'] } as const

type Change = Pick<Parameters, 'length' | 'width' | 'gain'>

/** Every rectangle and change that gives the relation; easy ones are far apart, hard ones close. */
function changesOf(difficulty: Difficulty, measure: Parameters['measure'], wanted: Relation): Change[] {
  const numbers = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, index) => low + index)
  return numbers(7, 18).flatMap((length) =>
    numbers(3, 9).flatMap((width) =>
      numbers(1, 6).flatMap((lost) =>
        numbers(1, 6).flatMap((won) =>
          [
            { length: -lost, width: won },
            { length: won, width: -lost },
          ].flatMap((gain): Change[] => {
            const [newLength, newWidth] = [length + gain.length, width + gain.width]
            const [before, after] = measure === 'area' ? [length * width, newLength * newWidth] : [length + width, newLength + newWidth]
            const apart = Math.abs(before - after) / before
            const isRectangle = length > width + 1 && newLength > newWidth && newWidth > 1
            const isFit = { easy: measure === 'perimeter' || lost === won, medium: apart <= 0.3, hard: lost !== won && apart <= 0.12 }[
              difficulty
            ]
            return isRectangle && isFit && relationOf(before, after) === wanted ? [{ length, width, gain }] : []
          }),
        ),
      ),
    ),
  )
}

/** How the columns are compared. */
function steps({
  isTold,
  measure,
  length,
  width,
  before,
  newLength,
  newWidth,
  after,
  relation,
  isShorter,
  shift,
  unit,
}: Parameters & {
  isTold: boolean
  measure: 'area' | 'perimeter'
  length: number
  width: number
  before: number
  newLength: number
  newWidth: number
  after: number
  relation: Relation
  isShorter: boolean
  shift: number
  unit: Unit
}): string[] {
  return isTold
    ? measure === 'area'
      ? [
          `Before the change the area is ${length} × ${width} = ${before}.`,
          `After it, it is ${newLength} × ${newWidth} = ${after}, so ${CONCLUSIONS[relation]}.`,
        ]
      : [
          `Before the change the length and the width together are ${length} + ${width} = ${length + width}, and the perimeter is twice that, ${before}.`,
          `After it, they are ${newLength} + ${newWidth} = ${newLength + newWidth}, and the perimeter is ${after}, so ${CONCLUSIONS[relation]}.`,
        ]
    : measure === 'perimeter'
      ? [
          'The perimeter is twice the length and the width together.',
          `What the length loses the width gains, so their sum stays the same and ${CONCLUSIONS.equal}.`,
        ]
      : isShorter
        ? [
            `A rectangle of ${shift + 10} by 1 goes from ${shift + 10} to ${10 * (1 + shift)}: its area grows.`,
            `One of ${shift + 10} by ${shift + 9} goes from ${(shift + 10) * (shift + 9)} to 10 × ${2 * shift + 9} = ${10 * (2 * shift + 9)}: its area shrinks. So ${CONCLUSIONS.unknown}.`,
          ]
        : [
            `As it becomes narrower, the rectangle loses a strip ${lengthText(shift, unit)} wide and as long as the old length. As it becomes longer, it gains a strip just as wide, but only as long as the new width.`,
            `The length is greater than the width, so more area is lost than gained, and ${CONCLUSIONS.A}.`,
          ]
}
