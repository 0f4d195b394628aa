/** A far term of a sequence with equal steps. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText } from '~/exam/values/values'

interface Parameters {
  first: number
  step: number
  place: number
}

const ordinal = (place: number) => `${place}${place % 100 > 10 && place % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`

export const arithmeticSequenceTerm = defineFamily<Parameters>({
  id: 'arithmetic-sequence-term',
  version: 3,
  title: 'A far term of an arithmetic sequence',
  asks: 'Finds the term at a far place of a sequence whose steps are all equal.',
  strand: 'number',
  skill: 'Arithmetic sequences',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    first: 'the first term',
    step: 'what is added each time; negative in some hard draws from the middle levels on',
    place: 'the place of the term asked for',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const sign = difficulty === 'hard' && !isLower && random.chance(1, 2) ? -1 : 1
    const place = isLower
      ? { easy: random.int(8, 10), medium: random.int(10, 15), hard: random.int(15, 25) }[difficulty]
      : { easy: random.int(11, 20), medium: random.int(20, 30), hard: random.int(25, 51) }[difficulty]
    return { first: random.int(2, 19) + (sign < 0 ? 60 : 0), step: sign * random.int(3, isLower ? 6 : 9), place }
  },
  write({ first, step, place }) {
    const key = first + (place - 1) * step
    const shown = [0, 1, 2, 3].map((index) => wholeText(first + index * step))
    const times = (count: number) => (step > 0 ? `${count} × ${step}` : `${count} × (−${-step})`)
    const wrong: Distractor[] = [
      { ...whole(key + step), type: 'concept_misunderstanding', says: `Makes ${place} steps although the first term needs none.` },
      { ...whole(place * step), type: 'strategy_error', says: 'Multiplies the step by the place and ignores the first term.' },
      { ...whole(key - step), type: 'careless_mistake', says: 'Makes one step too few.' },
      {
        ...whole(first + place * Math.abs(step) * (step > 0 ? 10 : 1)),
        type: 'calculation_error',
        says: step > 0 ? 'Writes a zero too many when multiplying.' : 'Adds although the terms get smaller.',
      },
      { ...whole(first + 3 * step + place * step), type: 'strategy_error', says: 'Counts the steps from the last term shown.' },
      { ...whole(key + 10), type: 'calculation_error', says: 'Slips by ten when multiplying.' },
      { ...whole(first * place), type: 'concept_misunderstanding', says: 'Multiplies the first term by the place.' },
      { ...whole((place - 1) * step), type: 'careless_mistake', says: 'Counts the steps and forgets to add the first term.' },
      { ...whole(key - 10), type: 'calculation_error', says: 'Loses a ten when multiplying.' },
      { ...whole(key - 2 * step), type: 'careless_mistake', says: 'Makes two steps too few.' },
    ]
    return {
      stem: `The sequence ${shown.join(', ')}, … continues in the same way. What is the ${ordinal(place)} term of the sequence?`,
      answer: whole(key),
      distractors: wrong.sort((a, b) => Number(a.says.startsWith('Writes')) - Number(b.says.startsWith('Writes'))),
      steps: [
        `Each term is ${Math.abs(step)} ${step > 0 ? 'more' : 'less'} than the one before.`,
        `From the first term to the ${ordinal(place)} there are ${place} − 1 = ${place - 1} steps.`,
        `So the ${ordinal(place)} term is ${first} + ${times(place - 1)} = ${wholeText(key)}.`,
      ],
      hints: [
        'By how much does each term differ from the one before?',
        `How many steps lead from the first term to the ${ordinal(place)}?`,
      ],
    }
  },
  // Walks along the sequence.
  solve({ first, step, place }) {
    let term = first
    for (let at = 1; at < place; at++) term += step
    return numberValue(term)
  },
})
