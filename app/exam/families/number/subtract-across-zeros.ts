/** Subtraction of whole numbers with zeros on top. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText } from '~/exam/values/values'

interface Parameters {
  from: number
  taken: number
  scene: string
}

const SCENES = [
  'There are FROM tickets for a concert, and TAKEN of them have been sold. How many tickets are left?',
  'A food bank has collected FROM cans and has packed TAKEN of them. How many cans still have to be packed?',
  'A library owns FROM books, and TAKEN of them are paperbacks. How many of the books are not paperbacks?',
  'What is the value of FROM − TAKEN?',
  'A factory has an order for FROM toys and has already made TAKEN of them. How many toys does it still have to make?',
]

export const subtractAcrossZeros = defineFamily<Parameters>({
  id: 'subtract-across-zeros',
  version: 4,
  title: 'Subtracting from a number with zeros',
  asks: 'Subtracts a number of three to five digits from one of the same length with zeros in the middle or at the end.',
  strand: 'number',
  skill: 'Subtracting whole numbers',
  kind: 'computation',
  levels: { 'isee-lower': ['mathematics_achievement'], 'ssat-elementary': ['quantitative'] },
  parameters: {
    from: 'the larger number, with one to three zeros',
    taken: 'the smaller number, with as many digits',
    scene: 'the question, with FROM and TAKEN for the numbers',
  },
  draw(random, { difficulty }) {
    const from = {
      easy: random.int(4, 9) * 100 + random.int(1, 4),
      medium: random.int(3, 9) * 1000 + random.int(1, 6),
      hard: random.pick([30_000, 40_000, 50_000, 5000, 8000, 7000]) + random.pick([0, 0, 3, 40]),
    }[difficulty]
    // As many digits as `from`: then the smaller digits taken from the larger ones never give more than `from`.
    const first = Number(String(from)[0])
    // Half of the first digit would make that difference look like `taken` itself.
    const lead = random.pick([1, 2, 3, 4, 5, 6, 7].filter((digit) => digit <= first - 2 && digit * 2 !== first))
    const middle = Array.from({ length: String(from).length - 2 }, () => random.int(2, 8))
    const taken = Number([lead, ...middle, random.int(5, 9)].join(''))
    return { from, taken, scene: random.pick(SCENES) }
  },
  write({ from, taken, scene }) {
    const key = from - taken
    return {
      stem: scene.replace('FROM', wholeText(from)).replace('TAKEN', wholeText(taken)),
      answer: whole(key),
      distractors: [
        {
          ...whole(columnByColumn(from, taken)),
          type: 'concept_misunderstanding',
          says: 'Takes the smaller digit from the larger in each column, whichever is on top.',
        },
        { ...whole(key - 10), type: 'calculation_error', says: 'Takes one ten too many away.' },
        { ...whole(key + 100), type: 'calculation_error', says: 'Forgets that one hundred was taken away for regrouping.' },
        { ...whole(key - 100), type: 'calculation_error', says: 'Takes one hundred too many away.' },
        { ...whole(key + 10), type: 'calculation_error', says: 'Forgets that one ten was taken away for regrouping.' },
        { ...whole(key + 110), type: 'calculation_error', says: 'Turns the zeros into tens and forgets to lower them to nines.' },
        { ...whole(key - 1), type: 'careless_mistake', says: 'Slips by one in the ones place.' },
        { ...whole(key - 110), type: 'calculation_error', says: 'Takes one hundred and one ten too many away.' },
      ],
      steps: [
        `Count up instead of regrouping over the zeros: from ${wholeText(taken)} to the next hundred, ${wholeText(Math.ceil(taken / 100) * 100)}, is ${Math.ceil(taken / 100) * 100 - taken}.`,
        `From ${wholeText(Math.ceil(taken / 100) * 100)} to ${wholeText(from)} is ${wholeText(from - Math.ceil(taken / 100) * 100)}.`,
        `Together that is ${wholeText(key)}. Check: ${wholeText(key)} + ${wholeText(taken)} = ${wholeText(from)}.`,
      ],
      hints: [
        'The zeros make regrouping awkward: could you count up instead?',
        `How far is it from ${wholeText(taken)} to the next whole hundred?`,
      ],
    }
  },
  // Column by column with a borrow, as on paper.
  solve({ from, taken }) {
    let [key, borrow, unit] = [0, 0, 1]
    for (let [top, bottom] = [from, taken]; top > 0; [top, bottom] = [Math.floor(top / 10), Math.floor(bottom / 10)]) {
      const digit = (top % 10) - (bottom % 10) - borrow
      borrow = digit < 0 ? 1 : 0
      key += (digit + 10 * borrow) * unit
      unit *= 10
    }
    return numberValue(key)
  },
})

function columnByColumn(from: number, taken: number): number {
  const [top, bottom] = [String(from), String(taken).padStart(String(from).length, '0')]
  return Number([...top].map((digit, index) => Math.abs(Number(digit) - Number(bottom[index]))).join(''))
}
