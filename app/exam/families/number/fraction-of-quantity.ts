/** A fraction of a number of things, or what remains after it. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction } from '~/exam/values/fraction'
import { fractionText, numberValue, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  part: Fraction
  total: number
  scene: (typeof SCENES)[number]
}

const SCENES = [
  { text: 'There are TOTAL students in the band, and PART of them play the flute. How many play the flute?', isRest: false },
  { text: 'A garden has TOTAL tulips. PART of them are red. How many of the tulips are red?', isRest: false },
  { text: 'A parking lot has TOTAL spaces, and PART of them are taken. How many spaces are free?', isRest: true },
  { text: 'A book has TOTAL pages. Leila has read PART of it. How many pages does she still have to read?', isRest: true },
  { text: 'A shop had TOTAL balloons and sold PART of them. How many balloons did the shop sell?', isRest: false },
  { text: 'A jar holds TOTAL marbles. PART of them are green and the rest are blue. How many marbles are blue?', isRest: true },
] as const

export const fractionOfQuantity = defineFamily<Parameters>({
  id: 'fraction-of-quantity',
  version: 3,
  title: 'A fraction of a quantity',
  asks: 'Finds a fraction of a whole number of things, or the number that remains.',
  strand: 'number',
  skill: 'Fraction of a number',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    part: 'the fraction, below 1; a unit fraction on easy draws of the lower levels',
    total: 'the number of things, a multiple of the denominator',
    scene: 'the setting, and whether the part or the rest is asked for',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const d = random.pick({ easy: [3, 4, 5], medium: [3, 4, 5, 6, 8], hard: [5, 6, 7, 8, 9] }[difficulty])
    const numerators = Array.from({ length: d - 1 }, (_, index) => index + 1).filter(
      (n) => fraction(n, d).d === d && (difficulty === 'easy' && isLower ? n === 1 : n > 1),
    )
    const total = d * random.int(isLower ? 3 : 7, { easy: 9, medium: 12, hard: 16 }[difficulty])
    const scene = random.pick(difficulty === 'easy' ? SCENES.filter(({ isRest }) => !isRest) : SCENES)
    return { part: fraction(random.pick(numerators), d), total, scene }
  },
  write({ part, total, scene }) {
    const one = total / part.d
    const [taken, rest] = [one * part.n, total - one * part.n]
    const key = scene.isRest ? rest : taken
    return {
      stem: scene.text.replace('TOTAL', String(total)).replace('PART', fractionText(part)),
      answer: whole(key),
      distractors: aboveZero([
        {
          ...whole(scene.isRest ? taken : rest),
          type: 'misread_question',
          says: scene.isRest ? 'Gives the part named by the fraction, not what remains.' : 'Gives what remains, not the part asked for.',
        },
        { ...whole(one), type: 'strategy_error', says: `Divides by ${part.d} and forgets to multiply by the numerator.` },
        {
          ...whole(Math.floor(total / part.n)),
          type: 'concept_misunderstanding',
          says: 'Divides by the numerator instead of the denominator.',
        },
        { ...whole(key + one), type: 'calculation_error', says: 'Counts one part too many.' },
        { ...whole(key - one), type: 'calculation_error', says: 'Counts one part too few.' },
        { ...whole(total - part.d), type: 'concept_misunderstanding', says: 'Takes the denominator away from the total.' },
        { ...whole(key + part.n), type: 'calculation_error', says: 'Slips when dividing, so that each part is one too large.' },
        { ...whole(key - part.n), type: 'calculation_error', says: 'Slips when dividing, so that each part is one too small.' },
        { ...whole(key + 2), type: 'careless_mistake', says: 'Slips by two in the last step.' },
        {
          ...whole(Math.floor(total / (part.n + part.d))),
          type: 'concept_misunderstanding',
          says: 'Divides by the sum of the numerator and the denominator.',
        },
        { ...whole(part.d), type: 'misread_question', says: 'Takes the denominator for the answer.' },
        { ...whole(Math.floor(key / 2)), type: 'calculation_error', says: 'Halves the result once too often.' },
      ]).filter(({ value }) => Number(value) < total),
      steps: [
        `The denominator ${part.d} says that the ${total} are split into ${part.d} equal parts: ${total} ÷ ${part.d} = ${one} in each part.`,
        part.n === 1
          ? `The numerator 1 says that one of these parts is meant: ${taken}.`
          : `The numerator ${part.n} says that ${part.n} of these parts are meant: ${part.n} × ${one} = ${taken}.`,
        ...(scene.isRest ? [`The question asks for the rest: ${total} − ${taken} = ${rest}.`] : []),
      ],
      hints: [
        `How many are in one of ${part.d} equal parts?`,
        scene.isRest ? 'The question asks for what is not in the named part.' : `How many of these parts does ${fractionText(part)} mean?`,
      ],
    }
  },
  // Deals the things out one by one in rounds of d, the first n of each round to the named part.
  solve({ part, total, scene }) {
    const named = Array.from({ length: total }, (_, index) => index % part.d < part.n).filter(Boolean).length
    return numberValue(scene.isRest ? total - named : named)
  },
})
