/** Sides of 45-45-90 and 30-60-90 triangles. */
import type { Distractor } from '~/exam/core/item/answer'
import type { WrongAnswerType } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { root, wrong } from '~/exam/values/values'
import { serves } from './measures'
import { triangleCorners } from './outlines'

const SIDES = ['short', 'long', 'hypotenuse'] as const
type Side = (typeof SIDES)[number]

interface Parameters {
  /** The smallest angle: 45 or 30. */
  angle: 30 | 45
  /** The shortest side is unit·√base. */
  unit: number
  base: 1 | 2 | 3
  given: Side
  asked: Side
}

/** The square of a side when that of the shortest is 1. */
const RADICAND: Record<30 | 45, Record<Side, number>> = {
  30: { short: 1, long: 3, hypotenuse: 4 },
  45: { short: 1, long: 1, hypotenuse: 2 },
}

const plain = ({ text }: { text: string }) => text.replace(/\$|\\sqrt|[{}]/g, (part) => (part === '\\sqrt' ? '√' : ''))

export const specialRightTriangle = defineFamily<Parameters>({
  id: 'special-right-triangle',
  version: 4,
  title: 'Sides of special right triangles',
  asks: 'Finds a side of a right triangle with angles of 45° or of 30° and 60° from another side.',
  strand: 'geometry',
  skill: 'Special right triangles',
  kind: 'computation',
  levels: serves({ upper: 'achievement' }),
  parameters: {
    angle: 'the smallest angle, 45 or 30 degrees',
    unit: 'the shortest side, 2 to 15, or its factor before a root',
    base: 'number under that root; 1 (no root) in easy and medium draws, in hard ones also 2 or 3, so that the known side is whole',
    given: 'which side is known',
    asked: 'which side is asked',
  },
  draw(random, { difficulty }) {
    const angle = random.pick([30, 45] as const)
    const unit = random.int(2, 15)
    const pairs: [Side, Side][] =
      angle === 45
        ? difficulty === 'hard' ? [['hypotenuse', 'short']] : [['short', 'hypotenuse']]
        : { easy: [['short', 'hypotenuse'], ['hypotenuse', 'short']], medium: [['short', 'long'], ['hypotenuse', 'long']], hard: [['long', 'hypotenuse'], ['long', 'short']] }[difficulty] as [Side, Side][] // biome-ignore format: a table
    const [given, asked] = random.pick(pairs)
    const base = difficulty === 'hard' && random.chance(1, 2) ? (angle === 45 ? 2 : 3) : 1
    return { angle, unit, base, given, asked }
  },
  write({ angle, unit, base, given, asked }) {
    const length = (side: Side) => root(unit, base * RADICAND[angle][side])
    const shortest = length('short').text
    const place = angle === 45 ? { short: 0, long: 1, hypotenuse: 2 } : { long: 0, short: 1, hypotenuse: 2 }
    const labels = ['', '', '']
    labels[place[given]] = plain(length(given))
    labels[place[asked]] = 'x'
    const words: Record<Side, string> =
      angle === 45
        ? { short: 'one of the two equal sides', long: 'the other equal side', hypotenuse: 'the side across from the right angle' }
        : {
            short: 'the side across from the 30° angle',
            long: 'the side across from the 60° angle',
            hypotenuse: 'the side across from the right angle',
          }
    const corners = triangleCorners(angle, 90)
    const ratio =
      angle === 45
        ? 'the two legs are equal, and the longest side is $\\sqrt{2}$ times a leg'
        : 'the longest side is twice the shortest, and the middle side is $\\sqrt{3}$ times the shortest'
    const [givenRoot, askedRoot] = [RADICAND[angle][given], RADICAND[angle][asked]]
    return {
      stem: 'What is the value of $x$ in the right triangle shown?',
      figure: {
        type: 'polygon',
        alt: `A right triangle with angles of ${angle}° and ${90 - angle}°. The length of ${words[given]} is ${plain(length(given))}. The length of ${words[asked]} is labeled x.`,
        outlines: [
          {
            corners,
            sides: labels,
            angles: [
              { corner: 0, text: `${angle}°` },
              { corner: 2, text: `${90 - angle}°` },
            ],
            rightAngles: [1],
          },
        ],
      },
      answer: length(asked),
      distractors: mistakesFrom(unit ** 2 * base * givenRoot, unit ** 2 * base * askedRoot),
      steps: [
        `In a right triangle with a ${angle}° angle ${ratio}.`,
        given === 'short'
          ? `The known side is the shortest one, ${shortest}.`
          : `The known side ${length(given).text} is the shortest side times ${root(1, givenRoot).text}, so the shortest side is ${shortest}.`,
        asked === 'short' || RADICAND[angle][asked] === 1
          ? `That is the asked side: x = ${shortest}.`
          : `The asked side is ${root(1, askedRoot).text} times as long: x = ${length(asked).text}.`,
      ],
      hints: [
        'Which side is the shortest one: the known one, the asked one, or neither?',
        'Find the shortest side first; the others follow from it.',
      ],
    }
  },
  // Works with squared lengths only: the Pythagorean theorem in a halved square or a halved equilateral triangle.
  solve({ angle, unit, base, asked }) {
    const short = unit * unit * base
    const hypotenuse = angle === 45 ? short + short : 4 * short
    const squared = { short, hypotenuse, long: hypotenuse - short }[asked]
    return root(1, squared).value
  },
})

/** Wrong factors: the square of the asked side over that of the known one. */
const FACTORS: readonly [over: number, under: number, type: WrongAnswerType, says: string][] = [
  [1, 4, 'concept_misunderstanding', 'Halves the known side.'],
  [4, 1, 'concept_misunderstanding', 'Doubles the known side.'],
  [3, 4, 'concept_misunderstanding', 'Halves the known side and multiplies by √3.'],
  [1, 2, 'concept_misunderstanding', 'Divides the known side by √2.'],
  [3, 1, 'concept_misunderstanding', 'Multiplies the known side by √3.'],
  [2, 1, 'concept_misunderstanding', 'Multiplies the known side by √2.'],
  [1, 3, 'concept_misunderstanding', 'Divides the known side by √3.'],
  [12, 1, 'strategy_error', 'Multiplies the known side by 2 and by √3.'],
  [2, 3, 'strategy_error', 'Divides the known side by √3 and multiplies it by √2.'],
  [8, 1, 'strategy_error', 'Multiplies the known side by 2 and by √2.'],
  [1, 8, 'strategy_error', 'Divides the known side by 2 and by √2.'],
  [1, 9, 'careless_mistake', 'Drops the root sign and divides the known side by 3.'],
  [9, 1, 'careless_mistake', 'Drops the root sign and multiplies the known side by 3.'],
  [1, 16, 'careless_mistake', 'Halves the known side twice.'],
  [16, 1, 'careless_mistake', 'Doubles the known side twice.'],
]

/**
 * What mistakes give, from the squares of the known and the asked side. Like the asked side they are all longer than the known one, or
 * all shorter: which of the two is the longer one can be seen without any work.
 */
function mistakesFrom(known: number, asked: number): Distractor[] {
  const sign = Math.sign(asked - known)
  const [knownSide, askedSide, third] = [Math.sqrt(known), Math.sqrt(asked), Math.sqrt(Math.abs(asked - known))]
  const squares = FACTORS.map(([over, under, type, says]) => ({ squared: (known * over) / under, type, says }))
  const slips: typeof squares = [
    { squared: known + sign * third, type: 'careless_mistake', says: 'Forgets to square the third side.' },
    { squared: known + sign * 2 * third, type: 'concept_misunderstanding', says: 'Doubles the third side instead of squaring it.' },
    ...[2, 3].map((factor) => ({
      // (√known ± √factor)² is whole where the two have the same number under the root.
      squared: known + factor + sign * 2 * Math.sqrt(known * factor),
      type: 'concept_misunderstanding' as const,
      says: `${sign > 0 ? 'Adds' : 'Subtracts'} √${factor} where a ${sign > 0 ? 'multiplication' : 'division'} is called for.`,
    })),
    {
      squared: (knownSide + 2 * sign) ** 2,
      type: 'concept_misunderstanding',
      says: `${sign > 0 ? 'Adds 2 to' : 'Subtracts 2 from'} the known side.`,
    },
    ...[1, -1].map((by) => ({
      squared: (askedSide + by) ** 2,
      type: 'calculation_error' as const,
      says: `Slips in the last step and ends up one too ${by > 0 ? 'high' : 'low'}.`,
    })),
  ]
  return [...squares, ...slips]
    .filter(({ squared }) => Number.isInteger(squared) && squared > 0 && Math.sign(squared - known) === sign)
    .map(({ squared, type, says }) => wrong(root(1, squared), type, says))
}
