/** Distance and midpoint between two points of a number line that crosses zero. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, whole, wholeText, wrongWhole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  from: number
  step: number
  p: number
  q: number
  ask: 'distance' | 'midpoint'
}

const TICKS = 12

export const numberLineDistance = defineFamily<Parameters>({
  id: 'number-line-distance',
  version: 4,
  title: 'Distance on a number line',
  asks: 'Reads two points off a number line with negative numbers and gives their distance or the point halfway between.',
  strand: 'number',
  skill: 'Number line',
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
    from: 'the left end of the line; 0 or more at the lower levels',
    step: 'the distance from mark to mark',
    p: 'the mark of point P, counted from the left',
    q: 'the mark of point Q, right of P, an even number of marks away when the midpoint is asked for',
    ask: 'whether the distance or the midpoint is asked for',
  },
  draw(random, { level, difficulty }) {
    const step = random.pick({ easy: [1, 2], medium: [2, 5], hard: [3, 4, 15] }[difficulty])
    const isLower = level === 'isee-lower' || level === 'ssat-elementary'
    const from = isLower ? step * random.int(0, 6) : -step * random.int(4, 8)
    const ask = difficulty === 'easy' ? 'distance' : random.pick(['distance', 'midpoint'] as const)
    const p = random.int(1, 4)
    const apart = ask === 'midpoint' ? 2 * random.int(2, 3) : random.int(4, 7)
    return { from, step, p, q: p + apart, ask }
  },
  write({ from, step, p, q, ask }) {
    const [atP, atQ] = [from + p * step, from + q * step]
    const end = from + TICKS * step
    const middle = (atP + atQ) / 2
    const key = ask === 'distance' ? atQ - atP : middle
    const others: Distractor[] =
      ask === 'distance'
        ? [
            { ...whole(q - p), type: 'careless_mistake', says: 'Counts the marks but not how much each is worth.' },
            { ...whole(Math.abs(atP + atQ)), type: 'concept_misunderstanding', says: 'Adds the two numbers, signs and all.' },
            {
              ...whole((q - p + 1) * step),
              type: 'concept_misunderstanding',
              says: 'Counts the marks instead of the spaces between them.',
            },
          ]
        : [
            {
              ...whole(Math.floor((q - p) / 2) * step),
              type: 'misread_question',
              says: 'Gives half the distance instead of the number in the middle.',
            },
            { ...whole(middle + step), type: 'careless_mistake', says: 'Counts one mark too far to the right.' },
            { ...whole(atP + (q - p) / 2), type: 'careless_mistake', says: 'Counts the marks but not how much each is worth.' },
            ...wrongWhole((from + atQ) / 2, 'misread_question', 'Starts from the left end of the line instead of from P.'),
            ...wrongWhole((atP + end) / 2, 'misread_question', 'Goes to the right end of the line instead of to Q.'),
          ]
    const wrong: Distractor[] = [
      ...others,
      { ...whole(key - step), type: 'careless_mistake', says: 'Counts one space too few.' },
      { ...whole(key + 2 * step), type: 'careless_mistake', says: 'Counts two spaces too many.' },
      { ...whole(key - 2 * step), type: 'careless_mistake', says: 'Counts two spaces too few.' },
      { ...whole(key + 3 * step), type: 'careless_mistake', says: 'Counts three spaces too many.' },
      { ...whole(key - 3 * step), type: 'careless_mistake', says: 'Counts three spaces too few.' },
      { ...whole(atQ), type: 'misread_question', says: 'Gives the number at point Q.' },
      { ...whole(atP), type: 'misread_question', says: 'Gives the number at point P.' },
    ]
    const labels = [from, from + 4 * step, from + 8 * step, end]
    return {
      stem:
        ask === 'distance'
          ? 'What is the distance between points P and Q on the number line?'
          : 'Which number is halfway between points P and Q on the number line?',
      figure: {
        type: 'number-line',
        alt: `A number line from ${wholeText(from)} to ${wholeText(end)} with ${TICKS} equal spaces. The marks for ${labels.map(wholeText).join(', ')} are labeled. Point P is ${p} ${p === 1 ? 'mark' : 'marks'} to the right of ${wholeText(from)}, and point Q is ${q - p} marks to the right of P.`,
        from,
        to: end,
        step,
        labels,
        points: [
          { at: atP, name: 'P' },
          { at: atQ, name: 'Q' },
        ],
      },
      answer: whole(key),
      // What the drawn line has no room for is no temptation.
      distractors:
        ask === 'distance'
          ? aboveZero(wrong).filter(({ value }) => Number(value) < end - from)
          : wrong.filter(({ value }) => Number(value) > from && Number(value) < end),
      steps: [
        `From ${wholeText(from)} to ${wholeText(from + 4 * step)} there are 4 spaces, so each is worth ${step}. P is at ${wholeText(atP)} and Q at ${wholeText(atQ)}.`,
        ask === 'distance'
          ? `Between P and Q there are ${q - p} spaces: ${q - p} × ${step} = ${key}.`
          : `Between P and Q there are ${q - p} spaces. Half of them lead from P to ${wholeText(key)}.`,
      ],
      hints: [
        'How much is one space worth?',
        ask === 'distance' ? 'Count the spaces between P and Q.' : 'Move in from both points by the same number of spaces.',
      ],
    }
  },
  // From the coordinates alone: their difference, or their mean.
  solve({ from, step, p, q, ask }) {
    const [atP, atQ] = [from + step * p, from + step * q]
    return numberValue(ask === 'distance' ? Math.abs(atP - atQ) : fraction(atP + atQ, 2))
  },
})
