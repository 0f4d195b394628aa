/** Sine, cosine and tangent in a right triangle with whole sides. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, wrong } from '~/exam/values/values'

const RIGHT = [[3, 4, 5], [5, 12, 13], [8, 15, 17], [7, 24, 25], [20, 21, 29], [6, 8, 10], [9, 12, 15], [12, 16, 20]] as const // biome-ignore format: a table
const RATIOS = ['sin', 'cos', 'tan'] as const

interface Parameters {
  legs: [number, number]
  hypotenuse: number
  ratio: (typeof RATIOS)[number]
  angle: 'A' | 'B'
  /** Side that is not printed, in hard draws: 0 or 1 for a leg, 2 for the hypotenuse, -1 for none. */
  hidden: -1 | 0 | 1 | 2
}

const over = (top: number, bottom: number) => ({
  text: `$\\frac{${fraction(top, bottom).n}}{${fraction(top, bottom).d}}$`,
  value: numberValue(fraction(top, bottom)),
})

export const trigRatio = defineFamily<Parameters>({
  id: 'trig-ratio',
  version: 3,
  title: 'Sine, cosine, tangent',
  asks: 'Reads a trigonometric ratio off a right triangle, in hard draws after finding the third side.',
  strand: 'geometry',
  skill: 'Trigonometric ratios',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'] },
  parameters: {
    legs: 'level and upright leg',
    hypotenuse: 'the longest side',
    ratio: 'sine, cosine or tangent',
    angle: 'A at the level leg or B at the upright leg',
    hidden: 'which side is not marked (medium: one that is not needed; hard: one that is)',
  },
  draw(random, { difficulty }) {
    const [one, other, hypotenuse] = random.pick(difficulty === 'easy' ? RIGHT.slice(0, 5) : RIGHT)
    const legs: [number, number] = random.chance(1, 2) ? [one, other] : [other, one]
    const [ratio, angle] = [random.pick(RATIOS), random.pick(['A', 'B'] as const)]
    const needed = { sin: [angle === 'A' ? 1 : 0, 2], cos: [angle === 'A' ? 0 : 1, 2], tan: [0, 1] }[ratio] as (0 | 1 | 2)[]
    const spare = ([0, 1, 2] as const).find((side) => !needed.includes(side)) ?? 2
    return { legs, hypotenuse, ratio, angle, hidden: difficulty === 'easy' ? -1 : difficulty === 'medium' ? spare : random.pick(needed) }
  },
  write({ legs: [level, upright], hypotenuse, ratio, angle, hidden }) {
    const [opposite, adjacent] = angle === 'A' ? [upright, level] : [level, upright]
    const ratios = { sin: over(opposite, hypotenuse), cos: over(adjacent, hypotenuse), tan: over(opposite, adjacent) }
    const mark = (side: number, value: number) => (hidden === side ? '' : String(value))
    const words = {
      sin: 'the side across from it over the longest side',
      cos: 'the side next to it over the longest side',
      tan: 'the side across from it over the side next to it',
    }
    const known = [`AC = ${level}`, `BC = ${upright}`, `AB = ${hypotenuse}`].filter((_, side) => side !== hidden)
    return {
      stem: `In the right triangle shown, what is the value of $\\${ratio} ${angle}$?`,
      figure: {
        type: 'polygon',
        alt: `A right triangle ABC with the right angle at C. ${known.join(', ')}.${hidden >= 0 ? ` The length of ${['AC', 'BC', 'AB'][hidden]} is not marked.` : ''}`,
        outlines: [
          {
            corners: [
              [0, 0],
              [level, 0],
              [level, upright],
            ],
            names: ['A', 'C', 'B'],
            sides: [mark(0, level), mark(1, upright), mark(2, hypotenuse)],
            rightAngles: [1],
          },
        ],
      },
      answer: ratios[ratio],
      distractors: [
        ratio === 'sin'
          ? wrong(ratios.cos, 'concept_misunderstanding', 'Takes the side next to the angle instead of the one across from it.')
          : wrong(ratios.sin, 'concept_misunderstanding', 'Takes the sine, the side across over the longest side.'),
        ratio === 'tan'
          ? wrong(over(adjacent, opposite), 'concept_misunderstanding', 'Turns the tangent upside down.')
          : wrong(ratios.tan, 'concept_misunderstanding', 'Takes the tangent, the ratio of the two legs.'),
        ratio === 'sin'
          ? wrong(over(hypotenuse, opposite), 'concept_misunderstanding', 'Turns the ratio upside down.')
          : ratio === 'cos'
            ? wrong(over(hypotenuse, adjacent), 'concept_misunderstanding', 'Turns the ratio upside down.')
            : wrong(ratios.cos, 'concept_misunderstanding', 'Takes the cosine, the side next to the angle over the longest side.'),
        wrong(over(adjacent, opposite), 'concept_misunderstanding', 'Divides the two legs in the wrong order.'),
        wrong(over(hypotenuse, ratio === 'sin' ? adjacent : opposite), 'concept_misunderstanding', 'Puts the longest side on top.'),
      ],
      steps: [
        ...(hidden >= 0 && !(ratio === 'tan' && hidden === 2)
          ? [
              `The side without a mark follows from the Pythagorean theorem, $${level}^2 + ${upright}^2 = ${hypotenuse}^2$: it is ${[level, upright, hypotenuse][hidden]}.`,
            ]
          : []),
        `Seen from angle ${angle}, the side across is ${opposite}, the side next to it is ${adjacent}, and the longest side is ${hypotenuse}.`,
        `The ${{ sin: 'sine', cos: 'cosine', tan: 'tangent' }[ratio]} is ${words[ratio]}: ${ratios[ratio].text}.`,
      ],
      hints: [`Stand at angle ${angle}: which side is across from you?`, 'Which two sides does this ratio compare?'],
    }
  },
  // From the squares of the sides alone: sin² or cos² as a fraction, then its root by counting up.
  solve({ legs: [level, upright], ratio, angle }) {
    const [opposite, adjacent] = angle === 'A' ? [upright ** 2, level ** 2] : [level ** 2, upright ** 2]
    const squared = {
      sin: fraction(opposite, opposite + adjacent),
      cos: fraction(adjacent, opposite + adjacent),
      tan: fraction(opposite, adjacent),
    }[ratio]
    const side = (square: number) => {
      let whole = 1
      while (whole * whole < square) whole++
      return whole
    }
    return numberValue(fraction(side(squared.n), side(squared.d)))
  },
})
