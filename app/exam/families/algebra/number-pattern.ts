/** The next number of a pattern. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wholeText, wrong } from '~/exam/values/values'

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
  version: 4,
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
    ahead: '1 for the next number, 2 for the one after it; growing patterns have 2 when the draw is hard',
  },
  draw(random, { level, difficulty }) {
    const large = tierOf(level) === 'middle'
    const kind = random.pick(KINDS[difficulty])
    const step = kind === 'multiplying' ? random.int(2, large ? 4 : 3) : random.int(3, large ? 15 : 9)
    // A net gain that divides the step would bring printed numbers back.
    const gains = Array.from({ length: step - 1 }, (_, index) => index + 1).filter((gain) => step % gain !== 0)
    const second = kind === 'growing' ? random.int(1, large ? 4 : 3) : kind === 'alternating' ? step - random.pick(gains) : 0
    const start =
      kind === 'multiplying' ? random.int(2, 5) : kind === 'falling' ? random.int(60, 99) + step * 2 : random.int(2, large ? 40 : 20)
    const further = {
      steady: difficulty === 'medium' && random.chance(1, 2),
      falling: false,
      multiplying: false,
      growing: difficulty === 'hard',
      alternating: random.chance(1, 2),
    }
    const ahead = further[kind] ? 2 : 1
    return { kind, start, step, second, shown: kind === 'multiplying' ? 4 : kind === 'alternating' ? 6 : 5, ahead }
  },
  write(parameters) {
    const { kind, start, step, second, shown, ahead } = parameters
    const values = [start]
    for (let index = 0; values.length < shown + ahead + 1; index++) values.push(nextOf(parameters, values.at(-1) ?? 0, index))
    const at = (index: number) => values[index] ?? 0
    const [last, key, beyond] = [at(shown - 1), at(shown + ahead - 1), at(shown + ahead)]
    const jump = last - at(shown - 2)
    const printed = values.slice(0, shown)
    const mistakes = [
      wrong(whole(last + jump * ahead), 'pattern_recognition_failure', 'Repeats the last jump although the jumps change.'),
      wrong(
        whole(ahead === 2 ? at(shown) : beyond),
        'misread_question',
        ahead === 2 ? 'Gives the next number instead of the one after it.' : 'Goes one number too far.',
      ),
      wrong(whole(last + (at(1) - at(0))), 'pattern_recognition_failure', 'Uses the first jump of the pattern again.'),
      ...(kind === 'multiplying'
        ? [
            wrong(whole(key + last), 'calculation_error', 'Multiplies by one too many.'),
            wrong(whole(key - last), 'calculation_error', 'Multiplies by one too few.'),
            wrong(whole(last + step), 'concept_misunderstanding', 'Adds the factor instead of multiplying by it.'),
          ]
        : [
            wrong(whole(key + 1), 'calculation_error', 'Is one too high in the last step.'),
            wrong(whole(key - 1), 'calculation_error', 'Is one too low in the last step.'),
            wrong(whole(key + 2), 'calculation_error', 'Is two too high in the last step.'),
            wrong(whole(key - 2), 'calculation_error', 'Is two too low in the last step.'),
          ]),
      ...(kind === 'alternating'
        ? [wrong(whole(last + step), 'pattern_recognition_failure', 'Takes the wrong one of the two alternating steps.')]
        : []),
      ...(kind === 'growing' ? [wrong(whole(key + second), 'careless_mistake', 'Makes the jumps grow once too often.')] : []),
      wrong(whole(key + 10), 'calculation_error', 'Is a ten too high in the last step.'),
      wrong(whole(key - 10), 'calculation_error', 'Is a ten too low in the last step.'),
    ]
    return {
      stem: `${printed.map(wholeText).join(', ')}, …\nThe pattern continues in the same way. What is the ${ahead === 1 ? 'next number' : 'second number after'} ${ahead === 1 ? 'in the pattern' : `${wholeText(last)} in the pattern`}?`,
      answer: whole(key),
      // Nobody takes a number that is printed already, or one on the wrong side of the last.
      distractors: mistakes.filter(({ value }) => {
        const number = Number(value)
        const isOnward = kind === 'alternating' || (kind === 'falling' ? number < last : number > last)
        return number > 0 && isOnward && !printed.includes(number)
      }),
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
