/** A fraction is used, then a fraction of what remains. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { fraction, multiply, subtract } from '~/exam/values/fraction'
import { fractionText, moneyText, numberValue, whole, wholeText } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  who: Person
  first: [number, number]
  second: [number, number]
  total: number
  scene: (typeof SCENES)[number]
}

const SCENES = [
  {
    text: 'WHO has a $TOTAL gift card. THEY spends FIRST of it on a coat and SECOND of what is left on a book. How many dollars are left on the card?',
    unit: 'dollars',
  },
  {
    text: 'WHO has TOTAL stamps. THEY gives FIRST of them to a cousin and SECOND of the remaining stamps to a friend. How many stamps does WHO have then?',
    unit: 'stamps',
  },
  {
    text: 'A path is TOTAL meters long. WHO runs FIRST of it, then walks SECOND of the remaining distance and rests. How many meters of the path are still ahead?',
    unit: 'meters',
  },
  {
    text: 'A farm stand has TOTAL pumpkins. FIRST of them are sold on Saturday, and SECOND of the remaining pumpkins are sold on Sunday. How many pumpkins are not sold?',
    unit: 'pumpkins',
  },
] as const

export const fractionOfTheRest = defineFamily<Parameters>({
  id: 'fraction-of-the-rest',
  version: 3,
  title: 'A fraction of what is left',
  asks: 'Takes one fraction of a number away, then another fraction of the remainder, and asks what is left.',
  strand: 'number',
  skill: 'Fraction of a number',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    who: 'the person of the story',
    first: 'numerator and denominator of the fraction taken first',
    second: 'numerator and denominator of the fraction of the remainder',
    total: 'the number at the start; every amount on the way is whole',
    scene: 'the setting',
  },
  draw(random, { difficulty }) {
    const pool = {
      easy: [
        [1, 2],
        [1, 3],
        [1, 4],
      ],
      medium: [
        [1, 3],
        [1, 4],
        [2, 3],
        [1, 5],
        [2, 5],
      ],
      hard: [
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 5],
        [3, 8],
        [5, 6],
      ],
    }[difficulty] as [number, number][]
    const [first, second] = random.sample(pool, 2) as [[number, number], [number, number]]
    const total = first[1] * second[1] * random.int(2, 9) * (difficulty === 'easy' ? 2 : 1)
    return { who: pickPerson(random), first, second, total, scene: random.pick(SCENES) }
  },
  write({ who, first, second, total, scene }) {
    const [partA, partB] = [fraction(...first), fraction(...second)]
    const takenA = (total * partA.n) / partA.d
    const rest = total - takenA
    const takenB = (rest * partB.n) / partB.d
    const key = rest - takenB
    const atOnce = subtract(subtract(fraction(total), multiply(fraction(total), partA)), multiply(fraction(total), partB))
    const show = (amount: number) => (scene.unit === 'dollars' ? moneyText(amount * 100) : wholeText(amount))
    const choice = (amount: number) =>
      scene.unit === 'dollars' ? { text: moneyText(amount * 100), value: numberValue(amount) } : whole(amount)
    const wrong: Distractor[] = [
      ...(atOnce.d === 1
        ? [{ ...choice(atOnce.n), type: 'misread_question' as const, says: 'Takes both fractions of the amount at the start.' }]
        : []),
      { ...choice(takenB), type: 'misread_question', says: 'Gives the second part that is taken, not what is left.' },
      { ...choice(rest), type: 'misread_question', says: 'Stops after the first step.' },
      { ...choice(takenA + takenB), type: 'misread_question', says: 'Gives what is taken in all.' },
      {
        ...choice((takenA * (partB.d - partB.n)) / partB.d),
        type: 'strategy_error',
        says: 'Takes the second fraction of the part that is gone.',
      },
      { ...choice(key + total / (partA.d * partB.d)), type: 'calculation_error', says: 'Slips by one part in the second step.' },
      { ...choice(takenA), type: 'misread_question', says: 'Gives the part that is taken first.' },
      { ...choice(key - total / (partA.d * partB.d)), type: 'calculation_error', says: 'Takes one part too many in the second step.' },
      { ...choice(total - takenB), type: 'strategy_error', says: 'Forgets what is taken first.' },
      {
        ...choice(total / (partA.d * partB.d)),
        type: 'concept_misunderstanding',
        says: 'Divides by both denominators and forgets the numerators.',
      },
    ]
    return {
      stem: scene.text
        .replaceAll('WHO', who.name)
        .replaceAll('THEY', who.they === 'she' ? 'She' : 'He')
        .replace('$TOTAL', moneyText(total * 100))
        .replace('TOTAL', wholeText(total))
        .replace('FIRST', fractionText(partA))
        .replace('SECOND', fractionText(partB)),
      answer: choice(key),
      distractors: aboveZero(wrong).filter(({ value }) => !value.includes('/')),
      steps: [
        `After the first step ${fractionText(subtract(fraction(1), partA))} of the start is left: ${show(total)} − ${show(takenA)} = ${show(rest)}.`,
        `The second fraction is taken of these ${show(rest)}, not of the start: ${fractionText(partB)} of ${show(rest)} is ${show(takenB)}.`,
        `What is left is ${show(rest)} − ${show(takenB)} = ${show(key)}.`,
      ],
      hints: ['How much is there after the first step?', 'The second fraction belongs to what is left, not to the whole.'],
    }
  },
  // Multiplies by what stays each time.
  solve: ({ first, second, total }) => numberValue(fraction(total * (first[1] - first[0]) * (second[1] - second[0]), first[1] * second[1])),
})
