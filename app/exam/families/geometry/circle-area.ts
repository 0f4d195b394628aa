/** Area of a circle, in terms of π. */

import { defineFamily } from '~/exam/families/kit/family'
import { piMultiple, wrong } from '~/exam/values/values'
import { lengthText, pickUnit, serves, type Unit } from './measures'

interface Parameters {
  radius: number
  given: 'radius' | 'diameter' | 'circumference'
  unit: Unit
}

export const circleArea = defineFamily<Parameters>({
  id: 'circle-area',
  version: 3,
  title: 'The area of a circle',
  asks: 'Finds the area of a circle in terms of π from its radius, its diameter, or its circumference.',
  strand: 'measurement',
  skill: 'Area of circles',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    radius: 'radius, 3 to 15',
    given: 'what is known: the radius (easy), the diameter (medium), the circumference (hard)',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    return {
      radius: random.int(3, difficulty === 'easy' ? 12 : 15),
      given: ({ easy: 'radius', medium: 'diameter', hard: 'circumference' } as const)[difficulty],
      unit: pickUnit(random),
    }
  },
  write({ radius, given, unit }) {
    const [diameter, square] = [2 * radius, radius * radius]
    const inUnit = (multiple: number) => ({ ...piMultiple(multiple), text: `${piMultiple(multiple).text} square ${unit.many}` })
    return {
      stem:
        given === 'circumference'
          ? `A circle has a circumference of $${diameter}\\pi$ ${unit.many}. What is its area?`
          : 'What is the area of the circle shown?',
      figure:
        given === 'circumference'
          ? undefined
          : {
              type: 'circle',
              alt: `A circle with a ${given} of ${lengthText(given === 'radius' ? radius : diameter, unit)}.`,
              ...(given === 'radius'
                ? { radius: { text: `${radius} ${unit.short}`, degrees: 25 } }
                : { diameter: { text: `${diameter} ${unit.short}` } }),
            },
      answer: inUnit(square),
      distractors: [
        given === 'radius'
          ? wrong(inUnit(diameter), 'concept_misunderstanding', 'Doubles the radius, which belongs to the circumference.')
          : wrong(
              inUnit(diameter * diameter),
              'concept_misunderstanding',
              `Squares ${given === 'diameter' ? 'the diameter' : 'the number before π'} instead of the radius.`,
            ),
        wrong(inUnit(2 * square), 'concept_misunderstanding', 'Doubles as well as squares.'),
        given === 'radius'
          ? wrong(inUnit(diameter * diameter), 'strategy_error', 'Doubles the radius before squaring it.')
          : wrong(inUnit(diameter), 'misread_question', 'Gives the circumference instead of the area.'),
        wrong(inUnit(radius), 'careless_mistake', 'Forgets to square the radius.'),
        wrong(inUnit(square + radius), 'calculation_error', 'Takes the square of the radius one step too large.'),
        wrong(inUnit(square - radius), 'calculation_error', 'Takes the square of the radius one step too small.'),
        wrong(inUnit(4 * radius), 'concept_misunderstanding', 'Doubles the diameter instead of squaring the radius.'),
        wrong(inUnit((radius + 1) ** 2), 'careless_mistake', 'Squares a radius that is one too large.'),
        wrong(inUnit((radius - 1) ** 2), 'careless_mistake', 'Squares a radius that is one too small.'),
      ],
      steps: [
        given === 'radius'
          ? `The radius is ${radius}.`
          : given === 'diameter'
            ? `The radius is half of the diameter: ${diameter} ÷ 2 = ${radius}.`
            : `The circumference is π times the diameter, so the diameter is ${diameter} and the radius is ${radius}.`,
        `The area is π times the radius squared, and $${radius}^2 = ${square}$.`,
        `So the area is ${inUnit(square).text}.`,
      ],
      hints: ['The area needs the radius: what is it here?', 'Square the radius, then write π behind it.'],
    }
  },
  // The area between circles that grow by one: odd multiples of π.
  solve({ radius }) {
    let multiple = 0
    for (let ring = 1; ring <= radius; ring++) multiple += 2 * ring - 1
    return `${multiple}π`
  },
})
