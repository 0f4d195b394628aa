/** The next number of a pattern. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText } from '~/exam/values/values'

type Rule = 'add' | 'subtract' | 'multiply' | 'growing' | 'double-and-add'
interface Parameters {
  rule: Rule
  first: number
  by: number
  shown: number
}

const RULES = {
  easy: ['add', 'subtract'],
  medium: ['subtract', 'multiply', 'growing'],
  hard: ['growing', 'double-and-add', 'multiply'],
} as const

function terms({ rule, first, by, shown }: Parameters): number[] {
  const list = [first]
  for (let index = 1; index <= shown; index++) {
    const last = list[index - 1] ?? 0
    const next = {
      add: last + by,
      subtract: last - by,
      multiply: last * by,
      growing: last + by + index - 1,
      'double-and-add': last * 2 + by,
    }
    list.push(next[rule])
  }
  return list
}

export const nextInPattern = defineFamily<Parameters>({
  id: 'next-in-pattern',
  version: 3,
  title: 'A number pattern continued',
  asks: 'Continues a pattern that adds, subtracts, multiplies, adds more each time, or doubles and adds.',
  strand: 'number',
  skill: 'Number patterns',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    rule: 'how each number follows from the one before',
    first: 'the first number',
    by: 'the number that the rule uses',
    shown: 'how many numbers are printed',
  },
  draw(random, { difficulty }) {
    const rule = random.pick(RULES[difficulty])
    const by = {
      add: random.int(4, 13),
      subtract: random.int(4, 13),
      multiply: random.int(2, 3),
      growing: random.int(2, 6),
      'double-and-add': random.int(1, 5),
    }[rule]
    const first = {
      add: random.int(3, 30),
      subtract: random.int(80, 130),
      multiply: random.int(2, 7),
      growing: random.int(2, 30),
      'double-and-add': random.int(1, 7),
    }[rule]
    return { rule, first, by, shown: rule === 'multiply' ? 4 : 5 }
  },
  write(parameters) {
    const { rule, by, shown } = parameters
    const list = terms(parameters)
    const [before = 0, last = 0, key = 0] = list.slice(-3)
    const gap = last - before
    const why: Record<Rule, string> = {
      add: `Each number is ${by} more than the one before.`,
      subtract: `Each number is ${by} less than the one before.`,
      multiply: `Each number is ${by} times the one before.`,
      growing: `The steps grow by one: ${list
        .slice(1, shown)
        .map((value, index) => `+${value - (list[index] ?? 0)}`)
        .join(', ')}, and so the next step is +${by + shown - 1}.`,
      'double-and-add': `Each number is twice the one before, plus ${by}: ${list[1]} = 2 × ${list[0]} + ${by}.`,
    }
    const wrong: Distractor[] = [
      { ...whole(last + gap), type: 'pattern_recognition_failure', says: 'Repeats the last step instead of finding how the steps change.' },
      { ...whole(last * 2), type: 'pattern_recognition_failure', says: 'Doubles the last number.' },
      {
        ...whole(key + (rule === 'subtract' ? -by : by)),
        type: 'careless_mistake',
        says: 'Makes one step too many or a step that is too large.',
      },
      { ...whole(key + 1), type: 'calculation_error', says: 'Slips by one in the last step.' },
      { ...whole(key - 1), type: 'calculation_error', says: 'Slips by one in the last step, the other way.' },
      {
        ...whole(rule === 'subtract' ? last + by : last + by),
        type: 'pattern_recognition_failure',
        says: `Adds ${by} to the last number.`,
      },
      { ...whole(key + 10), type: 'calculation_error', says: 'Carries a ten too many.' },
      { ...whole(key - 2), type: 'calculation_error', says: 'Miscounts the last step by two.' },
    ]
    return {
      stem: `What is the next number in the pattern ${list.slice(0, shown).map(wholeText).join(', ')}, … ?`.replace(', … ?', ', …?'),
      answer: whole(key),
      distractors: rule === 'add' || rule === 'subtract' ? wrong.filter((_, index) => index !== 1) : wrong,
      steps: [`Look at how each number becomes the next. ${why[rule]}`, `The same rule after ${wholeText(last)} gives ${wholeText(key)}.`],
      hints: ['What happens between one number and the next?', 'Test your rule on every pair of neighbors, not only on the first.'],
    }
  },
  // The closed form of each rule.
  solve({ rule, first, by, shown: n }) {
    const closed = {
      add: first + n * by,
      subtract: first - n * by,
      multiply: first * by ** n,
      growing: first + n * by + (n * (n - 1)) / 2,
      'double-and-add': 2 ** n * (first + by) - by,
    }
    return numberValue(closed[rule])
  },
})
