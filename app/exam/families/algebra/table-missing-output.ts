/** A missing entry of an input-output table. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wholeText, wrong } from '~/exam/values/values'

interface Parameters {
  factor: number
  constant: number
  inputs: number[]
  /** Which column has the gap in the last row. */
  gap: 'input' | 'output'
}

export const tableMissingOutput = defineFamily<Parameters>({
  id: 'table-missing-output',
  version: 3,
  title: 'A missing entry of an input-output table',
  asks: 'Shows a table that follows one rule and asks for the missing output, or in hard questions the missing input.',
  strand: 'algebra',
  skill: 'Function rules',
  kind: 'data_reading',
  levels: {
    'isee-lower': ['mathematics_achievement', 'quantitative_reasoning'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    factor: 'what the input is multiplied by',
    constant: 'what is then added',
    inputs: 'the four inputs',
    gap: 'which entry of the last row is missing',
  },
  draw(random, { level, difficulty }) {
    const large = tierOf(level) === 'middle'
    const factor = difficulty === 'easy' ? random.int(2, 3) : random.int(3, large ? 9 : 6)
    const first = random.int(2, 4)
    const isFalling = difficulty !== 'easy' && random.chance(1, 2)
    const constant = isFalling
      ? -random.int(1, Math.min(factor * first - 1, 12))
      : random.int(1, difficulty === 'easy' ? 5 : large ? 12 : 6)
    const last = first + random.int(large ? 6 : 4, large ? 12 : 8)
    return { factor, constant, inputs: [first, first + 1, first + 3, last], gap: difficulty === 'hard' ? 'input' : 'output' }
  },
  write({ factor, constant, inputs, gap }) {
    const [x1 = 0, x2 = 0, x3 = 0, x4 = 0] = inputs
    const output = (x: number) => factor * x + constant
    const shown = inputs.map((x) => [wholeText(x), wholeText(output(x))])
    const rows = shown.map(([input = '', out = ''], index) => (index < 3 ? [input, out] : gap === 'input' ? ['?', out] : [input, '?']))
    const key = gap === 'input' ? x4 : output(x4)
    const undo = constant > 0 ? `subtract ${constant}, then divide by ${factor}` : `add ${-constant}, then divide by ${factor}`
    const does = `multiply by ${factor}, then ${constant > 0 ? `add ${constant}` : `subtract ${-constant}`}`
    const size = constant > 0 ? constant : -constant
    return {
      stem: `Each output in the table is found from its input by the same rule. What number is missing from the table?`,
      figure: {
        type: 'table',
        alt: `A table of inputs and outputs: ${rows.map(([input, out]) => `input ${input === '?' ? 'missing' : input}, output ${out === '?' ? 'missing' : out}`).join('; ')}.`,
        caption: 'Inputs and outputs',
        head: ['Input', 'Output'],
        rows,
      },
      answer: whole(key),
      distractors: (gap === 'output'
        ? [
            wrong(
              whole(output(x3) + factor),
              'pattern_recognition_failure',
              'Goes one step on from the last output although the input goes on further.',
            ),
            wrong(whole(factor * x4), 'careless_mistake', 'Multiplies and forgets what the rule adds or subtracts.'),
            wrong(whole(factor * x4 - constant), 'careless_mistake', 'Adds where the rule subtracts, or the other way round.'),
            wrong(
              whole(output(x3) + (output(x3) - output(x2))),
              'pattern_recognition_failure',
              'Repeats the last jump of the output column.',
            ),
            wrong(whole(x4 + output(x1) - x1), 'strategy_error', 'Takes the rule from the first row only, as an addition.'),
            wrong(whole(key + factor), 'calculation_error', 'Counts one step too many.'),
            wrong(whole(key - 1), 'calculation_error', 'Is one off in the last step.'),
            wrong(whole(key + 1), 'calculation_error', 'Is one too high in the last step.'),
            wrong(whole(factor * (x4 + constant)), 'strategy_error', 'Multiplies last, although the rule multiplies first.'),
            wrong(whole(key + 2 * factor), 'calculation_error', 'Counts two steps too many.'),
          ]
        : [
            wrong(whole(x3 + 1), 'pattern_recognition_failure', 'Takes the next whole number for the input.'),
            wrong(whole(x3 + 2), 'pattern_recognition_failure', 'Repeats the last jump of the input column.'),
            wrong(whole(x4 + 1), 'calculation_error', 'Counts one step too many.'),
            wrong(whole(x4 - 1), 'calculation_error', 'Counts one step too few.'),
            wrong(whole(x4 + size), 'careless_mistake', 'Forgets to divide what the rule adds or subtracts.'),
            wrong(whole(x4 + 2), 'calculation_error', 'Counts two steps too many.'),
            wrong(whole(x4 - 2), 'calculation_error', 'Counts two steps too few.'),
            ...[3, -3].map((more) => wrong(whole(x4 + more), 'calculation_error', `Counts three steps too ${more > 0 ? 'many' : 'few'}.`)),
          ]
      ).filter(({ value }) => Number(value) > 0),
      steps: [
        `From input ${x1} to input ${x2} the output goes from ${output(x1)} to ${output(x2)}, a change of ${factor}, so the rule multiplies by ${factor}.`,
        `Since ${factor} × ${x1} = ${factor * x1} and the output is ${output(x1)}, the whole rule is: ${does}.`,
        gap === 'output'
          ? `For the input ${x4}: ${factor} × ${x4} = ${factor * x4}, and the output is ${key}.`
          : `To find an input, work back: ${undo}. From ${output(x4)} this leads to ${key}.`,
      ],
      hints: [
        'Look at two inputs that differ by 1. By how much do their outputs differ?',
        `First find the rule: multiply by ${factor}, then do one more thing.`,
      ],
    }
  },
  // Counts up from the first row, one input at a time.
  solve({ factor, constant, inputs, gap }) {
    let [input = 0] = inputs
    const last = inputs.at(-1) ?? 0
    let output = factor * input + constant
    while (gap === 'output' ? input < last : output < factor * last + constant) {
      input += 1
      output += factor
    }
    return String(gap === 'output' ? output : input)
  },
})
