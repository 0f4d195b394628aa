/** The whole numbers between which a square root lies. */
import type { Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, wholeText } from '~/exam/values/values'

interface Parameters {
  radicand: number
  factor: number
}

export const rootBetween = defineFamily<Parameters>({
  id: 'root-between',
  version: 3,
  title: 'Between which whole numbers a root lies',
  asks: 'Places a square root, or a multiple of one, between two consecutive whole numbers.',
  strand: 'number',
  skill: 'Square roots',
  kind: 'computation',
  levels: {
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-upper': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    radicand: 'the number under the root, not a perfect square',
    factor: 'what the root is multiplied by; 1 on easy and medium draws',
  },
  draw(random, { level, difficulty }) {
    const isUpper = tierOf(level) === 'upper'
    const factor = difficulty === 'hard' ? random.pick(isUpper ? [2, 3, 5] : [2, 3]) : 1
    const most = { easy: 99, medium: isUpper ? 399 : 220, hard: 40 }[difficulty]
    const radicand = random.int(difficulty === 'medium' ? 70 : 11, most)
    const isSquare = Number.isInteger(Math.sqrt(radicand))
    return { radicand: isSquare ? radicand + 3 : radicand, factor }
  },
  write({ radicand, factor }) {
    const squared = radicand * factor * factor
    let low = 1
    while ((low + 1) * (low + 1) < squared) low++
    // Two pairs of neighbors stand to each other as their first numbers do.
    const between = (from: number) => ({ text: `${from} and ${from + 1}`, value: numberValue(from) })
    const half = Math.floor(squared / 2)
    let lowInside = 1
    while ((lowInside + 1) * (lowInside + 1) < radicand) lowInside++
    const wrong: Distractor[] = [
      { ...between(low + 1), type: 'calculation_error', says: 'Takes the square above for the one below.' },
      { ...between(low - 1), type: 'calculation_error', says: 'Stops one square too early.' },
      ...(factor > 1
        ? ([
            {
              ...between(lowInside * factor - 1 === low ? low + 2 : lowInside * factor),
              type: 'strategy_error',
              says: 'Rounds the root down before multiplying.',
            },
            { ...between(lowInside), type: 'misread_question', says: 'Overlooks the number in front of the root.' },
            {
              ...between(Math.floor(Math.sqrt(radicand * factor))),
              type: 'concept_misunderstanding',
              says: 'Moves the factor under the root without squaring it.',
            },
          ] satisfies Distractor[])
        : []),
      { ...between(low + 2), type: 'calculation_error', says: 'Misremembers a square.' },
      {
        ...between(half > 60 ? Math.floor(radicand / 10) : half),
        type: 'concept_misunderstanding',
        says: half > 60 ? 'Divides by ten instead of taking the root.' : 'Halves the number instead of taking its root.',
      },
      { ...between(low > 2 ? low - 2 : low + 3), type: 'calculation_error', says: 'Is two squares off.' },
      { ...between(low + 3), type: 'calculation_error', says: 'Is three squares too high.' },
      ...[3, 4]
        .filter((less) => low > less)
        .map(
          (less): Distractor => ({
            ...between(low - less),
            type: 'calculation_error',
            says: `Is ${less === 3 ? 'three' : 'four'} squares too low.`,
          }),
        ),
    ]
    const shown = `$${factor > 1 ? factor : ''}\\sqrt{${radicand}}$`
    return {
      stem: `Between which two consecutive whole numbers does ${shown} lie?`,
      answer: between(low),
      distractors: wrong,
      steps: [
        ...(factor > 1
          ? [`Bring the factor under the root: ${shown} = $\\sqrt{${factor * factor} \\times ${radicand}}$ = $\\sqrt{${squared}}$.`]
          : []),
        `A root is found between squares: ${low} × ${low} = ${wholeText(low * low)} is less than ${wholeText(squared)}, and ${low + 1} × ${low + 1} = ${wholeText((low + 1) * (low + 1))} is more.`,
        `So ${shown} lies between ${low} and ${low + 1}.`,
      ],
      hints: [
        factor > 1 ? 'Write the whole expression as one square root first.' : 'Which perfect squares are near the number under the root?',
        'Compare squares, not roots.',
      ],
    }
  },
  // The integer part by the odd-number method: subtract 1, 3, 5, … while possible.
  solve({ radicand, factor }) {
    let [rest, root] = [radicand * factor * factor, 0]
    for (let odd = 1; rest >= odd; odd += 2) {
      rest -= odd
      root++
    }
    return numberValue(root)
  },
})
