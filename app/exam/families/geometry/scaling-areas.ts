/** How area and volume grow when lengths are multiplied. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'

const FLAT = ['square', 'triangle', 'rectangle', 'circle', 'parallelogram'] as const
const SOLID = ['cube', 'box', 'sphere'] as const

interface Parameters {
  shape: (typeof FLAT)[number] | (typeof SOLID)[number]
  factor: number
  /** Area or volume before, or 0 when only the factor is asked. */
  before: number
}

export const scalingAreas = defineFamily<Parameters>({
  id: 'scaling-areas',
  version: 5,
  title: 'What happens to the area',
  asks: 'Finds how an area, or in hard draws a volume, grows when all lengths are multiplied.',
  strand: 'geometry',
  skill: 'Scaling area and volume',
  kind: 'word_problem',
  levels: serves({ middle: 'reasoning', upper: 'both' }),
  parameters: {
    shape: 'the figure, a solid in hard upper draws',
    factor: 'by what all lengths are multiplied, 2 to 6',
    before: 'the area or volume before; 0 when only the factor is asked (easy draws)',
  },
  draw(random, { level, difficulty }) {
    const isSolid = difficulty === 'hard' && tierOf(level) === 'upper'
    const factor = random.int(2, isSolid ? 4 : difficulty === 'easy' ? 6 : 5)
    return { shape: random.pick(isSolid ? SOLID : FLAT), factor, before: difficulty === 'easy' ? 0 : random.int(2, 12) }
  },
  write({ shape, factor, before }) {
    const isSolid = (SOLID as readonly string[]).includes(shape)
    const power = isSolid ? 3 : 2
    const growth = factor ** power
    const base = before || 1
    const lengths = {
      square: 'the length of each side',
      triangle: 'the length of each side',
      rectangle: 'the length and the width',
      circle: 'the radius',
      parallelogram: 'the length of each side',
      cube: 'the length of each edge',
      box: 'the length of each edge',
      sphere: 'the radius',
    }[shape]
    const measure = isSolid ? 'volume' : 'area'
    const are = lengths.includes(' and ') ? 'are each' : 'is'
    // Three sides fix a triangle, four do not fix a parallelogram.
    const shaped = shape === 'parallelogram' ? ' and the angles stay the same' : ''
    const times = (value: number) => ({
      text: before ? `${numberText(value)} ${isSolid ? 'cubic' : 'square'} inches` : `It is multiplied by ${value}.`,
      value: numberValue(value),
    })
    return {
      stem: before
        ? `A ${shape} has ${isSolid ? 'a volume' : 'an area'} of ${before} ${isSolid ? 'cubic' : 'square'} inches. If ${lengths} ${are} multiplied by ${factor}${shaped}, what is the new ${measure}?`
        : `If ${lengths} of a ${shape} ${are} multiplied by ${factor}${shaped}, what happens to the ${measure} of the ${shape}?`,
      answer: times(base * growth),
      distractors: positive([
        wrong(times(base * factor), 'concept_misunderstanding', `Thinks that the ${measure} grows by the same factor as the lengths.`),
        wrong(
          times(base * factor * power),
          'concept_misunderstanding',
          `Multiplies the factor by ${power} instead of raising it to that power.`,
        ),
        wrong(
          times(base * factor ** (isSolid ? 2 : 3)),
          'concept_misunderstanding',
          isSolid ? 'Counts only two of the three directions.' : 'Counts three directions, as for a volume.',
        ),
        wrong(times(base * factor * 4), 'concept_misunderstanding', 'Multiplies by the number of sides as well.'),
        wrong(times(base + factor + (before ? 0 : 1)), 'concept_misunderstanding', 'Adds the factor instead of multiplying.'),
        wrong(times(base * (growth + 1)), 'calculation_error', 'Adds the old amount to the new one.'),
        wrong(times(base * (growth - 1)), 'misread_question', 'Gives by how much it grows instead of what it becomes.'),
        wrong(times(base * (factor + 1) ** power), 'careless_mistake', 'Takes the factor one too large.'),
        wrong(times(2 * base * growth), 'careless_mistake', 'Doubles the result once too often.'),
        wrong(times(base * growth * factor), 'concept_misunderstanding', 'Multiplies by the factor once too often.'),
      ]),
      steps: [
        isSolid
          ? `A volume is made of three lengths multiplied together, and each of them becomes ${factor} times as long.`
          : `An area is made of two lengths multiplied together, and each of them becomes ${factor} times as long.`,
        `So the ${measure} is multiplied by ${Array.from({ length: power }, () => factor).join(' × ')} = ${growth}.`,
        ...(before ? [`${before} × ${growth} = ${numberText(before * growth)}.`] : []),
      ],
      hints: [
        `Try it with a small ${isSolid ? 'cube' : 'square'} with ${isSolid ? 'edges' : 'sides'} of 1.`,
        isSolid ? 'How many small cubes fit into the larger one?' : 'How many small squares fit into the larger one?',
      ],
    }
  },
  // Fills the enlarged unit square or cube with unit pieces.
  solve({ shape, factor, before }) {
    let pieces = 0
    const layers = (SOLID as readonly string[]).includes(shape) ? factor : 1
    for (let layer = 0; layer < layers; layer++)
      for (let row = 0; row < factor; row++) for (let column = 0; column < factor; column++) pieces += before || 1
    return numberValue(pieces)
  },
})

const numberText = (value: number) => whole(value).text
