/** Shapes that stand for numbers. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrong } from '~/exam/values/values'

interface Parameters {
  symbols: readonly [string, string, string]
  /** How many of the first symbol make the first sum. */
  many: number
  firstSum: number
  secondSum: number
  /** The third fact: a sum of the second and the third symbol; 0 when only two symbols stand. */
  thirdSum: number
}

export const symbolSums = defineFamily<Parameters>({
  id: 'symbol-sums',
  version: 3,
  title: 'Shapes that stand for numbers',
  asks: 'Gives two or three sums of shapes, each shape standing for one number, and asks for the last one.',
  strand: 'algebra',
  skill: 'Symbols for numbers',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    symbols: 'the three shapes',
    many: 'how often the first shape stands in the first sum',
    firstSum: 'the first sum',
    secondSum: 'the sum of the first and second shape',
    thirdSum: 'the sum of the second shape twice and the third, or 0 when there is no third',
  },
  draw(random, { level, difficulty }) {
    const size = tierOf(level) === 'middle' ? 18 : 9
    const many = difficulty === 'easy' ? 2 : 3
    const [first, second, third] = [random.int(3, size), random.int(4, size + 6), random.int(2, size)]
    const symbols = random.sample(['△', '○', '□', '◇'], 3) as [string, string, string]
    return { symbols, many, firstSum: many * first, secondSum: first + second, thirdSum: difficulty === 'hard' ? 2 * second + third : 0 }
  },
  write({ symbols: [a, b, c], many, firstSum, secondSum, thirdSum }) {
    const first = firstSum / many
    const second = secondSum - first
    const third = thirdSum - 2 * second
    const asked = thirdSum ? c : b
    const key = thirdSum ? third : second
    const facts = [
      `${Array.from({ length: many }, () => a).join(' + ')} = ${firstSum}`,
      `${a} + ${b} = ${secondSum}`,
      ...(thirdSum ? [`${b} + ${b} + ${c} = ${thirdSum}`] : []),
    ]
    return {
      stem: `Each shape stands for one number, and the same shape always stands for the same number.\n${facts.join('\n')}\nWhat number does ${asked} stand for?`,
      answer: whole(key),
      distractors: [
        wrong(
          whole(thirdSum ? thirdSum - second : secondSum - firstSum),
          'careless_mistake',
          thirdSum ? `Takes ${b} away once instead of twice.` : `Takes the whole first sum away instead of one ${a}.`,
        ),
        wrong(whole(thirdSum ? second : first), 'misread_question', `Gives the value of ${thirdSum ? b : a} instead of ${asked}.`),
        wrong(whole(first), 'misread_question', `Gives the value of ${a}.`),
        wrong(whole(key + 1), 'calculation_error', 'Is one off in a subtraction.'),
        wrong(whole(key > 1 ? key - 1 : key + 3), 'calculation_error', 'Is one too low in a subtraction.'),
        wrong(whole(secondSum + first), 'concept_misunderstanding', 'Adds where a shape has to be taken away.'),
        wrong(whole(key + 2), 'calculation_error', 'Subtracts wrongly in the last step.'),
        wrong(whole(key - 2), 'calculation_error', 'Is two too low in a subtraction.'),
        wrong(whole(secondSum), 'misread_question', `Gives the sum of ${a} and ${b}.`),
        wrong(whole(key + 3), 'calculation_error', 'Is three off in a subtraction.'),
        wrong(whole(key - 3), 'calculation_error', 'Is three too low in a subtraction.'),
      ].filter(({ value }) => Number(value) > 0),
      steps: [
        `Start with the line that holds only one kind of shape: ${many} of ${a} make ${firstSum}, so ${a} is ${firstSum} ÷ ${many} = ${first}.`,
        `Put ${first} for ${a} in the second line: ${b} is ${secondSum} − ${first} = ${second}.`,
        ...(thirdSum ? [`In the third line, ${b} + ${b} is ${2 * second}, so ${c} is ${thirdSum} − ${2 * second} = ${third}.`] : []),
      ],
      hints: ['Which line holds only one kind of shape?', `First find ${a}, then put its number into the next line.`],
    }
  },
  // Tries all numbers for the first shape until every line holds.
  solve({ many, firstSum, secondSum, thirdSum }) {
    for (let first = 1; first <= firstSum; first++) {
      if (first * many !== firstSum) continue
      for (let second = 1; second <= secondSum; second++)
        if (first + second === secondSum) return String(thirdSum ? thirdSum - second - second : second)
    }
    throw new RangeError('no numbers fit the shapes')
  },
})
