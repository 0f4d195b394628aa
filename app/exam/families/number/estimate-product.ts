/** The best estimate of a product, by rounding each factor. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText } from '~/exam/values/values'

interface Parameters {
  a: number
  b: number
  scene: Scene
}

interface Scene {
  place: string
  many: string
  one: string
  verb: string
  each: string
}

/** By what one of the many may hold: some ten, some hundred or some thousand. */
const SCENES: Record<10 | 100 | 1000, Scene[]> = {
  10: [
    { place: 'A theater has', many: 'rows of seats', one: 'row', verb: 'has', each: 'seats' },
    { place: 'A school district owns', many: 'buses', one: 'bus', verb: 'has', each: 'seats' },
    { place: 'A library has', many: 'shelves', one: 'shelf', verb: 'holds', each: 'books' },
    { place: 'A market receives', many: 'crates', one: 'crate', verb: 'holds', each: 'oranges' },
    { place: 'A school orders', many: 'boxes of crayons', one: 'box', verb: 'holds', each: 'crayons' },
  ],
  100: [
    { place: 'A supply room has', many: 'boxes of paper clips', one: 'box', verb: 'holds', each: 'paper clips' },
    { place: 'A post office orders', many: 'rolls of stamps', one: 'roll', verb: 'has', each: 'stamps' },
    { place: 'A warehouse has', many: 'pallets of bricks', one: 'pallet', verb: 'holds', each: 'bricks' },
    { place: 'A library has', many: 'bookcases', one: 'bookcase', verb: 'holds', each: 'books' },
    { place: 'A company owns', many: 'movie theaters', one: 'theater', verb: 'has', each: 'seats' },
  ],
  1000: [
    { place: 'A print shop orders', many: 'boxes of paper', one: 'box', verb: 'holds', each: 'sheets' },
    { place: 'A county has', many: 'libraries', one: 'library', verb: 'owns', each: 'books' },
    { place: 'A farmer plants', many: 'fields with corn', one: 'field', verb: 'has', each: 'corn plants' },
    { place: 'A candy factory fills', many: 'barrels with jelly beans', one: 'barrel', verb: 'holds', each: 'jelly beans' },
    { place: 'A baseball league has', many: 'stadiums', one: 'stadium', verb: 'has', each: 'seats' },
  ],
}

const leading = (value: number) => 10 ** (String(value).length - 1)
const near = (value: number) => Math.round(value / leading(value)) * leading(value)

export const estimateProduct = defineFamily<Parameters>({
  id: 'estimate-product',
  version: 4,
  title: 'Estimating a product',
  asks: 'Chooses the number closest to the product of two numbers that lie near round ones.',
  strand: 'number',
  skill: 'Estimation',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    a: 'the first factor, two digits, just above or below a multiple of 10; up to 4 away in hard draws of the lower levels',
    b: 'the second factor, two to four digits, on the other side of a round number',
    scene: 'what is counted; it holds as many as the second factor says',
  },
  draw(random, { level, difficulty }) {
    const isYoung = tierOf(level) === 'lower'
    const size = difficulty === 'easy' ? 10 : difficulty === 'hard' && !isYoung ? 1000 : 100
    const [tensA, leadB] = random.sample([2, 3, 4, 5, 6, 7, 8], 2) as [number, number]
    // One factor just below its round number and one just above: the errors nearly cancel.
    const sign = random.pick([1, -1])
    const a = tensA * 10 + sign * (difficulty === 'hard' && isYoung ? random.int(3, 4) : random.int(1, 2))
    const b = leadB * size - sign * Math.max(1, Math.floor((random.int(4, 14) * size) / 100))
    return { a, b, scene: random.pick(SCENES[size]) }
  },
  write({ a, b, scene }) {
    const [nearA, nearB] = [near(a), near(b)]
    const key = nearA * nearB
    const [stepA, stepB] = [leading(nearA), leading(nearB)]
    const wrong: Distractor[] = [
      { ...whole(key * 10), type: 'calculation_error', says: 'Writes one zero too many after multiplying the leading digits.' },
      {
        ...whole((nearA + stepA) * (nearB + stepB)),
        type: 'strategy_error',
        says: 'Rounds both numbers up, past the nearest round number.',
      },
      { ...whole(key / 10), type: 'calculation_error', says: 'Writes one zero too few after multiplying the leading digits.' },
      {
        ...whole((nearA - stepA) * (nearB - stepB)),
        type: 'strategy_error',
        says: 'Rounds both numbers down, past the nearest round number.',
      },
      {
        ...whole((nearA / stepA + nearB / stepB) * stepA * stepB),
        type: 'calculation_error',
        says: 'Adds the leading digits instead of multiplying them.',
      },
      { ...whole((nearA + stepA) * nearB), type: 'strategy_error', says: 'Rounds the first number ten too high.' },
      { ...whole((nearA - stepA) * nearB), type: 'strategy_error', says: 'Rounds the first number ten too low.' },
      { ...whole(nearA * (nearB + stepB)), type: 'strategy_error', says: 'Rounds the second number too high.' },
      { ...whole(nearA * (nearB - stepB)), type: 'strategy_error', says: 'Rounds the second number too low.' },
      { ...whole(nearA + nearB), type: 'concept_misunderstanding', says: 'Adds the two numbers instead of multiplying them.' },
    ]
    return {
      stem: `${scene.place} ${wholeText(a)} ${scene.many}. Each ${scene.one} ${scene.verb} ${wholeText(b)} ${scene.each}. Which is closest to the total number of ${scene.each}?`,
      answer: whole(key),
      // Only what is clearly farther from the exact product than the key may stand beside it.
      distractors: wrong.filter((mistake) => Math.abs(Number(mistake.value) - a * b) > 2.5 * Math.abs(key - a * b)),
      steps: [
        'An estimate needs no exact product: round each number to one that is easy to multiply.',
        `${wholeText(a)} is close to ${wholeText(nearA)}, and ${wholeText(b)} is close to ${wholeText(nearB)}.`,
        `${wholeText(nearA)} × ${wholeText(nearB)} = ${wholeText(key)}.`,
      ],
      hints: [
        'You need not find the exact number.',
        'Which multiple of ten is near the first number, and which round number is near the second?',
      ],
    }
  },
  // The product of the two nearest numbers that have a single digit in front of their zeros.
  solve({ a, b }) {
    const roundNumbers = [1, 10, 100, 1000, 10_000].flatMap((unit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((lead) => lead * unit))
    const nearest = (value: number) => roundNumbers.reduce((best, next) => (Math.abs(next - value) < Math.abs(best - value) ? next : best))
    return numberValue(nearest(a) * nearest(b))
  },
})
