/** The ones digit of a power, by the cycle of ones digits. */
import type { Distractor } from '~/exam/core/item/answer'
import { choiceCount, tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole } from '~/exam/values/values'

interface Parameters {
  base: number
  exponent: number
}

/** The ones digits of the first, second, … power until they repeat. */
function cycleOf(base: number): number[] {
  const cycle = [base % 10]
  for (let next = ((base % 10) * base) % 10; next !== cycle[0]; next = (next * base) % 10) cycle.push(next)
  return cycle
}

export const lastDigit = defineFamily<Parameters>({
  id: 'last-digit',
  version: 4,
  title: 'The ones digit of a power',
  asks: 'Finds the ones digit of a large power from the cycle of ones digits.',
  strand: 'number',
  skill: 'Patterns in powers',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    base: 'the base, whose ones digit is 2, 3, 7 or 8',
    exponent: 'the exponent, 10 to 99',
  },
  draw(random, { level, difficulty }) {
    const digit = random.pick([2, 3, 7, 8])
    const base = digit + (difficulty === 'hard' ? 10 * random.int(1, tierOf(level) === 'upper' ? 9 : 2) : 0)
    return { base, exponent: { easy: random.int(9, 24), medium: random.int(21, 59), hard: random.int(30, 99) }[difficulty] }
  },
  write({ base, exponent }, { level }) {
    const cycle = cycleOf(base)
    const at = (power: number) => cycle[(((power - 1) % cycle.length) + cycle.length) % cycle.length] ?? 0
    const key = at(exponent)
    const rest = exponent % cycle.length
    // Anybody sees whether the base is even, so only digits of its kind are offered: the cycle's four, and where five are printed the fifth.
    const fifth = base % 2 ? 5 : 0
    const offered = choiceCount(level) > cycle.length ? [...cycle, fifth] : cycle
    const wrong: Distractor[] = [
      { ...whole(((base % 10) * (exponent % 10)) % 10), type: 'concept_misunderstanding', says: 'Multiplies the base by the exponent.' },
      { ...whole((base + exponent) % 10), type: 'concept_misunderstanding', says: 'Adds the base and the exponent.' },
      { ...whole(exponent % 10), type: 'concept_misunderstanding', says: 'Copies the ones digit of the exponent.' },
      { ...whole(at(exponent + 1)), type: 'careless_mistake', says: 'Goes one step too far in the cycle.' },
      { ...whole(at(exponent - 1)), type: 'careless_mistake', says: 'Stops one step too early in the cycle.' },
      { ...whole(at(exponent + 2)), type: 'calculation_error', says: 'Slips by two in the remainder.' },
      { ...whole(fifth), type: 'strategy_error', says: 'Guesses a digit that no power of this base ends in.' },
    ]
    const shown = cycle.map((digit, index) => `$${base}^{${index + 1}}$ ends in ${digit}`).join(', ')
    return {
      stem: `What is the ones digit of $${base}^{${exponent}}$?`,
      answer: whole(key),
      distractors: wrong.filter(({ value }) => offered.includes(Number(value))),
      steps: [
        `Only ones digits matter when ones digits are multiplied. ${shown}, and then the digits repeat in a cycle of ${cycle.length}.`,
        `${exponent} ÷ ${cycle.length} leaves a remainder of ${rest}${rest === 0 ? ', so the power stands at the end of a cycle' : `, so the power ends like $${base}^{${rest}}$`}.`,
        `The ones digit is ${key}.`,
      ],
      hints: [
        'Write down the ones digits of the first few powers.',
        `The ones digits repeat. Where in the cycle does the power number ${exponent} stand?`,
      ],
    }
  },
  // The whole power in numbers of unlimited size.
  solve: ({ base, exponent }) => numberValue(Number(BigInt(base) ** BigInt(exponent) % 10n)),
})
