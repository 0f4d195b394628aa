/** Pictographs whose symbols stand for several things, with halves. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { pictograph } from '../../figures/chart'
import { slips } from './slips'
import { DAYS, drawTally, type Tally } from './topics'

interface Parameters {
  tally: Tally
  each: number
  /** Number of half symbols in each row. */
  halves: number[]
  rows: [number, number]
  asked: 'one' | 'more' | 'all'
}

export const pictographAmounts = defineFamily<Parameters>({
  id: 'pictograph-amounts',
  version: 3,
  title: 'Amounts in a pictograph',
  asks: 'Reads one row of a pictograph, the difference of two rows, or all rows together.',
  strand: 'data',
  skill: 'Reading pictographs',
  kind: 'data_reading',
  levels: { 'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'], 'ssat-elementary': ['quantitative'] },
  parameters: {
    tally: 'what was counted on four days',
    each: 'how many things one symbol stands for: 2, 4, 6, 8, 10 or 20',
    halves: 'the rows, counted in half symbols',
    rows: 'the rows that the question names',
    asked: 'one row, how many more in one row than in another, or all four rows',
  },
  draw(random, { difficulty }) {
    const each = random.pick(difficulty === 'easy' ? [2, 4, 10] : [4, 6, 8, 10, 20])
    const halves = random.sample([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 4)
    const odd = halves.findIndex((count) => count % 2 === 1)
    const other = halves.findIndex((count, index) => index !== odd && count !== halves[odd])
    const [first, second] = [Math.max(odd, 0), other]
    const isFirstLonger = (halves[first] ?? 0) > (halves[second] ?? 0)
    const asked = ({ easy: 'one', medium: 'more', hard: 'all' } as const)[difficulty]
    return { tally: drawTally(random), each, halves, rows: asked === 'one' || isFirstLonger ? [first, second] : [second, first], asked }
  },
  write({ tally, each, halves, rows, asked }) {
    const { what, happened } = tally
    const [a = 0, b = 0] = rows.map((row) => halves[row] ?? 0)
    const [dayA, dayB] = rows.map((row) => DAYS[row] ?? '')
    const counted = { one: a, more: a - b, all: halves.reduce((sum, count) => sum + count, 0) }[asked]
    const key = (counted * each) / 2
    const circles = (count: number) =>
      count === 1 ? 'half a circle' : count === 2 ? '1 circle' : `${Math.floor(count / 2)}${count % 2 ? ' and a half' : ''} circles`
    const rounded = (up: boolean) => {
      const full = (count: number) => (up ? Math.ceil(count / 2) : Math.floor(count / 2))
      return each * { one: full(a), more: full(a) - full(b), all: halves.reduce((sum, count) => sum + full(count), 0) }[asked]
    }
    const wholeSymbols = Math.floor(counted / 2)
    return {
      stem: {
        one: `According to the pictograph, how many ${what} ${happened} on ${dayA}?`,
        more: `According to the pictograph, how many more ${what} ${happened} on ${dayA} than on ${dayB}?`,
        all: `According to the pictograph, how many ${what} ${happened} in all on the four days?`,
      }[asked],
      figure: pictograph({
        title: tally.title,
        key: `Each circle stands for ${each} ${what}.`,
        rows: halves.map((count, row) => ({ label: DAYS[row] ?? '', symbols: count / 2 })),
      }),
      answer: whole(key),
      distractors: [
        wrong(whole(wholeSymbols), 'strategy_error', 'Counts the symbols as if each stood for one.'),
        wrong(whole(rounded(true)), 'concept_misunderstanding', 'Counts a half symbol as a whole one.'),
        wrong(whole(rounded(false)), 'careless_mistake', 'Leaves out the half symbols.'),
        ...(asked === 'more'
          ? [
              wrong(whole((a * each) / 2), 'misread_question', `Gives the number for ${dayA} instead of the difference.`),
              wrong(whole(((a + b) * each) / 2), 'misread_question', 'Adds the two rows instead of subtracting.'),
            ]
          : []),
        wrong(whole(wholeSymbols * each + 1), 'concept_misunderstanding', 'Counts a half symbol as one thing.'),
        ...slips(key, each / 2),
      ].filter(({ value }) => Number(value) > 0),
      steps: [
        `The key says that one circle stands for ${each} ${what}, so half a circle stands for ${each / 2}.`,
        {
          one: `The row for ${dayA} has ${circles(a)}.`,
          more: `${dayA} has ${circles(a)} and ${dayB} has ${circles(b)}: the difference is ${circles(a - b)}.`,
          all: `Put the half circles together: the four rows hold ${circles(counted)}.`,
        }[asked],
        `That stands for ${counted === 1 ? '' : counted % 2 ? `${wholeSymbols} × ${each} + ${each / 2} = ` : `${counted / 2} × ${each} = `}${key} ${what}.`,
      ],
      hints: ['What does the key below the pictograph say?', `If a whole circle stands for ${each}, what does half a circle stand for?`],
    }
  },
  solve({ each, halves, rows, asked }) {
    const things = halves.map((count) => Array.from({ length: count }, () => each / 2).reduce((sum, value) => sum + value, 0))
    const [a = 0, b = 0] = rows.map((row) => things[row] ?? 0)
    return numberValue(asked === 'one' ? a : asked === 'more' ? a - b : things.reduce((sum, value) => sum + value, 0))
  },
})
