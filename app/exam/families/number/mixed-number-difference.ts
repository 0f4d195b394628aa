/** The difference of two mixed numbers in a setting of length, time or quantity. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { add, type Fraction, fraction, lcm, subtract } from '~/exam/values/fraction'
import { mixed, mixedText, numberValue } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  who: Person
  from: Fraction
  taken: Fraction
  scene: (typeof SCENES)[number]
}

const SCENES = [
  {
    text: 'WHO has a board that is FROM feet long and cuts off a piece that is TAKEN feet long. How many feet long is the piece that is left?',
  },
  { text: 'WHO had FROM cups of flour and used TAKEN cups for a cake. How many cups of flour are left?' },
  { text: 'A trail is FROM miles long. WHO has walked TAKEN miles of it. How many miles are left?' },
  { text: 'A jug held FROM quarts of juice. WHO poured out TAKEN quarts. How many quarts are still in the jug?' },
]
const DENOMINATORS = { lower: [2, 3, 4, 6, 8], middle: [3, 4, 5, 6, 8, 10, 12], upper: [3, 4, 5, 6, 8, 10, 12] }

export const mixedNumberDifference = defineFamily<Parameters>({
  id: 'mixed-number-difference',
  version: 3,
  title: 'Subtracting mixed numbers',
  asks: 'Subtracts one mixed number from another; most draws need regrouping.',
  strand: 'number',
  skill: 'Mixed numbers',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    who: 'the person of the story',
    from: 'the larger mixed number',
    taken: 'the smaller mixed number, at least 1 less; easy draws share one denominator',
    scene: 'the setting',
  },
  draw(random, { level, difficulty }) {
    const choices = DENOMINATORS[tierOf(level)]
    const first = random.pick(choices)
    const second =
      difficulty === 'easy'
        ? first
        : random.pick(
            choices.filter(
              (other) =>
                other !== first && (difficulty === 'hard' || other % first === 0 || first % other === 0 || lcm(other, first) <= 12),
            ),
          )
    const [a, b] = [fraction(random.int(1, first - 1), first), fraction(random.int(1, second - 1), second)]
    const less = random.int(1, 4)
    return {
      who: pickPerson(random),
      from: add(fraction(less + random.int(2, 5)), a),
      taken: add(fraction(less), b),
      scene: random.pick(SCENES),
    }
  },
  write({ who, from, taken, scene }) {
    const key = subtract(from, taken)
    const [wholeA, wholeB] = [Math.floor(from.n / from.d), Math.floor(taken.n / taken.d)]
    const [a, b] = [subtract(from, fraction(wholeA)), subtract(taken, fraction(wholeB))]
    const common = lcm(a.d, b.d)
    const [topA, topB] = [(a.n * common) / a.d, (b.n * common) / b.d]
    const wholes = fraction(wholeA - wholeB)
    const isRegrouped = topA < topB
    const over = (n: number, d = common) => (d === 0 ? fraction(0) : fraction(n, d))
    return {
      stem: scene.text.replace('WHO', who.name).replace('FROM', mixedText(from)).replace('TAKEN', mixedText(taken)),
      answer: mixed(key),
      distractors: aboveZero([
        {
          ...mixed(add(wholes, over(Math.abs(topA - topB)))),
          type: 'concept_misunderstanding',
          says: 'Takes the smaller fraction from the larger, whichever comes first.',
        },
        {
          ...mixed(add(key, fraction(1))),
          type: 'calculation_error',
          says: 'Regroups one whole but forgets to take it from the whole numbers.',
        },
        { ...mixed(subtract(key, fraction(1))), type: 'calculation_error', says: 'Takes one whole too many away.' },
        {
          ...mixed(add(wholes, over(Math.abs(a.n - b.n), Math.abs(a.d - b.d)))),
          type: 'concept_misunderstanding',
          says: 'Subtracts numerators and denominators separately.',
        },
        { ...mixed(add(from, taken)), type: 'misread_question', says: 'Adds the two numbers instead of subtracting.' },
        { ...mixed(add(key, over(1))), type: 'calculation_error', says: 'Slips by one when subtracting the numerators.' },
        { ...mixed(subtract(key, over(1))), type: 'calculation_error', says: 'Slips by one when changing to the common denominator.' },
        {
          ...mixed(add(wholes, over(topA + (isRegrouped ? 10 : 0) - topB))),
          type: 'concept_misunderstanding',
          says: 'Regroups one whole as ten pieces.',
        },
        { ...mixed(wholes), type: 'careless_mistake', says: 'Subtracts the whole numbers and forgets the fractions.' },
        { ...mixed(subtract(key, b)), type: 'careless_mistake', says: 'Takes the second fraction away twice.' },
        { ...mixed(subtract(key, over(2))), type: 'calculation_error', says: 'Slips by two when subtracting the numerators.' },
      ]),
      steps: [
        a.d === b.d
          ? `The fractions already share the denominator ${common}.`
          : `Write both fractions with the denominator ${common}: $${wholeA}\\frac{${topA}}{${common}}$ and $${wholeB}\\frac{${topB}}{${common}}$.`,
        isRegrouped
          ? `$\\frac{${topA}}{${common}}$ is too small to take $\\frac{${topB}}{${common}}$ from, so break up one whole: $${wholeA - 1}\\frac{${topA + common}}{${common}}$.`
          : `$\\frac{${topB}}{${common}}$ can be taken from $\\frac{${topA}}{${common}}$ as it is.`,
        `Subtract the whole numbers and the fractions: what is left is ${mixedText(key)}.`,
      ],
      hints: [
        'Give both fractions the same denominator first.',
        isRegrouped ? 'One whole can be broken into pieces of that size.' : 'Subtract wholes from wholes and pieces from pieces.',
      ],
    }
  },
  // Counts everything in pieces of one size.
  solve({ from, taken }) {
    const pieces = from.d * taken.d
    return numberValue(fraction((from.n * pieces) / from.d - (taken.n * pieces) / taken.d, pieces))
  },
})
