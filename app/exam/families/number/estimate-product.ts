/** The best estimate of a product, by rounding each factor. */
import { type Distractor, defineFamily } from '../../family'
import { tierOf } from '../../levels'
import { numberValue, whole, wholeText } from '../../values'

interface Parameters {
  a: number
  b: number
  scene: (typeof SCENES)[number]
}

const SCENES = [
  { many: 'boxes', each: 'paper clips', verb: 'holds', one: 'box', place: 'A supply room has' },
  { many: 'buses', each: 'passengers', verb: 'carries', one: 'bus', place: 'A city runs' },
  { many: 'shelves', each: 'books', verb: 'holds', one: 'shelf', place: 'A library has' },
  { many: 'crates', each: 'oranges', verb: 'holds', one: 'crate', place: 'A market receives' },
  { many: 'rolls', each: 'stamps', verb: 'holds', one: 'roll', place: 'A post office orders' },
]

const leading = (value: number) => 10 ** (String(value).length - 1)
const near = (value: number) => Math.round(value / leading(value)) * leading(value)

export const estimateProduct = defineFamily<Parameters>({
  id: 'estimate-product',
  version: 2,
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
    a: 'the first factor, two digits, just above or below a multiple of 10',
    b: 'the second factor, two to four digits, on the other side of a round number',
    scene: 'what is counted',
  },
  draw(random, { level, difficulty }) {
    const size = (difficulty === 'easy' ? 10 : 100) * (tierOf(level) === 'middle' && difficulty === 'hard' ? 10 : 1)
    const [tensA, leadB] = random.sample([2, 3, 4, 5, 6, 7, 8], 2) as [number, number]
    // One factor just below its round number and one just above: the errors nearly cancel.
    const sign = random.pick([1, -1])
    const a = tensA * 10 + sign * random.int(1, 2)
    const b = leadB * size - sign * Math.max(1, Math.floor((random.int(4, 14) * size) / 100))
    return { a, b, scene: random.pick(SCENES) }
  },
  write({ a, b, scene }) {
    const [nearA, nearB] = [near(a), near(b)]
    const key = nearA * nearB
    const [stepA, stepB] = [leading(nearA), leading(nearB)]
    const wrong: Distractor[] = [
      { ...whole(key * 10), type: 'calculation_error', says: 'Writes one zero too many after multiplying the leading digits.' },
      { ...whole((nearA + stepA) * (nearB + stepB)), type: 'strategy_error', says: 'Rounds both numbers up to the next round number.' },
      { ...whole(key / 10), type: 'calculation_error', says: 'Writes one zero too few after multiplying the leading digits.' },
      {
        ...whole((nearA - stepA) * (nearB - stepB)),
        type: 'strategy_error',
        says: 'Rounds both numbers down, past the nearest round number.',
      },
      { ...whole(nearA + nearB), type: 'concept_misunderstanding', says: 'Adds the two numbers instead of multiplying them.' },
      {
        ...whole((nearA / stepA + nearB / stepB) * stepA * stepB),
        type: 'calculation_error',
        says: 'Adds the leading digits instead of multiplying them.',
      },
      { ...whole(key * 100), type: 'careless_mistake', says: 'Counts the zeros of the larger number twice.' },
      { ...whole((nearA + nearB) * 2), type: 'strategy_error', says: 'Adds each of the two numbers twice.' },
    ]
    return {
      stem: `${scene.place} ${wholeText(a)} ${scene.many}. Each ${scene.one} ${scene.verb} ${wholeText(b)} ${scene.each}. Which is closest to the number of ${scene.each} in all?`,
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
