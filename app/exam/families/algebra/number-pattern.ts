/** The next number of a pattern. */
import { defineFamily } from '../../family'
import { tierOf } from '../../levels'
import { whole, wholeText, wrong } from '../../values'

type Kind = 'steady' | 'falling' | 'multiplying' | 'growing' | 'alternating'

interface Parameters {
  kind: Kind
  start: number
  step: number
  /** What the step grows by, or the second of two alternating steps. */
  second: number
  shown: number
  /** How far after the last shown number the asked one stands. */
  ahead: number
}

const KINDS: Record<'easy' | 'medium' | 'hard', Kind[]> = {
  easy: ['steady', 'falling'],
  medium: ['multiplying', 'growing', 'steady'],
  hard: ['alternating', 'growing'],
}

function nextOf({ kind, step, second }: Parameters, value: number, index: number): number {
  switch (kind) {
    case 'steady':
      return value + step
    case 'falling':
      return value - step
    case 'multiplying':
      return value * step
    case 'growing':
      return value + step + second * index
    case 'alternating':
      return index % 2 ? value - second : value + step
  }
}

function described({ kind, step, second }: Parameters): string {
  return {
    steady: `Each number is ${step} more than the one before.`,
    falling: `Each number is ${step} less than the one before.`,
    multiplying: `Each number is ${step} times the one before.`,
    growing: `The numbers grow by ${step}, then ${step + second}, then ${step + 2 * second}: each jump is ${second} more than the last.`,
    alternating: `The pattern adds ${step}, then subtracts ${second}, and repeats these two steps.`,
  }[kind]
}

export const numberPattern = defineFamily<Parameters>({
  id: 'number-pattern',
  version: 2,
  title: 'The next number of a pattern',
  asks: 'Lists the first numbers of a pattern and asks for the next one, or the one after that.',
  strand: 'algebra',
  skill: 'Number patterns',
  kind: 'computation',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    kind: 'how the pattern moves',
    start: 'the first number',
    step: 'the first step, or the factor',
    second: 'the growth of the step, or the second of two alternating steps',
    shown: 'how many numbers are printed',
    ahead: '1 for the next number, 2 for the one after it',
  },
  draw(random, { level, difficulty }) {
    const large = tierOf(level) === 'middle'
    const kind = random.pick(KINDS[difficulty])
    const step = kind === 'multiplying' ? random.int(2, large ? 4 : 3) : random.int(3, large ? 15 : 9)
    const second = kind === 'growing' ? random.int(1, large ? 4 : 3) : kind === 'alternating' ? random.int(1, step - 1) : 0
    const start =
      kind === 'multiplying' ? random.int(2, 5) : kind === 'falling' ? random.int(60, 99) + step * 2 : random.int(2, large ? 40 : 20)
    const ahead = difficulty !== 'easy' && kind !== 'multiplying' && random.chance(1, 2) ? 2 : 1
    return { kind, start, step, second, shown: kind === 'multiplying' ? 4 : kind === 'alternating' ? 6 : 5, ahead }
  },
  write(parameters) {
    const { kind, start, step, second, shown, ahead } = parameters
    const values = [start]
    for (let index = 0; values.length < shown + ahead + 1; index++) values.push(nextOf(parameters, values.at(-1) ?? 0, index))
    const at = (index: number) => values[index] ?? 0
    const [last, key, beyond] = [at(shown - 1), at(shown + ahead - 1), at(shown + ahead)]
    const jump = last - at(shown - 2)
    return {
      stem: `${values.slice(0, shown).map(wholeText).join(', ')}, …\nThe pattern continues in the same way. What is the ${ahead === 1 ? 'next number' : 'second number after'} ${ahead === 1 ? 'in the pattern' : `${wholeText(last)} in the pattern`}?`,
      answer: whole(key),
      distractors: [
        wrong(whole(last + jump * ahead), 'pattern_recognition_failure', 'Repeats the last jump although the jumps change.'),
        wrong(
          whole(ahead === 2 ? at(shown) : beyond),
          'misread_question',
          ahead === 2 ? 'Gives the next number instead of the one after it.' : 'Goes one number too far.',
        ),
        wrong(whole(last + (at(1) - at(0))), 'pattern_recognition_failure', 'Uses the first jump of the pattern again.'),
        wrong(
          whole(key + (kind === 'multiplying' ? last : 1)),
          'calculation_error',
          kind === 'multiplying' ? 'Multiplies by one too many.' : 'Adds one too many.',
        ),
        wrong(whole(key - 1), 'calculation_error', 'Adds one too few.'),
        wrong(
          whole(kind === 'alternating' ? last - second : key + 10),
          kind === 'alternating' ? 'pattern_recognition_failure' : 'calculation_error',
          kind === 'alternating' ? 'Takes the wrong one of the two alternating steps.' : 'Loses track of a ten.',
        ),
        wrong(whole(key + step), 'careless_mistake', 'Takes the step once too often.'),
        wrong(whole(key + 2), 'calculation_error', 'Is two off in the last step.'),
      ],
      steps: [
        'Look at what happens from each number to the next.',
        described(parameters),
        `Continue from ${wholeText(last)}: ${values
          .slice(shown, shown + ahead)
          .map(wholeText)
          .join(', then ')}.`,
      ],
      hints: [
        'How do you get from the first number to the second, and from the second to the third?',
        kind === 'alternating'
          ? 'Two different steps take turns.'
          : kind === 'growing'
            ? 'Write down the jumps. They make a pattern too.'
            : 'The same step is taken each time.',
      ],
    }
  },
  // By a formula for the whole distance, not number by number.
  solve({ kind, start, step, second, shown, ahead }) {
    const jumps = shown + ahead - 1
    const ups = Math.ceil(jumps / 2)
    const total = {
      steady: start + jumps * step,
      falling: start - jumps * step,
      multiplying: start * step ** jumps,
      growing: start + jumps * step + (second * jumps * (jumps - 1)) / 2,
      alternating: start + ups * step - (jumps - ups) * second,
    }
    return String(total[kind])
  },
})
