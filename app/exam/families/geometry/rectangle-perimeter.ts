/** Perimeter of a rectangle, from a figure or from words. */

import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { numberValue, wrong } from '~/exam/values/values'
import { lengthOf, lengthText, pickLargeUnit, positive, serves, type Unit } from './measures'
import { rectangleCorners } from './outlines'

interface Parameters {
  length: number
  width: number
  /** 0 when the length is given; else how much longer than the width the length is said to be. */
  longerBy: number
  unit: Unit
  person: Person
  place: string
}

export const rectanglePerimeter = defineFamily<Parameters>({
  id: 'rectangle-perimeter',
  version: 3,
  title: 'The perimeter of a rectangle',
  asks: 'Finds the distance around a rectangle; hard draws give the length only through the width.',
  strand: 'measurement',
  skill: 'Perimeter',
  kind: 'word_problem',
  levels: serves({ lower: 'both', middle: 'both' }),
  parameters: {
    length: 'the longer side, 5 to 40',
    width: 'the shorter side, 3 to 24',
    longerBy: '0, or in hard draws the difference of the sides, which is then given instead of the length',
    unit: 'feet, meters or yards',
    person: 'who has the plot',
    place: 'what the rectangle is',
  },
  draw(random, { difficulty }) {
    const width = difficulty === 'easy' ? random.int(3, 9) : random.int(8, 24)
    const difference = random.int(2, difficulty === 'easy' ? 7 : 16)
    const place = random.pick(['garden', 'dog run', 'vegetable patch', 'playground', 'courtyard'])
    const longerBy = difficulty === 'hard' ? difference : 0
    return { length: width + difference, width, longerBy, unit: pickLargeUnit(random), person: pickPerson(random), place }
  },
  write({ length, width, longerBy, unit, person, place }) {
    const known = longerBy
      ? `is ${lengthText(width, unit)} wide and ${lengthText(longerBy, unit)} longer than it is wide`
      : `is ${lengthText(length, unit)} long and ${lengthText(width, unit)} wide`
    const perimeter = 2 * (length + width)
    return {
      stem: `${person.name} is putting a fence all the way around a rectangular ${place} that ${known}. How much fence is needed?`,
      figure: longerBy
        ? undefined
        : {
            type: 'polygon',
            alt: `A rectangle ${lengthText(length, unit)} long and ${lengthText(width, unit)} wide.`,
            outlines: [
              {
                corners: rectangleCorners(length, width),
                sides: [`${length} ${unit.short}`, `${width} ${unit.short}`],
                rightAngles: [0, 1, 2, 3],
              },
            ],
          },
      answer: lengthOf(perimeter, unit),
      distractors: positive([
        wrong(lengthOf(length + width, unit), 'careless_mistake', 'Adds one length and one width, which is only half of the way around.'),
        wrong(lengthOf(length * width, unit), 'concept_misunderstanding', 'Multiplies the sides, which gives the area inside the fence.'),
        ...(longerBy
          ? [
              wrong(lengthOf(2 * (width + longerBy), unit), 'misread_question', 'Takes the difference between the sides for the length.'),
              wrong(
                lengthOf(2 * width + 2 * (width - longerBy), unit),
                'misread_question',
                'Makes the length shorter than the width instead of longer.',
              ),
            ]
          : []),
        wrong(lengthOf(2 * length + width, unit), 'careless_mistake', 'Counts only one of the two widths.'),
        wrong(lengthOf(length + 2 * width, unit), 'careless_mistake', 'Counts only one of the two lengths.'),
        wrong(lengthOf(perimeter + 10, unit), 'calculation_error', 'Carries a ten too many when adding the sides.'),
        wrong(lengthOf(4 * length, unit), 'concept_misunderstanding', 'Treats all four sides as if they were equal.'),
        wrong(lengthOf(4 * width, unit), 'concept_misunderstanding', 'Takes the width for all four sides.'),
        wrong(lengthOf(perimeter + width, unit), 'careless_mistake', 'Counts one of the widths twice.'),
        wrong(lengthOf(perimeter - 10, unit), 'calculation_error', 'Loses a ten when adding the sides.'),
      ]),
      steps: [
        ...(longerBy ? [`First find the length: ${width} + ${longerBy} = ${lengthText(length, unit)}.`] : []),
        `A fence runs along every side, and a rectangle has two sides of ${lengthText(length, unit)} and two of ${lengthText(width, unit)}.`,
        `One length and one width make ${length} + ${width} = ${length + width}, and there are two of each, so the fence is 2 × ${length + width} = ${lengthText(perimeter, unit)} long.`,
      ],
      hints: [
        'Imagine walking around the whole edge: how many sides do you pass?',
        'Opposite sides of a rectangle are equal, so each number is needed twice.',
      ],
    }
  },
  // Walks around the four sides one after the other.
  solve: ({ length, width }) => numberValue([length, width, length, width].reduce((walked, side) => walked + side, 0)),
})
