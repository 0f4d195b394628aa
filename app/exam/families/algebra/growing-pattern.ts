/** Figures that grow by the same number of pieces. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { whole, wrong } from '~/exam/values/values'

const PIECES = [
  { piece: 'toothpicks', shape: 'figure' },
  { piece: 'square tiles', shape: 'design' },
  { piece: 'blocks', shape: 'tower' },
  { piece: 'beads', shape: 'bracelet' },
] as const

interface Parameters {
  person: Person
  setting: (typeof PIECES)[number]
  first: number
  step: number
  /** The number of the figure asked about, or that the pieces build. */
  asked: number
  asks: 'pieces' | 'figure'
}

export const growingPattern = defineFamily<Parameters>({
  id: 'growing-pattern',
  version: 3,
  title: 'A growing pattern of pieces',
  asks: 'Gives the pieces of the first figures of a growing pattern and asks about a later figure.',
  strand: 'algebra',
  skill: 'Growing patterns',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    person: 'who builds',
    setting: 'the pieces and what they make',
    first: 'pieces in the first figure',
    step: 'pieces that each next figure needs more',
    asked: 'the number of the later figure',
    asks: 'whether the pieces or the number of the figure is wanted',
  },
  draw(random, { level, difficulty }) {
    const large = tierOf(level) === 'middle'
    const asked = difficulty === 'easy' ? random.int(5, 6) : random.int(large ? 15 : 8, large ? 25 : 12)
    const step = random.int(2, large ? 7 : 5)
    return {
      person: pickPerson(random),
      setting: random.pick(PIECES),
      first: step + random.int(1, 4),
      step,
      asked,
      asks: difficulty === 'hard' ? 'figure' : 'pieces',
    }
  },
  write({ person: { name }, setting: { piece, shape }, first, step, asked, asks }) {
    const pieces = (n: number) => first + step * (n - 1)
    const rows = [1, 2, 3, 4].map((n) => [`${n}`, `${pieces(n)}`])
    const total = pieces(asked)
    const figure = {
      type: 'table' as const,
      alt: `A table: ${rows.map(([n, count]) => `${shape} ${n} has ${count} ${piece}`).join(', ')}.`,
      caption: `Growing ${shape}s`,
      head: [`${shape.charAt(0).toUpperCase()}${shape.slice(1)}`, `Number of ${piece}`],
      rows,
    }
    const why = `From each ${shape} to the next, the number of ${piece} grows by ${step}.`
    if (asks === 'pieces')
      return {
        stem: `${name} builds a row of ${shape}s from ${piece}, as the table shows. If the pattern continues, how many ${piece} will ${shape} ${asked} have?`,
        figure,
        answer: whole(total),
        distractors: [
          wrong(
            whole(total + step),
            'careless_mistake',
            `Adds the step ${asked} times to the first ${shape} instead of ${asked - 1} times.`,
          ),
          wrong(whole(step * asked), 'strategy_error', 'Multiplies the step and forgets how the pattern starts.'),
          wrong(whole(total - step), 'careless_mistake', `Stops one ${shape} too early.`),
          wrong(whole(pieces(5)), 'misread_question', `Gives the next ${shape} after the table.`),
          wrong(whole(first * asked), 'concept_misunderstanding', `Multiplies the first ${shape} by its number in the row.`),
          wrong(whole(total + 1), 'calculation_error', 'Adds one too many.'),
          wrong(whole(total - 1), 'calculation_error', 'Adds one too few.'),
          wrong(whole(total - first), 'careless_mistake', `Counts only the ${piece} that are added after ${shape} 1.`),
          wrong(whole(total + first), 'careless_mistake', `Adds the ${piece} of ${shape} 1 once more.`),
          ...[2, -2].map((more) => wrong(whole(total + more), 'calculation_error', `Adds two too ${more > 0 ? 'many' : 'few'}.`)),
        ],
        steps: [
          why,
          `From ${shape} 1 to ${shape} ${asked} there are ${asked - 1} steps of ${step}, which is ${step * (asked - 1)}.`,
          `Together with the ${first} of ${shape} 1, that makes ${total} ${piece}.`,
        ],
        hints: [`How many more ${piece} does each ${shape} need?`, `How many steps is it from ${shape} 1 to ${shape} ${asked}?`],
      }
    return {
      stem: `${name} builds a row of ${shape}s from ${piece}, as the table shows. If the pattern continues, which ${shape} will have exactly ${total} ${piece}?`,
      figure,
      answer: whole(asked),
      distractors: [
        wrong(whole(asked - 1), 'careless_mistake', `Counts the steps and forgets ${shape} 1.`),
        wrong(whole(asked + 1), 'careless_mistake', `Counts ${shape} 1 twice.`),
        wrong(whole(Math.floor(total / step)), 'strategy_error', 'Divides by the step and forgets how the pattern starts.'),
        wrong(whole(asked + 2), 'calculation_error', 'Is two off in the division.'),
        wrong(whole(Math.floor(total / first)), 'concept_misunderstanding', `Divides by the number of the first ${shape}.`),
        wrong(whole(asked - 2), 'calculation_error', 'Is two too low in the division.'),
        wrong(whole(asked + 3), 'calculation_error', 'Is three off in the division.'),
        wrong(whole(asked - 3), 'calculation_error', 'Is three too low in the division.'),
      ],
      steps: [
        why,
        `${total} is ${total - first} more than the ${first} of ${shape} 1, and ${total - first} ÷ ${step} = ${asked - 1} steps.`,
        `After ${asked - 1} steps comes ${shape} ${asked}.`,
      ],
      hints: [
        `How many more ${piece} than ${shape} 1 does it have?`,
        `How many steps of ${step} is that? Remember that ${shape} 1 needs no step.`,
      ],
    }
  },
  // Builds figure after figure.
  solve({ first, step, asked, asks }) {
    let [figure, pieces] = [1, first]
    for (; figure < asked; figure++) pieces += step
    return String(asks === 'pieces' ? pieces : figure)
  },
})
