/** Quantitative comparison: circles against circles and squares, without a calculator. */
import { COMPARISON_LEVELS, CONCLUSIONS, comparisonQuestion, DRAWN_RELATIONS, type Relation } from '~/exam/families/kit/comparison'
import { defineFamily } from '~/exam/families/kit/family'
import { lengthText, pickUnit, type Unit } from './measures'

interface Parameters {
  task: 'numbers' | 'around' | 'areas' | 'free'
  radius: number
  /** Side of the square, or radius of the second circle. */
  other: number
  unit: Unit
}

/** Sign of (multiple of π) − whole, with π between 3.14 and 3.15. Throws when that does not settle it. */
function againstPi(multiple: number, whole: number): Relation {
  if (314 * multiple > 100 * whole) return 'A'
  if (315 * multiple < 100 * whole) return 'B'
  throw new RangeError(`${multiple}π is too close to ${whole}`)
}

function relationFor({ task, radius, other }: Parameters): Relation {
  if (task === 'free') return 'unknown'
  if (task === 'numbers') return radius === 2 ? 'equal' : radius < 2 ? 'A' : 'B'
  return task === 'around' ? againstPi(2 * radius, 4 * other) : againstPi(radius * radius, other * other)
}

const settles = (radius: number, other: number, task: 'around' | 'areas') => {
  const [multiple, whole] = task === 'around' ? [2 * radius, 4 * other] : [radius * radius, other * other]
  return 314 * multiple > 100 * whole || 315 * multiple < 100 * whole
}

export const compareCirclesAndSquares = defineFamily<Parameters>({
  id: 'compare-circles-and-squares',
  version: 2,
  title: 'Circles against squares',
  asks: 'Compares circumference and area of a circle, as numbers or with those of a square.',
  strand: 'geometry',
  skill: 'Circumference and area of circles',
  kind: 'quantitative_comparison',
  levels: COMPARISON_LEVELS,
  parameters: {
    task: 'circumference against area as numbers, circumference against the perimeter of a square, area against area, or a circle of unknown size',
    radius: 'radius of the circle',
    other: 'side of the square',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const unit = pickUnit(random)
    const wanted = random.pick(DRAWN_RELATIONS)
    if (wanted === 'unknown') return { task: 'free', radius: random.int(3, 12), other: random.int(3, 12), unit }
    if (wanted === 'equal') return { task: 'numbers', radius: 2, other: 0, unit }
    const task = difficulty === 'easy' ? 'around' : random.pick(['around', 'areas'] as const)
    for (let attempt = 0; attempt < 100; attempt++) {
      const radius = random.int(2, 12)
      const middle = task === 'around' ? (radius * 11) / 7 : (radius * 16) / 9
      const gap = random.int(1, difficulty === 'hard' ? 1 : 3)
      const other = wanted === 'A' ? Math.ceil(middle) - gap : Math.floor(middle) + gap
      if (other > 1 && settles(radius, other, task) && relationFor({ task, radius, other, unit }) === wanted)
        return { task, radius, other, unit }
    }
    return { task: 'numbers', radius: 5, other: 0, unit }
  },
  write(parameters) {
    const { task, radius, other, unit } = parameters
    const relation = relationFor(parameters)
    const circle = `a circle with a radius of ${lengthText(radius, unit)}`
    const square = `a square with sides of ${lengthText(other, unit)}`
    const columns = {
      numbers: {
        stem: `A circle has a radius of ${lengthText(radius, unit)}.`,
        a: `The number of ${unit.many} in its circumference`,
        b: `The number of square ${unit.many} in its area`,
      },
      around: { stem: '', a: `The circumference of ${circle}`, b: `The perimeter of ${square}` },
      areas: { stem: '', a: `The area of ${circle}`, b: `The area of ${square}` },
      free: {
        stem: `The diameter of a circle is more than ${lengthText(other > 4 ? 1 : 2, unit)}.`,
        a: 'The circumference of the circle',
        b: lengthText(4 * radius + other, unit),
      },
    }[task]
    const steps = {
      numbers: [
        `The circumference is 2 × ${radius} × π = $${2 * radius}\\pi$ and the area is $${radius}^2 \\times \\pi = ${radius * radius}\\pi$.`,
        `Compare 2 × ${radius} with ${radius} × ${radius}: ${CONCLUSIONS[relation]}.`,
      ],
      around: [
        `The circumference is $${2 * radius}\\pi$, which is a little more than 3 × ${2 * radius} = ${6 * radius}: about ${aboutPi(2 * radius)}.`,
        `The perimeter of the square is 4 × ${other} = ${4 * other}, so ${CONCLUSIONS[relation]}.`,
      ],
      areas: [
        `The area of the circle is $${radius * radius}\\pi$, about ${aboutPi(radius * radius)}.`,
        `The area of the square is ${other} × ${other} = ${other * other}, so ${CONCLUSIONS[relation]}.`,
      ],
      free: [
        'Nothing limits how large the circle is, so its circumference may be very long.',
        `But a diameter just above the given one makes it shorter than Column B. So ${CONCLUSIONS.unknown}.`,
      ],
    }[task]
    return comparisonQuestion({
      ...columns,
      relation,
      mistakes: {
        equal:
          task === 'around'
            ? { type: 'concept_misunderstanding', says: 'Takes π for 4, or compares the diameter with the side by eye.' }
            : { type: 'logical_reasoning_error', says: 'Takes two measures of one figure for equal without working them out.' },
        unknown: { type: 'concept_misunderstanding', says: 'Thinks that π cannot be compared with whole numbers.' },
        A: {
          type: 'concept_misunderstanding',
          says: 'Makes the circle too large, for example by taking π for 4.',
        },
        B: {
          type: 'concept_misunderstanding',
          says: 'Makes the circle too small, for example by forgetting π or taking the radius for the diameter.',
        },
      },
      steps,
      hints: [
        task === 'free' ? 'Can you find two circles that fit and give different results?' : 'π is a little more than 3.',
        task === 'numbers' ? 'Both columns have the factor π, so compare what stands before it.' : 'An estimate is enough here.',
      ],
    })
  },
  // Squeezes π between 223/71 and 22/7, as Archimedes did.
  solve({ task, radius, other }) {
    if (task === 'free') return '=unknown'
    if (task === 'numbers') return radius + radius === radius * radius ? '=equal' : radius + radius > radius * radius ? '=A' : '=B'
    const [multiple, whole] = task === 'around' ? [radius + radius, other + other + other + other] : [radius ** 2, other ** 2]
    return multiple * 223 > whole * 71 ? '=A' : multiple * 22 < whole * 7 ? '=B' : '=equal'
  },
})

/** A multiple of π to the nearest whole number, for estimates in words. */
const aboutPi = (multiple: number) => Math.round((multiple * 355) / 113)
