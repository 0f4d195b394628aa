/** Quantitative comparison: a cube against a box. */

import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, relationOf } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { wholeText } from '~/exam/values/values'
import { lengthText, pickUnit, type Unit } from './measures'

interface Parameters {
  edge: number
  width: number
  depth: number
  height: number
  /** Whether the cube stands in Column A. */
  isCubeFirst: boolean
  unit: Unit
}

export const compareBoxVolumes = defineFamily<Parameters>({
  id: 'compare-box-volumes',
  version: 1,
  title: 'A cube against a box',
  asks: 'Compares the volume of a cube with that of a box whose edges are multiples or parts of its edge.',
  strand: 'measurement',
  skill: 'Volume of boxes',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    edge: 'edge of the cube, 4 to 12',
    width: 'first edge of the box',
    depth: 'second edge of the box',
    height: 'third edge of the box',
    isCubeFirst: 'whether the cube stands in Column A',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const edge = 2 * random.int(2, 6)
    const [isCubeFirst, unit] = [random.chance(1, 2), pickUnit(random)]
    const kind = random.pick(['equal', 'larger', 'smaller'] as const)
    const equal: [number, number, number] = random.pick([[2 * edge, edge / 2, edge], [4 * edge, edge / 2, edge / 2]]) // biome-ignore format: edges
    const step = difficulty === 'hard' ? 1 : 2
    const third = equal[2] + { equal: 0, larger: step, smaller: -step }[kind]
    const [width, depth, height] = random.shuffle([equal[0], equal[1], third]) as [number, number, number]
    // Without a difference of one unit in every direction an easy draw could be settled only by multiplying.
    if (difficulty === 'easy' && kind !== 'equal')
      return {
        edge,
        width: edge + { larger: 2, smaller: -1 }[kind],
        depth: edge,
        height: edge + { larger: 1, smaller: -2 }[kind],
        isCubeFirst,
        unit,
      }
    return { edge, width, depth, height: Math.max(height, 1), isCubeFirst, unit }
  },
  write({ edge, width, depth, height, isCubeFirst, unit }) {
    const [cube, box] = [edge ** 3, width * depth * height]
    const relation = isCubeFirst ? relationOf(cube, box) : relationOf(box, cube)
    const texts = [
      `The volume of a cube with edges of ${lengthText(edge, unit)}`,
      `The volume of a box that measures ${width} by ${depth} by ${lengthText(height, unit)}`,
    ]
    return comparisonQuestion({
      a: texts[isCubeFirst ? 0 : 1] as string,
      b: texts[isCubeFirst ? 1 : 0] as string,
      relation,
      mistakes: {
        equal: { type: 'strategy_error', says: 'Compares by eye instead of multiplying the edges.' },
        unknown: { type: 'logical_reasoning_error', says: 'Thinks that solids of different shapes cannot be compared.' },
        A: { type: 'concept_misunderstanding', says: 'Compares the sums of the edges, or the longest edges, instead of the products.' },
        B: { type: 'concept_misunderstanding', says: 'Compares the sums of the edges, or the longest edges, instead of the products.' },
      },
      steps: [
        `The cube holds ${edge} × ${edge} × ${edge} unit cubes, the box ${width} × ${depth} × ${height}.`,
        `Cancel what both have in common, or multiply: ${wholeText(cube)} for the cube and ${wholeText(box)} for the box. So ${CONCLUSIONS[relation]}.`,
      ],
      hints: ['Write both volumes as products before multiplying.', 'Can a factor of one be shared out to match a factor of the other?'],
    })
  },
  // Compares how many layers of the box's floor the cube would fill.
  solve({ edge, width, depth, height, isCubeFirst }) {
    const layers = edge * edge * edge - width * depth * height
    return layers === 0 ? '=equal' : layers > 0 === isCubeFirst ? '=A' : '=B'
  },
})
