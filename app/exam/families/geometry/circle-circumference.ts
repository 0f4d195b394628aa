/** Circumference of a circle, in terms of π. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction } from '~/exam/values/fraction'
import { piMultiple, wrong } from '~/exam/values/values'
import { lengthText, pickUnit, serves, type Unit } from './measures'

interface Parameters {
  radius: number
  given: 'radius' | 'diameter' | 'area'
  unit: Unit
}

export const circleCircumference = defineFamily<Parameters>({
  id: 'circle-circumference',
  version: 3,
  title: 'The circumference of a circle',
  asks: 'Finds the circumference of a circle in terms of π from its diameter, its radius, or its area.',
  strand: 'measurement',
  skill: 'Circumference',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'achievement' }),
  parameters: {
    radius: 'radius, 3 to 20',
    given: 'what is known: radius or diameter, in hard draws the area',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { level, difficulty }) {
    const given = difficulty === 'hard' ? 'area' : difficulty === 'easy' ? 'radius' : random.pick(['radius', 'diameter'] as const)
    return { radius: random.int(3, tierOf(level) === 'upper' || given !== 'area' ? 20 : 12), given, unit: pickUnit(random) }
  },
  write({ radius, given, unit }) {
    const [diameter, square] = [2 * radius, radius * radius]
    const inUnit = (multiple: Fraction | number) => ({ ...piMultiple(multiple), text: `${piMultiple(multiple).text} ${unit.many}` })
    const formula = given === 'area' ? '' : ' (The circumference is $\\pi$ times the diameter.)'
    return {
      stem:
        given === 'area'
          ? `A circle has an area of $${square}\\pi$ square ${unit.many}. What is its circumference?`
          : `What is the circumference of the circle shown?${formula}`,
      figure:
        given === 'area'
          ? undefined
          : {
              type: 'circle',
              alt: `A circle with a ${given} of ${lengthText(given === 'radius' ? radius : diameter, unit)}.`,
              ...(given === 'radius'
                ? { radius: { text: `${radius} ${unit.short}`, degrees: 25 } }
                : { diameter: { text: `${diameter} ${unit.short}` } }),
            },
      answer: inUnit(diameter),
      distractors: [
        given === 'diameter'
          ? wrong(inUnit(2 * diameter), 'concept_misunderstanding', 'Doubles the diameter as if it were the radius.')
          : wrong(inUnit(radius), 'concept_misunderstanding', 'Multiplies π by the radius instead of the diameter.'),
        wrong(inUnit(square), 'concept_misunderstanding', 'Squares the radius, which gives the area.'),
        given === 'diameter'
          ? wrong(inUnit(radius), 'strategy_error', 'Halves the diameter before multiplying by π.')
          : wrong(inUnit(4 * radius), 'strategy_error', 'Doubles the diameter once more.'),
        wrong(inUnit(2 * square), 'concept_misunderstanding', 'Squares the radius and then doubles.'),
        wrong(inUnit(diameter + 2), 'concept_misunderstanding', 'Adds 2 instead of multiplying by 2, or slips by 2.'),
        wrong(inUnit(radius + 2), 'concept_misunderstanding', 'Adds 2 to the radius instead of doubling it.'),
        wrong(inUnit(diameter * diameter), 'concept_misunderstanding', 'Squares the diameter.'),
        wrong(inUnit(diameter - 2), 'calculation_error', 'Ends up two too low in the number before π.'),
        wrong(inUnit(fraction(radius, 2)), 'concept_misunderstanding', 'Halves the radius instead of doubling it.'),
        wrong(inUnit(diameter - 1), 'calculation_error', 'Ends up one too low in the number before π.'),
      ],
      steps: [
        given === 'area'
          ? `The area is π times the radius squared, so the radius squared is ${square} and the radius is ${radius}.`
          : 'The distance around a circle is π times the distance across it.',
        given === 'diameter'
          ? `The distance across is the diameter, ${diameter}.`
          : `The distance across is twice the radius: 2 × ${radius} = ${diameter}.`,
        `The circumference is ${inUnit(diameter).text}.`,
      ],
      hints: [
        'How far is it straight across the circle?',
        given === 'area' ? 'Which number times itself gives the number before π?' : 'Multiply the distance across by π.',
      ],
    }
  },
  // As many half circumferences (π times the radius) as a full turn has.
  solve({ radius }) {
    return `${[radius, radius].reduce((sum, half) => sum + half, 0)}π`
  },
})
