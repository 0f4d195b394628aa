/** Volume of a cylinder, in terms of π. */

import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction } from '~/exam/values/fraction'
import { piMultiple, wrong } from '~/exam/values/values'
import { lengthText, pickUnit, serves, type Unit } from './measures'

interface Parameters {
  radius: number
  height: number
  given: 'radius' | 'diameter'
  solid: 'cylinder' | 'cone'
  unit: Unit
}

export const cylinderVolume = defineFamily<Parameters>({
  id: 'cylinder-volume',
  version: 3,
  title: 'The volume of a cylinder or cone',
  asks: 'Finds the volume of a drawn cylinder, in hard draws of a cone whose formula is given, in terms of π.',
  strand: 'measurement',
  skill: 'Volume of cylinders and cones',
  kind: 'computation',
  levels: serves({ upper: 'achievement' }),
  parameters: {
    radius: 'radius of the base, 2 to 10',
    height: 'height; a multiple of 3 for a cone',
    given: 'whether radius or diameter is marked',
    solid: 'cylinder, or cone in hard draws',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const solid = difficulty === 'hard' ? 'cone' : 'cylinder'
    const height = solid === 'cone' ? 3 * random.int(2, 5) : random.int(3, 12)
    return {
      radius: random.int(2, solid === 'cone' ? 6 : 10),
      height,
      given: difficulty === 'easy' ? 'radius' : 'diameter',
      solid,
      unit: pickUnit(random),
    }
  },
  write({ radius, height, given, solid, unit }) {
    const cylinder = radius * radius * height
    const volume = solid === 'cone' ? cylinder / 3 : cylinder
    const diameter = 2 * radius
    const inUnit = (multiple: Fraction | number) => ({ ...piMultiple(multiple), text: `${piMultiple(multiple).text} cubic ${unit.many}` })
    const across = `${given === 'radius' ? radius : diameter} ${unit.short}`
    const formula = solid === 'cone' ? ' (The volume of a cone is $\\frac{1}{3}\\pi r^2 h$.)' : ''
    return {
      stem: `What is the volume of the ${solid} shown?${formula}`,
      figure: {
        type: 'solid',
        alt: `A ${solid} with a height of ${lengthText(height, unit)} and a base with a ${given} of ${lengthText(given === 'radius' ? radius : diameter, unit)}.`,
        solid,
        radius,
        height,
        labels: { [given]: across, height: `${height} ${unit.short}` },
      },
      answer: inUnit(volume),
      distractors: [
        given === 'diameter'
          ? wrong(inUnit(volume * 4), 'misread_question', 'Uses the diameter as the radius.')
          : wrong(inUnit(diameter * height), 'concept_misunderstanding', 'Doubles the radius instead of squaring it.'),
        ...(solid === 'cone' ? [wrong(inUnit(cylinder), 'careless_mistake', 'Forgets to take a third, which gives a cylinder.')] : []),
        wrong(inUnit(radius * height), 'careless_mistake', 'Forgets to square the radius.'),
        wrong(inUnit(radius * height * height), 'careless_mistake', 'Squares the height instead of the radius.'),
        wrong(inUnit(2 * volume), 'strategy_error', 'Doubles the volume as if there were two bases.'),
        wrong(inUnit(radius * radius), 'careless_mistake', 'Stops at the area of the base.'),
        wrong(inUnit(volume + radius * radius), 'calculation_error', 'Counts one layer too many.'),
        wrong(inUnit(2 * radius * (radius + height)), 'concept_misunderstanding', 'Finds the surface area instead of the volume.'),
        ...(volume > radius * radius ? [wrong(inUnit(volume - radius * radius), 'calculation_error', 'Counts one layer too few.')] : []),
        ...(solid === 'cone' ? [wrong(inUnit(fraction(volume, 3)), 'careless_mistake', 'Takes a third once too often.')] : []),
        wrong(inUnit(fraction(volume, 2)), 'strategy_error', 'Halves the volume at the end.'),
      ],
      steps: [
        given === 'diameter'
          ? `The radius is half of the diameter: ${diameter} ÷ 2 = ${radius}.`
          : `The base is a circle with a radius of ${radius}.`,
        `Its area is $\\pi \\times ${radius}^2 = ${radius * radius}\\pi$.`,
        solid === 'cone'
          ? `Base times height gives $${radius * radius}\\pi \\times ${height} = ${cylinder}\\pi$, and the cone fills a third of that: ${inUnit(volume).text}.`
          : `The volume is base times height: $${radius * radius}\\pi \\times ${height} = ${volume}\\pi$ cubic ${unit.many}.`,
      ],
      hints: [
        'Start with the area of the round base.',
        given === 'diameter' ? 'Is the number across the base the radius?' : 'Multiply the area of the base by the height.',
      ],
    }
  },
  // Adds one-unit layers; a cone fills a third of them.
  solve({ radius, height, solid }) {
    let layers = 0
    for (let level = 0; level < height; level++) layers += radius ** 2
    return `${solid === 'cone' ? layers / 3 : layers}π`
  },
})
