/** The area between a circle and a square. */
import type { Answer } from '~/exam/core/item/answer'
import type { WrongAnswerType } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { wholeText, wrong } from '~/exam/values/values'
import { lengthText, pickUnit, serves, type Unit } from './measures'

interface Parameters {
  radius: number
  place: 'around' | 'inside'
  unit: Unit
}

/** "100 − 25π" (square minus circle) or "25π − 50", in square units. */
function difference(first: { n: number; pi: boolean }, second: { n: number; pi: boolean }, unit: Unit): Answer {
  const term = ({ n, pi }: { n: number; pi: boolean }) => `${wholeText(n).replaceAll(',', '{,}')}${pi ? '\\pi' : ''}`
  return {
    text: `$${term(first)} - ${term(second)}$ square ${unit.many}`,
    value: `=${first.n}${first.pi ? 'π' : ''}-${second.n}${second.pi ? 'π' : ''}`,
  }
}

export const circleAndSquare = defineFamily<Parameters>({
  id: 'circle-and-square',
  version: 3,
  title: 'Between a circle and a square',
  asks: 'Finds the shaded area between a square and the circle inside it, or between a circle and the square inside it.',
  strand: 'geometry',
  skill: 'Area of composite figures',
  kind: 'computation',
  levels: serves({ upper: 'achievement' }),
  parameters: {
    radius: 'radius of the circle, 3 to 15',
    place: 'whether the square is around the circle or (hard draws) inside it',
    unit: 'centimeters, inches, feet or meters',
  },
  draw(random, { difficulty }) {
    const place = difficulty === 'hard' ? 'inside' : 'around'
    return { radius: random.int(difficulty === 'easy' ? 3 : 4, difficulty === 'easy' ? 10 : 15), place, unit: pickUnit(random) }
  },
  write(parameters) {
    const { radius, place, unit } = parameters

    const square = place === 'around' ? 4 * radius ** 2 : 2 * radius ** 2
    const circle = { n: radius ** 2, pi: true }
    const plain = (n: number) => ({ n, pi: false })
    const pi = (n: number) => ({ n, pi: true })
    const isAround = place === 'around'
    const make = (squareArea: number, circleArea: number) =>
      isAround ? difference(plain(squareArea), pi(circleArea), unit) : difference(pi(circleArea), plain(squareArea), unit)
    return {
      stem: isAround
        ? 'The circle shown touches all four sides of the square. What is the area of the shaded region?'
        : `The four corners of the square shown lie on the circle, whose radius is ${lengthText(radius, unit)}. What is the area of the shaded region?`,
      figure: {
        type: 'circle',
        alt: isAround
          ? `A circle inside a square with sides of ${lengthText(2 * radius, unit)}; the circle touches all four sides. The part of the square outside the circle is shaded.`
          : 'A square inside a circle, with its four corners on the circle. The part of the circle outside the square is shaded.',
        square: { place, text: isAround ? `${2 * radius} ${unit.short}` : '' },
        shaded: 'between',
      },
      answer: make(square, circle.n),
      distractors: mistakes({ ...parameters, isAround, square, circle })
        // A mistake that would leave less than nothing is not offered.
        .filter(([first, second]) => (isAround ? first > Math.PI * second : Math.PI * second > first))
        .map(([squareArea, circleArea, type, says]) => wrong(make(squareArea, circleArea), type, says)),
      steps: isAround
        ? [
            `The square has an area of ${2 * radius} × ${2 * radius} = ${square}.`,
            `The circle is as wide as the square, so its radius is ${radius} and its area is $${circle.n}\\pi$.`,
            `What is shaded is the square without the circle: ${make(square, circle.n).text}.`,
          ]
        : [
            `The circle has an area of $\\pi \\times ${radius}^2 = ${circle.n}\\pi$.`,
            `The diagonals cut the square into four right triangles whose legs are radii. Each has an area of $\\frac{1}{2} \\times ${radius} \\times ${radius}$, so the square has an area of ${square}.`,
            `What is shaded is the circle without the square: ${make(square, circle.n).text}.`,
          ],
      hints: [
        'The shaded region is one area less another.',
        isAround
          ? 'How does the width of the circle compare with the side of the square?'
          : 'Draw the diagonals of the square: how long are they?',
      ],
    }
  },
  // The square from its diagonal (half its square) or its side, the circle from a quarter of its diameter squared.
  solve({ radius, place }) {
    const diameter = 2 * radius
    const circle = `${(diameter * diameter) / 4}π`
    return place === 'around' ? `=${diameter * diameter}-${circle}` : `=${circle}-${(diameter * diameter) / 2}`
  },
})

/** The square's part, the circle's as a multiple of π, and what went wrong. */
function mistakes({
  radius,
  isAround,
  square,
  circle,
}: Parameters & { isAround: boolean; square: number; circle: { n: number; pi: boolean } }): [number, number, WrongAnswerType, string][] {
  return isAround
    ? [
        [16 * radius ** 2, 4 * radius ** 2, 'misread_question', 'Takes the side of the square for the radius of the circle.'],
        [square, 2 * radius, 'concept_misunderstanding', 'Takes away the circumference of the circle instead of its area.'],
        [8 * radius, 2 * radius, 'concept_misunderstanding', 'Compares the distances around the figures instead of their areas.'],
        [square + 2 * radius, circle.n, 'calculation_error', 'Slips when squaring the side.'],
        [square, radius, 'careless_mistake', 'Forgets to square the radius.'],
        [square, (radius - 1) ** 2, 'calculation_error', 'Slips when squaring the radius.'],
      ]
    : [
        [radius ** 2, circle.n, 'concept_misunderstanding', 'Takes the radius for the side of the square.'],
        [4 * radius ** 2, 4 * circle.n, 'concept_misunderstanding', 'Uses the diameter both as the radius and as the side of the square.'],
        [8 * radius, circle.n, 'concept_misunderstanding', 'Takes away a distance around the square instead of its area.'],
        [square, 4 * circle.n, 'concept_misunderstanding', 'Uses the diameter as the radius of the circle.'],
        [square, 2 * circle.n, 'concept_misunderstanding', 'Mixes the formulas for area and circumference of the circle.'],
        [2 * radius, circle.n, 'strategy_error', 'Takes away the diagonal of the square instead of its area.'],
      ]
}
