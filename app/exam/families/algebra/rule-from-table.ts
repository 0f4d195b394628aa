/** The rule behind an input-output table. */
import type { Answer } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fitted, linear, polynomialValue } from '~/exam/values/polynomial'
import { wholeText, wrong } from '~/exam/values/values'

interface Parameters {
  factor: number
  constant: number
  inputs: number[]
}

/** "Multiply by 3, then add 2." */
function rule(factor: number, constant: number): Answer {
  const then = constant > 0 ? `add ${constant}` : `subtract ${-constant}`
  const text =
    factor === 1
      ? `${then.charAt(0).toUpperCase()}${then.slice(1)}`
      : constant === 0
        ? `Multiply by ${factor}`
        : `Multiply by ${factor}, then ${then}`
  return { text: `${text}.`, value: polynomialValue(linear(factor, constant)) }
}

export const ruleFromTable = defineFamily<Parameters>({
  id: 'rule-from-table',
  version: 2,
  title: 'The rule of an input-output table',
  asks: 'Shows a table of inputs and outputs and asks which rule was used.',
  strand: 'algebra',
  skill: 'Function rules',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    factor: 'what the input is multiplied by',
    constant: 'what is then added, never 0',
    inputs: 'the inputs shown, in rising order',
  },
  draw(random, { level, difficulty }) {
    const large = tierOf(level) === 'middle'
    const factor = difficulty === 'easy' ? 2 : random.int(2, large ? 8 : 5)
    const gap = difficulty === 'easy' ? 1 : random.int(1, 3)
    const first = random.int(2, large ? 6 : 4)
    const isFalling = difficulty === 'hard' && random.chance(2, 3)
    const constant = isFalling ? -random.int(1, Math.min(factor * first - 1, 9)) : random.int(1, large ? 9 : 5)
    const inputs = [first, first + gap, first + 2 * gap + (difficulty === 'hard' ? 1 : 0), first + 4 * gap + 1]
    return { factor, constant, inputs }
  },
  write({ factor, constant, inputs }) {
    const rows = inputs.map((input) => [wholeText(input), wholeText(factor * input + constant)])
    const [x1 = 0, x2 = 0] = inputs
    const [y1, y2] = [factor * x1 + constant, factor * x2 + constant]
    const right = rule(factor, constant)
    return {
      stem: 'The same rule changes each input in the table into its output. What is the rule?',
      figure: {
        type: 'table',
        alt: `A table of inputs and outputs: ${rows.map(([input, output]) => `${input} gives ${output}`).join(', ')}.`,
        caption: 'Inputs and outputs',
        head: ['Input', 'Output'],
        rows,
      },
      answer: right,
      distractors: [
        wrong(rule(factor + 1, y1 - (factor + 1) * x1), 'strategy_error', 'Finds a rule that fits the first row only.'),
        wrong(
          rule(factor - 1 || 3, y2 - (factor - 1 || 3) * x2),
          'strategy_error',
          'Finds a rule that fits the second row and checks no other.',
        ),
        wrong(rule(factor, -constant), 'careless_mistake', 'Adds where the table subtracts, or the other way round.'),
        wrong(rule(1, y1 - x1), 'pattern_recognition_failure', 'Looks at the first row and only adds or subtracts.'),
        wrong(rule(factor, constant + 1), 'calculation_error', 'Is one off in the number that is added or subtracted.'),
        wrong(rule(factor + 1, constant), 'calculation_error', 'Is one off in the number to multiply by.'),
        wrong(rule(factor + 2, y1 - (factor + 2) * x1), 'strategy_error', 'Stops after one row that fits.'),
      ].filter(({ text }) => !/subtract 0|add 0/i.test(text)),
      steps: [
        `A rule must work in every row. From input ${x1} to input ${x2} the output changes by ${y2 - y1}, so each step of 1 in the input changes it by ${factor}: the rule multiplies by ${factor}.`,
        `In the first row ${factor} × ${x1} = ${factor * x1}, but the output is ${y1}, so ${constant > 0 ? `${constant} is added` : `${-constant} is subtracted`}.`,
        `So the rule is: ${right.text.charAt(0).toLowerCase()}${right.text.slice(1)} Check the last row in the same way before you choose.`,
      ],
      hints: ['Does your rule work in every row, or only in the first?', 'How much does the output grow when the input grows by 1?'],
    }
  },
  // The line through the table's values at inputs 0 and 1.
  solve: ({ factor, constant }) =>
    polynomialValue(fitted((input) => constant + Array.from({ length: input }, () => factor).reduce((total, step) => total + step, 0), 1)),
})
