/** Quantitative comparison: a rectangle before and after its sides change. */
import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, DRAWN_RELATIONS, relationOf, relationOver } from '../../comparison'
import { defineFamily } from '../../family'
import { lengthText, pickUnit, type Unit } from './measures'
import { rectangleCorners } from './outlines'

interface Parameters {
  length: number
  width: number
  /** Taken from the length and added to the width. */
  shift: number
  /** Whether the sides are told; otherwise only that the length is more than the change. */
  isTold: boolean
  measure: 'area' | 'perimeter'
  unit: Unit
}

export const compareChangedRectangle = defineFamily<Parameters>({
  id: 'compare-changed-rectangle',
  version: 2,
  title: 'A rectangle that changes',
  asks: 'Compares the area or perimeter of a rectangle with that after its length shrinks and its width grows by the same amount.',
  strand: 'measurement',
  skill: 'Area and perimeter',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    length: 'the longer side',
    width: 'the shorter side',
    shift: 'how much the length loses and the width gains',
    isTold: 'whether the sides are told; otherwise only that the length is more than the change (hard draws)',
    measure: 'area, or perimeter',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const wanted = random.pick(difficulty === 'hard' ? DRAWN_RELATIONS : (['A', 'B', 'equal'] as const))
    const [shift, unit] = [random.int(wanted === 'A' ? 2 : 1, 4), pickUnit(random)]
    const width = random.int(5, 9)
    if (wanted === 'unknown') return { length: width + shift, width, shift, isTold: false, measure: 'area', unit }
    if (wanted === 'equal' && (difficulty === 'easy' || random.chance(1, 2)))
      return { length: width + random.int(1, 6) + shift, width, shift, isTold: difficulty !== 'hard', measure: 'perimeter', unit }
    const gap = { A: wanted === 'A' ? random.int(1, shift - 1) : 0, B: shift + random.int(1, 5), equal: shift }[wanted]
    return { length: width + gap, width, shift, isTold: true, measure: 'area', unit }
  },
  write(parameters) {
    const { length, width, shift, isTold, measure, unit } = parameters
    const [newLength, newWidth] = [length - shift, width + shift]
    const [before, after] = measure === 'area' ? [length * width, newLength * newWidth] : [2 * (length + width), 2 * (newLength + newWidth)]
    const relation = isTold || measure === 'perimeter' ? relationOf(before, after) : 'unknown'
    const change = `Its length is made ${lengthText(shift, unit)} shorter and its width ${lengthText(shift, unit)} longer.`
    return comparisonQuestion({
      stem: isTold
        ? `A rectangle is ${lengthText(length, unit)} long and ${lengthText(width, unit)} wide. ${change}`
        : `A rectangle is more than ${lengthText(shift, unit)} long. ${change}`,
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
          says: 'Thinks that what one side loses and the other gains must cancel out in the area.',
        },
        A: { type: 'logical_reasoning_error', says: 'Thinks of the lost length only.' },
        B: { type: 'logical_reasoning_error', says: 'Thinks of the gained width only.' },
        unknown: {
          type: 'logical_reasoning_error',
          says:
            measure === 'perimeter'
              ? 'Overlooks that the perimeter does not change, whatever the sides are.'
              : 'Gives up although both areas can be worked out.',
        },
      },
      steps:
        measure === 'perimeter'
          ? [
              'The perimeter is twice the length and the width together.',
              `What the length loses the width gains, so their sum stays the same and ${CONCLUSIONS.equal}.`,
            ]
          : isTold
            ? [
                `Before the change the area is ${length} × ${width} = ${before}.`,
                `After it, it is ${newLength} × ${newWidth} = ${after}, so ${CONCLUSIONS[relation]}.`,
              ]
            : [
                `A rectangle of ${shift + 10} by 1 goes from ${shift + 10} to ${10 * (1 + shift)}: its area grows.`,
                `One of ${shift + 1} by 10 goes from ${10 * (shift + 1)} to ${10 + shift}: its area shrinks. So ${CONCLUSIONS.unknown}.`,
              ],
      hints: isTold
        ? [
            'What are the sides after the change?',
            measure === 'area' ? 'Multiply the sides before and after.' : 'Add the sides before and after.',
          ]
        : ['Try a long thin rectangle, and then a short wide one.', 'Does the result depend on the rectangle you choose?'],
    })
  },
  // Tries the told rectangle, or many of them.
  solve({ length, width, shift, isTold, measure }) {
    const sides = isTold
      ? [[length, width] as const]
      : Array.from({ length: 12 }, (_, index) => [[shift + 1 + index, 8] as const, [shift + 8, 1 + index] as const]).flat()
    const total = (l: number, w: number) => (measure === 'area' ? l * w : l + l + w + w)
    return `=${relationOver(sides.map(([l, w]) => [total(l, w), total(l - shift, w + shift)] as const))}`
  },
})
