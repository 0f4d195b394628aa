/** Probabilities on a spinner with equal sections: one word, one of two words, or not one. */

import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { fractionText, numberValue, rational, wrong } from '~/exam/values/values'
import { spinner } from '../../figures/chart'
import { chanceSlips } from './slips'

interface Parameters {
  sectors: string[]
  wanted: string[]
  isNot: boolean
}

const COLORS = ['red', 'blue', 'green', 'white', 'pink']

export const spinnerProbability = defineFamily<Parameters>({
  id: 'spinner-probability',
  version: 3,
  title: 'A spinner with equal sections',
  asks: 'Gives the probability that a spinner stops on a color, on one of two colors, or not on a color.',
  strand: 'data',
  skill: 'Simple probability',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['mathematics_achievement', 'quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    sectors: 'the colors of six to ten equal sections, in order',
    wanted: 'the one or two colors of the question',
    isNot: 'whether the spinner must not stop there',
  },
  draw(random, { difficulty }) {
    const size = random.pick(difficulty === 'easy' ? [6, 8] : [8, 9, 10])
    const colors = random.sample(COLORS, difficulty === 'easy' ? 3 : 4)
    for (;;) {
      const sectors = random.shuffle([...colors, ...Array.from({ length: size - colors.length }, () => random.pick(colors))])
      const wanted = colors.slice(0, difficulty === 'medium' ? 2 : 1)
      const part = sectors.filter((color) => wanted.includes(color)).length
      if (part > 1 && part * 2 !== size && part < size - 1) return { sectors, wanted, isNot: difficulty === 'hard' }
    }
  },
  write({ sectors, wanted, isNot }) {
    const size = sectors.length
    const named = sectors.filter((color) => wanted.includes(color)).length
    const part = isNot ? size - named : named
    const key = fraction(part, size)
    const kinds = new Set(sectors).size
    const first = sectors.filter((color) => color === wanted[0]).length
    const words = wanted.join(' or ')
    return {
      stem: `The spinner shown has ${size} equal sections. If the arrow is spun once, what is the probability that it ${isNot ? 'does not stop' : 'stops'} on ${words}?`,
      figure: spinner({ sectors }),
      answer: rational(key),
      distractors: [
        wrong(
          rational(fraction(size - part, size)),
          'misread_question',
          isNot
            ? `Gives the probability that the arrow stops on ${words}.`
            : `Gives the probability that the arrow does not stop on ${words}.`,
        ),
        wrong(
          rational(fraction(isNot ? kinds - wanted.length : wanted.length, kinds)),
          'concept_misunderstanding',
          'Counts the different colors instead of the sections.',
        ),
        wrong(
          rational(fraction(Math.min(part, size - part), Math.max(part, size - part))),
          'concept_misunderstanding',
          'Compares with the other sections instead of with all.',
        ),
        ...(wanted.length > 1
          ? [wrong(rational(fraction(first, size)), 'misread_question', `Leaves out the sections that say ${wanted[1]}.`)]
          : []),
        wrong(rational(fraction(1, size)), 'concept_misunderstanding', 'Counts one favorable section only.'),
        wrong(rational(fraction(1, part)), 'concept_misunderstanding', 'Puts the number of favorable sections in the denominator.'),
        ...chanceSlips({ n: part, d: size }),
      ],
      steps: [
        `The ${size} sections are equally large, so each is equally likely.`,
        `${part} of them ${isNot ? `do not say ${words}` : `say ${words}`}, so the probability is $\\frac{${part}}{${size}}$${key.d === size ? '' : ` = ${fractionText(key)}`}.`,
      ],
      hints: ['Count sections, not colors.', isNot ? `Which sections may the arrow stop on?` : `How many sections say ${words}?`],
    }
  },
  // The two probabilities of stopping there and elsewhere make 1.
  solve({ sectors, wanted, isNot }) {
    const others = sectors.reduce((count, color) => count + (wanted.includes(color) ? 0 : 1), 0)
    return numberValue(isNot ? fraction(others, sectors.length) : fraction(sectors.length - others, sectors.length))
  },
})
