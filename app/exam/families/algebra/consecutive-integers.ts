/** Consecutive whole numbers with a given sum. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrongWhole } from '~/exam/values/values'

interface Parameters {
  count: number
  /** 1 for consecutive integers, 2 for consecutive even or odd ones. */
  gap: 1 | 2
  total: number
  asked: 'least' | 'greatest'
}

export const consecutiveIntegers = defineFamily<Parameters>({
  id: 'consecutive-integers',
  version: 3,
  title: 'Consecutive integers with a given sum',
  asks: 'Gives the sum of consecutive integers, in harder questions even or odd ones, and asks for the least or greatest.',
  strand: 'algebra',
  skill: 'Consecutive integers',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: { count: 'how many integers', gap: 'the distance between neighbors', total: 'their sum', asked: 'which one is asked' },
  draw(random, { level, difficulty }) {
    const gap = difficulty === 'easy' ? 1 : difficulty === 'hard' ? 2 : random.pick([1, 2] as const)
    const count = difficulty === 'easy' ? 3 : tierOf(level) === 'upper' && difficulty === 'hard' ? random.pick([4, 5]) : random.pick([3, 4])
    const least = random.int(5, 40)
    return { count, gap, total: count * least + (gap * count * (count - 1)) / 2, asked: random.pick(['least', 'greatest'] as const) }
  },
  write({ count, gap, total, asked }) {
    const least = (total - (gap * count * (count - 1)) / 2) / count
    const list = Array.from({ length: count }, (_, index) => least + gap * index)
    const greatest = list.at(-1) ?? least
    const kind = gap === 1 ? 'integers' : least % 2 ? 'odd integers' : 'even integers'
    const word = ['three', 'four', 'five'][count - 3]
    const key = asked === 'least' ? least : greatest
    const sum = Array.from({ length: count }, (_, index) => (index ? `(n + ${gap * index})` : 'n')).join(' + ')
    const middle = total / count
    return {
      stem: `The sum of ${word} consecutive ${kind} is ${total}. What is the ${asked} of them?`,
      answer: whole(key),
      distractors: [
        ...wrongWhole(
          asked === 'least' ? greatest : least,
          'misread_question',
          `Gives the ${asked === 'least' ? 'greatest' : 'least'} number.`,
        ),
        ...wrongWhole(middle, 'strategy_error', `Divides the sum by ${count} and takes the middle for the answer.`),
        ...wrongWhole(list[1] ?? 0, 'careless_mistake', 'Gives a number from the middle of the list.'),
        ...(gap === 2
          ? wrongWhole(
              key + (asked === 'least' ? count - 1 : 1 - count),
              'concept_misunderstanding',
              `Counts up by 1, although ${kind} differ by 2.`,
            )
          : []),
        ...wrongWhole(key + gap, 'calculation_error', 'Is one place off in the list.'),
        ...wrongWhole(key - gap, 'calculation_error', 'Is one place too low in the list.'),
        ...wrongWhole(key + 2 * gap, 'calculation_error', 'Is two places off in the list.'),
        ...wrongWhole(key - 2 * gap, 'calculation_error', 'Is two places too low in the list.'),
        ...wrongWhole(
          Math.round(total / (count - 1)),
          'calculation_error',
          'Divides by the number of gaps instead of the number of integers.',
        ),
        ...wrongWhole(Math.round(total / (count + 1)), 'calculation_error', 'Divides by one more than the number of integers.'),
        ...wrongWhole(key + 3 * gap, 'calculation_error', 'Is three places off in the list.'),
        ...wrongWhole(key - 3 * gap, 'calculation_error', 'Is three places too low in the list.'),
      ],
      steps: [
        `Call the least number $n$. Neighbors differ by ${gap}, so $${sum} = ${total}$.`,
        `That is $${count}n + ${(gap * count * (count - 1)) / 2} = ${total}$, so $n = ${least}$.`,
        `The numbers are ${list.join(', ')}, and the ${asked} is ${key}.`,
      ],
      hints: [
        count % 2
          ? 'The middle number is the average of them all.'
          : 'The average of them all lies halfway between the two middle numbers.',
        `Write the numbers as $n$, $n + ${gap}$, and so on.`,
      ],
    }
  },
  // Adds up lists until one has the sum.
  solve({ count, gap, total, asked }) {
    for (let least = -100; least < 1000; least++) {
      let sum = 0
      for (let index = 0; index < count; index++) sum += least + gap * index
      if (sum === total) return String(asked === 'least' ? least : least + gap * (count - 1))
    }
    throw new RangeError('no list has the sum')
  },
})
