/** Which measure answers a question about data: mean, median, mode or range. */

import { defineFamily } from '~/exam/families/kit/family'
import { listed } from '~/exam/families/kit/wording'
import { label, wholeText, wrong } from '~/exam/values/values'

type Need = 'median' | 'mode' | 'range' | 'mean'

interface Parameters {
  need: Need
  setting: number
  values: number[]
}

const STEMS: Record<Need, ((list: string) => string)[]> = {
  median: [
    (list) =>
      `The numbers of visitors to a small museum on seven days were ${list}. On one day a parade ended at its door. Which measure gives the best idea of a typical day?`,
    (list) =>
      `Seven houses on a street sold for the following prices, in thousands of dollars: ${list}. Which measure best describes a typical price?`,
    (list) =>
      `Seven friends counted their stamps: ${list}. One of them is a serious collector. Which measure best describes a typical number of stamps?`,
  ],
  mode: [
    (list) => `A shop sold shoes of these sizes today: ${list}. Which measure tells the owner the size that was sold most often?`,
    (list) =>
      `The numbers of people in the groups that came to a restaurant last night were ${list}. Which measure tells the owner which size of table is needed most often?`,
  ],
  range: [
    (list) =>
      `The temperatures in a greenhouse, in degrees, were ${list}. Which measure tells how much the temperature varied from lowest to highest?`,
    (list) =>
      `The heights of the players on a team, in inches, are ${list}. Which measure tells how far apart the shortest and the tallest player are?`,
  ],
  mean: [
    (list) =>
      `Several children have ${list} beads. They want to share all the beads so that each child has the same number. Which measure tells that number?`,
    (list) =>
      `A family drove ${list} miles on the days of a trip. Which measure tells how many miles they would have driven each day if they had driven the same distance every day?`,
  ],
}
const WHAT: Record<Need, string> = {
  median:
    'One value is far from the others. It pulls the mean toward itself, but not the middle of the ordered list, so the median describes a typical value best.',
  mode: 'The question is which value occurs most often, and that is the mode.',
  range: 'The question is how far the data reach from the lowest to the highest value, and that is the range.',
  mean: 'Sharing a total equally is what the mean does: the sum divided by the number of values.',
}

export const bestMeasure = defineFamily<Parameters>({
  id: 'best-measure',
  version: 2,
  title: 'The right measure for the question',
  asks: 'Chooses between mean, median, mode and range for a stated purpose.',
  strand: 'data',
  skill: 'Choosing a measure',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    need: 'the measure that the purpose asks for',
    setting: 'which setting for this measure',
    values: 'seven numbers; where the median is needed one is far from the others, where the mode is needed one occurs three times',
  },
  draw(random, { difficulty }) {
    const need = random.pick(
      { easy: ['range', 'mode'], medium: ['mean', 'mode', 'range'], hard: ['median', 'median', 'mean'] }[difficulty] as Need[],
    )
    const base = { median: random.int(140, 180), mode: random.int(4, 6), range: random.int(60, 66), mean: random.int(12, 20) }[need]
    const near = random
      .sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], need === 'median' ? 6 : need === 'mode' ? 5 : 7)
      .map((more) => base + (need === 'mode' ? more % 6 : more * 2))
    const [first = base] = near
    const values = need === 'median' ? [...near, base * random.int(5, 7)] : need === 'mode' ? [...new Set(near), first, first] : near
    return { need, setting: random.int(0, STEMS[need].length - 1), values: random.shuffle(values) }
  },
  write({ need, setting, values }) {
    const others: [string, string][] = [
      ['The mean', 'Believes that the mean describes everything best, whatever is asked.'],
      ['The median', 'Takes the middle of the ordered list, although the purpose asks for something else.'],
      ['The mode', 'Takes the most frequent value, although the purpose asks for something else.'],
      ['The range', 'Takes the distance between the ends, which tells about spread only.'],
      ['The largest value', 'Looks at one extreme value only.'],
      ['The smallest value', 'Looks at one extreme value only.'],
    ]
    return {
      stem: STEMS[need][setting]?.(listed(values.map(wholeText))) ?? '',
      answer: label(`The ${need}`),
      distractors: others.map(([text, says]) => wrong(label(text), 'concept_misunderstanding', says)),
      steps: [
        'Ask what each measure tells: the mean shares equally, the median is the middle, the mode is the most frequent value, and the range is the spread.',
        WHAT[need],
      ],
      hints: [
        'Say in your own words what number the person wants to know.',
        need === 'median'
          ? 'Does one of the values stand far away from the rest?'
          : 'Is it a middle, an equal share, a most frequent value, or a spread?',
      ],
    }
  },
  // Reads the need off the words of the question.
  solve({ need, setting }) {
    const words = STEMS[need][setting]?.('') ?? ''
    const clues: [RegExp, Need][] = [
      [/typical/, 'median'],
      [/most often/, 'mode'],
      [/lowest to highest|apart/, 'range'],
      [/share|same distance/, 'mean'],
    ]
    return `=The ${clues.find(([clue]) => clue.test(words))?.[1]}`
  },
})
