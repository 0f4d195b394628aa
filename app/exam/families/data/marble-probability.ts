/** The probability of drawing one color out of a bag. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { counted, listed } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { fractionText, numberValue, rational, wrong } from '~/exam/values/values'
import { chanceSlips } from './slips'
import { sumOf } from './statistics'

interface Parameters {
  setting: number
  colors: string[]
  counts: number[]
}

const COLORS = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'purple', 'orange']
const SETTINGS: { one: string; many: string; stem: (list: string, color: string) => string }[] = [
  {
    one: 'marble',
    many: 'marbles',
    stem: (list, color) => `A bag contains ${list}. If one marble is drawn at random, what is the probability that it is ${color}?`,
  },
  {
    one: 'card',
    many: 'cards',
    stem: (list, color) => `A box holds ${list}. One card is taken without looking. What is the probability that the card is ${color}?`,
  },
  {
    one: 'sock',
    many: 'socks',
    stem: (list, color) => `In a drawer there are ${list}. If one sock is chosen at random, what is the probability that it is ${color}?`,
  },
  {
    one: 'bead',
    many: 'beads',
    stem: (list, color) => `A jar is filled with ${list}. One bead is picked at random. What is the probability that the bead is ${color}?`,
  },
]

export const marbleProbability = defineFamily<Parameters>({
  id: 'marble-probability',
  version: 3,
  title: 'One draw from a bag',
  asks: 'Gives the probability that one thing drawn at random has a given color.',
  strand: 'data',
  skill: 'Simple probability',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['mathematics_achievement', 'quantitative_reasoning'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    setting: 'marbles, cards, socks or beads',
    colors: 'two to four colors; the first is asked for',
    counts: 'how many there are of each color',
  },
  draw(random, { level, difficulty }) {
    const kinds = { easy: 2, medium: 3, hard: 4 }[difficulty]
    const colors = random.sample(COLORS, kinds)
    const most = tierOf(level) === 'lower' ? 8 : 14
    for (;;) {
      const counts = Array.from({ length: kinds }, () => random.int(2, most))
      const [first = 1] = counts
      const isReducible = fraction(first, sumOf(counts)).d < sumOf(counts)
      if (new Set(counts).size === kinds && sumOf(counts) > 4 && isReducible === (difficulty !== 'easy') && first * 2 !== sumOf(counts))
        return { setting: random.int(0, SETTINGS.length - 1), colors, counts }
    }
  },
  write({ setting, colors, counts }) {
    const { one, many, stem } = SETTINGS[setting] ?? { one: '', many: '', stem: String }
    const total = sumOf(counts)
    const [part = 0, second = 0] = counts
    const [color = ''] = colors
    const key = fraction(part, total)
    const list = listed(counts.map((count, index) => counted(count, `${colors[index]} ${one}`, `${colors[index]} ${many}`)))
    return {
      stem: stem(list, color),
      answer: rational(key),
      distractors: [
        wrong(
          rational(fraction(Math.min(part, total - part), Math.max(part, total - part))),
          'concept_misunderstanding',
          `Compares the ${color} ones with the others instead of with all.`,
        ),
        wrong(rational(fraction(total - part, total)), 'misread_question', `Gives the probability that the ${one} is not ${color}.`),
        wrong(
          rational(fraction(1, colors.length)),
          'concept_misunderstanding',
          'Believes that every color is equally likely, however many there are of it.',
        ),
        wrong(rational(fraction(1, part)), 'concept_misunderstanding', `Puts the number of ${color} ones in the denominator.`),
        wrong(rational(fraction(second, total)), 'careless_mistake', 'Takes the number of another color.'),
        wrong(rational(fraction(1, total)), 'concept_misunderstanding', 'Counts one favorable outcome only.'),
        ...chanceSlips({ n: part, d: total }),
      ],
      steps: [
        `Every ${one} is equally likely to be drawn, so the probability is the part of all ${many} that is ${color}.`,
        `There are ${counts.join(' + ')} = ${total} ${many}, and ${part} of them ${part === 1 ? 'is' : 'are'} ${color}: $\\frac{${part}}{${total}}$${key.d === total ? '' : ` = ${fractionText(key)}`}.`,
      ],
      hints: [`How many ${many} could be drawn in all?`, `How many of those are ${color}? Compare that number with all of them.`],
    }
  },
  solve({ colors, counts }) {
    const bag = counts.flatMap((count, index) => Array.from({ length: count }, () => colors[index]))
    return numberValue(fraction(bag.filter((color) => color === colors[0]).length, bag.length))
  },
})
