/** Sides of 45-45-90 and 30-60-90 triangles. */
import { defineFamily } from '../../family'
import { root, whole, wrong } from '../../values'
import { positive, serves } from './measures'
import { triangleCorners } from './outlines'

const SIDES = ['short', 'long', 'hypotenuse'] as const
type Side = (typeof SIDES)[number]

interface Parameters {
  /** The smallest angle: 45 or 30. */
  angle: 30 | 45
  /** The shortest side. */
  unit: number
  given: Side
  asked: Side
}

/** The radicand of a side as a multiple of the shortest: side = unit·√radicand. */
const RADICAND: Record<30 | 45, Record<Side, number>> = {
  30: { short: 1, long: 3, hypotenuse: 4 },
  45: { short: 1, long: 1, hypotenuse: 2 },
}

const plain = ({ text }: { text: string }) => text.replace(/\$|\\sqrt|[{}]/g, (part) => (part === '\\sqrt' ? '√' : ''))

export const specialRightTriangle = defineFamily<Parameters>({
  id: 'special-right-triangle',
  version: 2,
  title: 'Sides of special right triangles',
  asks: 'Finds a side of a right triangle with angles of 45° or of 30° and 60° from another side.',
  strand: 'geometry',
  skill: 'Special right triangles',
  kind: 'computation',
  levels: serves({ upper: 'achievement' }),
  parameters: {
    angle: 'the smallest angle, 45 or 30 degrees',
    unit: 'the shortest side, 2 to 15',
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
    return { angle, unit, given, asked }
  },
  write({ angle, unit, given, asked }) {
    const length = (side: Side) => root(unit, RADICAND[angle][side])
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
      distractors: positive([
        wrong(
          root(unit, angle === 45 ? 3 * askedRoot : askedRoot === 3 ? 2 : 3 * (askedRoot === 4 ? 1 : askedRoot)),
          'concept_misunderstanding',
          'Mixes up the side lengths of the two special right triangles.',
        ),
        wrong(
          root(unit * (askedRoot > givenRoot ? 2 : 1), askedRoot > givenRoot ? askedRoot : askedRoot * givenRoot),
          'concept_misunderstanding',
          'Multiplies where a division is called for, or doubles once too often.',
        ),
        wrong(whole(2 * unit), 'concept_misunderstanding', 'Doubles the shortest side without asking which side is wanted.'),
        wrong(root(unit, 2), 'concept_misunderstanding', 'Uses the factor √2 in the wrong place.'),
        wrong(root(unit, 3), 'concept_misunderstanding', 'Uses the factor √3 in the wrong place.'),
        wrong(whole(unit), 'misread_question', 'Gives the shortest side instead of the asked one.'),
        wrong(root(2 * unit, 3), 'strategy_error', 'Takes the given side for the shortest one and multiplies by both factors.'),
        wrong(root(2 * unit, 2), 'strategy_error', 'Doubles and multiplies by √2 as well.'),
        wrong(whole(3 * unit), 'careless_mistake', 'Drops the root sign.'),
      ]),
      steps: [
        `In a right triangle with a ${angle}° angle ${ratio}.`,
        given === 'short'
          ? `The known side is the shortest one, ${unit}.`
          : `The known side ${length(given).text} is the shortest side times ${root(1, givenRoot).text}, so the shortest side is ${unit}.`,
        asked === 'short' || RADICAND[angle][asked] === 1
          ? `That is the asked side: x = ${unit}.`
          : `The asked side is ${root(1, askedRoot).text} times as long: x = ${length(asked).text}.`,
      ],
      hints: [
        'Which side is the shortest one: the known one, the asked one, or neither?',
        'Find the shortest side first; the others follow from it.',
      ],
    }
  },
  // Works with squared lengths only: the Pythagorean theorem in a halved square or a halved equilateral triangle.
  solve({ angle, unit, asked }) {
    const short = unit * unit
    const hypotenuse = angle === 45 ? short + short : (2 * unit) ** 2
    const squared = { short, hypotenuse, long: hypotenuse - short }[asked]
    return root(1, squared).value
  },
})
