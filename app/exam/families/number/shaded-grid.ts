/** The shaded part of a grid as a fraction, a decimal or a percent, or what is missing to a given part. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Fraction, fraction, multiply } from '~/exam/values/fraction'
import { decimalText, fractionText, numberValue, rational, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

type Ask = 'fraction' | 'percent' | 'missing'
interface Parameters {
  rows: number
  columns: number
  shaded: [row: number, column: number][]
  ask: Ask
  /** The part that should be shaded, when the missing squares are asked for. */
  goal: Fraction
}

const SIZES: Record<Ask, [number, number][]> = {
  fraction: [[2, 5], [3, 4], [2, 6], [3, 5], [4, 4], [3, 6], [4, 5], [4, 6]],
  percent: [[2, 5], [4, 5], [5, 5], [5, 10], [10, 10]],
  missing: [[3, 4], [4, 5], [4, 6], [5, 6], [3, 8]],
} // biome-ignore format: a table

export const shadedGrid = defineFamily<Parameters>({
  id: 'shaded-grid',
  version: 4,
  title: 'The shaded part of a grid',
  asks: 'Names the shaded part of a grid as a fraction or percent, or finds how many squares are still to be shaded.',
  strand: 'number',
  skill: 'Fractions of a figure',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    rows: 'rows of the grid',
    columns: 'columns of the grid',
    shaded: 'the shaded squares as row and column',
    ask: 'fraction on easy draws, percent or missing squares on harder ones',
    goal: 'the part that should be shaded, when the missing squares are asked for',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const ask: Ask = difficulty === 'easy' ? 'fraction' : difficulty === 'hard' ? 'missing' : isLower ? 'fraction' : 'percent'
    const [rows, columns] = random.pick(SIZES[ask])
    const total = rows * columns
    const goals = [fraction(1, 2), fraction(2, 3), fraction(3, 4), fraction(5, 6), fraction(4, 5)].filter(({ d }) => total % d === 0)
    const goal = random.pick(goals.length ? goals : [fraction(1)])
    const most = ask === 'missing' ? (goal.n * total) / goal.d - 2 : total - 1
    const count = random.int(Math.max(2, Math.floor(total / 5)), Math.max(3, most))
    // Whole rows first, then part of the next, so that the squares are easy to count.
    const shaded = Array.from({ length: count }, (_, index): [number, number] => [Math.floor(index / columns), index % columns])
    return { rows, columns, shaded, ask, goal }
  },
  write({ rows, columns, shaded, ask, goal }) {
    const [total, count] = [rows * columns, shaded.length]
    const part = fraction(count, total)
    const needed = (goal.n * total) / goal.d
    const show = (value: Fraction): Answer =>
      ask === 'percent'
        ? { text: `${decimalText(multiply(value, fraction(100)), 3)}%`, value: numberValue(value) }
        : ask === 'missing'
          ? whole(value.n)
          : rational(value)
    const key = ask === 'missing' ? fraction(needed - count) : part
    const candidates: { value: Fraction; type: Distractor['type']; says: string }[] =
      ask === 'missing'
        ? [
            { value: fraction(needed), type: 'misread_question', says: 'Gives how many squares should be shaded in all.' },
            { value: fraction(total - count), type: 'misread_question', says: 'Shades all the squares that are left.' },
            { value: fraction(Math.abs(goal.n * 2 - count)), type: 'concept_misunderstanding', says: 'Works with the numerator only.' },
            { value: fraction(needed - count + 1), type: 'careless_mistake', says: 'Counts one square too many.' },
            { value: fraction(needed - count - 1), type: 'careless_mistake', says: 'Counts one square too few.' },
            { value: fraction(needed - count + columns), type: 'careless_mistake', says: 'Counts one row too many.' },
            { value: fraction(total - needed), type: 'misread_question', says: 'Gives how many squares should stay white.' },
          ]
        : [
            { value: fraction(total - count, total), type: 'misread_question', says: 'Gives the part that is not shaded.' },
            {
              value: fraction(count, Math.max(1, total - count)),
              type: 'concept_misunderstanding',
              says: 'Compares the shaded squares with the white ones.',
            },
            { value: fraction(count + 1, total), type: 'careless_mistake', says: 'Counts one shaded square too many.' },
            { value: fraction(count - 1, total), type: 'careless_mistake', says: 'Counts one shaded square too few.' },
            {
              value: fraction(count, ask === 'percent' ? 100 : total + columns),
              type: 'concept_misunderstanding',
              says: ask === 'percent' ? 'Takes the number of shaded squares for the percent.' : 'Counts one row too many in the whole.',
            },
            { value: fraction(count + 2, total), type: 'careless_mistake', says: 'Counts two shaded squares too many.' },
            { value: fraction(count - 2, total), type: 'careless_mistake', says: 'Counts two shaded squares too few.' },
            {
              value: fraction(Math.ceil(count / columns), rows),
              type: 'strategy_error',
              says: 'Counts a row that is only partly shaded as a whole one.',
            },
            {
              value: fraction(Math.floor(count / columns), rows),
              type: 'strategy_error',
              says: 'Leaves out a row that is only partly shaded.',
            },
          ]
    const usable = candidates.filter(
      // The whole rectangle is no choice: the figure shows that it is not all shaded.
      ({ value }) => ask === 'missing' || (value.n < value.d && (ask !== 'percent' || 100_000 % value.d === 0)),
    )
    return {
      stem:
        ask === 'missing'
          ? `Some squares of the rectangle are shaded. How many more squares must be shaded so that exactly ${fractionText(goal)} of the rectangle is shaded?`
          : ask === 'percent'
            ? 'What percent of the rectangle is shaded?'
            : 'What fraction of the rectangle is shaded?',
      figure: {
        type: 'grid',
        alt: `A rectangle of ${rows} rows with ${columns} equal squares each. ${shadedText(count, columns)}`,
        rows,
        columns,
        shaded,
      },
      answer: show(key),
      distractors: aboveZero(usable.map(({ value, type, says }) => ({ ...show(value), type, says }))),
      steps: [
        `The rectangle has ${rows} × ${columns} = ${total} equal squares, and ${count} of them are shaded.`,
        ask === 'missing'
          ? `${fractionText(goal)} of ${total} is ${needed}, so ${needed} − ${count} = ${key.n} more must be shaded.`
          : `So $\\frac{${count}}{${total}}$ is shaded${ask === 'percent' ? `, which is ${show(part).text}` : part.d === total ? '' : `, or ${fractionText(part)} in lowest terms`}.`,
      ],
      hints: [
        'How many squares are there in all, and how many are shaded?',
        ask === 'missing'
          ? `How many squares are ${fractionText(goal)} of all of them?`
          : 'Shaded squares over all squares: can it be simplified?',
      ],
    }
  },
  // Looks at every square of the grid.
  solve({ rows, columns, shaded, ask, goal }) {
    let [filled, all] = [0, 0]
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        all++
        if (shaded.some(([r, c]) => r === row && c === column)) filled++
      }
    if (ask !== 'missing') return numberValue(fraction(filled, all))
    let more = 0
    while ((filled + more) * goal.d < goal.n * all) more++
    return numberValue(more)
  },
})

/** The shaded squares in words: whole rows from the top, then squares of the next row. */
function shadedText(count: number, columns: number): string {
  const [rows, rest] = [Math.floor(count / columns), count % columns]
  const squares = `${rest} ${rest === 1 ? 'square' : 'squares'} of the ${rows ? 'next' : 'first'} row`
  if (rows === 0) return `Only ${squares} ${rest === 1 ? 'is' : 'are'} shaded.`
  const top = rows === 1 ? 'The first row' : `The first ${rows} rows`
  if (rest === 0) return `${top} ${rows === 1 ? 'is' : 'are'} shaded.`
  return `${top} and ${squares} are shaded.`
}
