/** How often a result is expected in many trials of a spinner. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { spinner } from '../../figures/chart'
import { slips } from './slips'

interface Parameters {
  sectors: string[]
  wanted: string[]
  spins: number
  wording: number
}

const COLORS = ['red', 'blue', 'green', 'white', 'pink']

export const expectedCount = defineFamily<Parameters>({
  id: 'expected-count',
  version: 4,
  title: 'Expected number of stops',
  asks: 'Gives how often a spinner can be expected to stop on one or two colors in many spins.',
  strand: 'data',
  skill: 'Expected counts',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    sectors: 'the colors of the equal sections, in order',
    wanted: 'the one or two colors of the question',
    spins: 'number of spins, a multiple of the number of sections',
    wording: 'which of two wordings',
  },
  draw(random, { difficulty }) {
    const size = random.pick({ easy: [5, 6, 10], medium: [6, 8], hard: [8, 9, 10] }[difficulty])
    const colors = random.sample(COLORS, difficulty === 'hard' ? 4 : 3)
    const sectors = random.shuffle([...colors, ...Array.from({ length: size - colors.length }, () => random.pick(colors.slice(0, 2)))])
    const spins = size * random.int(4, difficulty === 'easy' ? 10 : 25)
    return { sectors, wanted: difficulty === 'hard' ? colors.slice(1, 3) : colors.slice(0, 1), spins, wording: random.int(0, 1) }
  },
  write({ sectors, wanted, spins, wording }) {
    const size = sectors.length
    const part = sectors.filter((color) => wanted.includes(color)).length
    const kinds = new Set(sectors).size
    const [words, each] = [wanted.join(' or '), spins / size]
    const key = part * each
    return {
      stem:
        wording === 0
          ? `The spinner shown has ${size} equal sections. If it is spun ${spins} times, about how many times would it be expected to stop on ${words}?`
          : `The spinner shown has ${size} equal sections. In a game, it is spun ${spins} times in all. About how many times should it be expected to stop on ${words}?`,
      figure: spinner({ sectors }),
      answer: whole(key),
      distractors: [
        wrong(whole(each), 'misread_question', 'Gives the number expected for a single section.'),
        wrong(whole(spins - key), 'misread_question', 'Gives the number expected for the other colors.'),
        ...(spins % kinds === 0
          ? [
              wrong(
                whole((spins / kinds) * wanted.length),
                'concept_misunderstanding' as const,
                'Believes that every color is equally likely.',
              ),
            ]
          : []),
        wrong(whole(part), 'misread_question', 'Counts the sections and forgets the number of spins.'),
        ...(part > 1 && spins % part === 0
          ? [wrong(whole(spins / part), 'strategy_error' as const, 'Divides the number of spins by the number of sections of the color.')]
          : []),
        wrong(whole(key + each), 'careless_mistake', 'Counts one section too many.'),
        ...slips(key, 2),
      ],
      steps: [
        `The ${size} equal sections are equally likely, so in ${spins} spins each is expected about ${spins} ÷ ${size} = ${each} times.`,
        `${part === 1 ? `Only one section says ${words}, so the spinner should stop there about ${key} times.` : `There are ${part} sections that say ${words}: ${part} × ${each} = ${key}.`}`,
      ],
      hints: ['What part of the spinner is that?', 'How often is each single section expected?'],
    }
  },
  solve({ sectors, wanted, spins }) {
    const chance = fraction(
      sectors.reduce((count, color) => count + Number(wanted.includes(color)), 0),
      sectors.length,
    )
    return numberValue(fraction(chance.n * spins, chance.d))
  },
})
