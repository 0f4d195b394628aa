/** Volume of a box, or in hard draws its height from the volume. */

import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, wholeText, wrong } from '~/exam/values/values'
import { lengthOf, lengthText, pickUnit, positive, serves, type Unit, volumeOf, volumeText } from './measures'

interface Parameters {
  width: number
  depth: number
  height: number
  asks: 'volume' | 'height'
  unit: Unit
}

export const boxVolume = defineFamily<Parameters>({
  id: 'box-volume',
  version: 4,
  title: 'The volume of a box',
  asks: 'Finds the volume of a box from its three edges, or in hard draws an edge from the volume.',
  strand: 'measurement',
  skill: 'Volume of boxes',
  kind: 'computation',
  levels: serves({ lower: 'achievement', middle: 'both', upper: 'achievement' }),
  parameters: {
    width: 'edge along the front',
    depth: 'edge from front to back',
    height: 'upright edge',
    asks: 'the volume, in hard draws the height',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { level, difficulty }) {
    const most = { lower: 6, middle: 10, upper: 12 }[tierOf(level)]
    const [width, depth, height] = [random.int(3, most), random.int(2, most - 1), random.int(2, most)]
    return { width, depth, height, asks: difficulty === 'hard' ? 'height' : 'volume', unit: pickUnit(random) }
  },
  write({ width, depth, height, asks, unit }) {
    const volume = width * depth * height
    const base = width * depth
    const mark = (length: number) => `${length} ${unit.short}`
    const answer = asks === 'volume' ? volumeOf(volume, unit) : lengthOf(height, unit)
    return {
      stem:
        asks === 'volume'
          ? 'What is the volume of the box shown?'
          : `The box shown has a volume of ${volumeText(volume, unit)}. What is its height?`,
      figure: {
        type: 'solid',
        alt: `A box that is ${lengthText(width, unit)} wide, ${lengthText(depth, unit)} deep, and ${asks === 'volume' ? `${lengthText(height, unit)} high` : 'of unknown height h'}.`,
        solid: 'box',
        width,
        depth,
        height,
        labels: { width: mark(width), depth: mark(depth), height: asks === 'volume' ? mark(height) : 'h' },
      },
      answer,
      distractors: positive(
        asks === 'volume'
          ? [
              wrong(
                volumeOf(width + depth + height, unit),
                'concept_misunderstanding',
                'Adds the three edges instead of multiplying them.',
              ),
              wrong(
                volumeOf(2 * (base + width * height + depth * height), unit),
                'concept_misunderstanding',
                'Adds the areas of the six faces.',
              ),
              wrong(volumeOf(base, unit), 'careless_mistake', 'Multiplies only two of the edges.'),
              wrong(volumeOf(2 * volume, unit), 'strategy_error', 'Doubles the volume.'),
              wrong(volumeOf(volume - base, unit), 'calculation_error', 'Counts one layer too few.'),
              wrong(volumeOf(volume + base, unit), 'calculation_error', 'Counts one layer too many.'),
              wrong(volumeOf(4 * (width + depth + height), unit), 'concept_misunderstanding', 'Adds the lengths of all twelve edges.'),
              wrong(volumeOf(volume + width * height, unit), 'calculation_error', 'Counts one slice too many from front to back.'),
            ]
          : heightMistakes({ width, depth, height, unit }),
      ),
      steps:
        asks === 'volume'
          ? [
              `The bottom layer holds ${width} × ${depth} = ${base} unit cubes.`,
              `There are ${height} such layers, so the volume is ${base} × ${height} = ${volumeText(volume, unit)}.`,
            ]
          : [
              `One layer of unit cubes on the bottom holds ${width} × ${depth} = ${base} of them.`,
              `All layers together hold ${wholeText(volume)}, so there are ${wholeText(volume)} ÷ ${base} = ${height} layers, and the height is ${lengthText(height, unit)}.`,
            ],
      hints: ['Think of the box as layers of unit cubes.', 'How many unit cubes are in the bottom layer?'],
    }
  },
  // Counts the cubes one by one, or stacks layers until the volume is reached.
  solve({ width, depth, height, asks }) {
    let cubes = 0
    for (let x = 0; x < width; x++) for (let y = 0; y < depth; y++) cubes += height
    if (asks === 'volume') return numberValue(cubes)
    let layers = 0
    while (cubes > 0) {
      cubes -= width * depth
      layers++
    }
    return numberValue(layers)
  },
})

/** What goes wrong when the height is asked, the likeliest first. */
function heightMistakes({ width, depth, height, unit }: Pick<Parameters, 'width' | 'depth' | 'height' | 'unit'>): Distractor[] {
  const base = width * depth
  return [
    wrong(lengthOf(depth * height, unit), 'careless_mistake', 'Divides the volume by the width only.'),
    wrong(lengthOf(width * height, unit), 'careless_mistake', 'Divides the volume by the depth only.'),
    wrong(lengthOf(base * height - base, unit), 'concept_misunderstanding', 'Subtracts the area of the base instead of dividing by it.'),
    wrong(lengthOf(height + 1, unit), 'calculation_error', 'Divides wrongly and lands one too high.'),
    wrong(lengthOf(height - 1, unit), 'calculation_error', 'Divides wrongly and lands one too low.'),
    wrong(lengthOf(height + 2, unit), 'calculation_error', 'Multiplies width and depth wrongly before dividing.'),
    wrong(lengthOf(2 * height, unit), 'strategy_error', 'Divides by half of the base.'),
    wrong(lengthOf(height - 2, unit), 'calculation_error', 'Divides wrongly and lands two too low.'),
    wrong(lengthOf(fraction(height, 2), unit), 'strategy_error', 'Divides by twice the base.'),
    wrong(lengthOf(depth, unit), 'misread_question', 'Gives the depth, which is marked already.'),
    wrong(lengthOf(height - 3, unit), 'calculation_error', 'Divides wrongly and lands three too low.'),
  ]
}
