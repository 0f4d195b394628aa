/** What happens to a mean when a value joins or leaves. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { slips } from './slips'

interface Parameters {
  count: number
  mean: number
  changed: number
  joins: boolean
  setting: number
}

const SETTINGS: {
  joins: (given: { count: number; mean: number; value: number }) => string
  leaves: (given: { count: number; mean: number; value: number }) => string
}[] = [
  {
    joins: ({ count, mean, value }) =>
      `The mean of ${count} numbers is ${mean}. When the number ${value} is added to the list, what is the mean of all ${count + 1} numbers?`,
    leaves: ({ count, mean, value }) =>
      `The mean of ${count} numbers is ${mean}. When the number ${value} is removed from the list, what is the mean of the remaining ${count - 1} numbers?`,
  },
  {
    joins: ({ count, mean, value }) =>
      `The average age of ${count} people in a room is ${mean} years. A person who is ${value} years old enters the room. What is the average age, in years, of the people now in the room?`,
    leaves: ({ count, mean, value }) =>
      `The average age of ${count} people in a room is ${mean} years. A person who is ${value} years old leaves the room. What is the average age, in years, of the people still in the room?`,
  },
  {
    joins: ({ count, mean, value }) =>
      `A player's average score in ${count} games is ${mean} points. In the next game the player scores ${value} points. What is the average score for all ${count + 1} games?`,
    leaves: ({ count, mean, value }) =>
      `A player's average score in ${count} games is ${mean} points. If the game in which the player scored ${value} points is not counted, what is the average score for the other ${count - 1} games?`,
  },
]

export const meanAfterChange = defineFamily<Parameters>({
  id: 'mean-after-change',
  version: 3,
  title: 'A value joins or leaves',
  asks: 'Finds the new mean after one value is added to or removed from a list of which only the mean is known.',
  strand: 'data',
  skill: 'Effect of a value on the mean',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    count: 'number of values before the change, 3 to 9',
    mean: 'mean before the change',
    changed: 'the value that joins or leaves',
    joins: 'whether the value joins',
    setting: 'numbers, ages or scores',
  },
  draw(random, { level, difficulty }) {
    const joins = difficulty === 'easy' ? true : difficulty === 'hard' ? random.chance(1, 4) : random.chance(1, 2)
    const count = { easy: random.int(3, 4), medium: random.int(4, 6), hard: random.int(5, tierOf(level) === 'upper' ? 9 : 7) }[difficulty]
    const after = joins ? count + 1 : count - 1
    const mean = random.int(18, 26)
    // The changed value follows from the two totals; a shift that would make it too small is not used.
    const valueFor = (shift: number) => (joins ? (mean + shift) * after - mean * count : mean * count - (mean + shift) * after)
    const shifts = (difficulty === 'easy' ? [1, 2] : [1, 2, 3, -1, -2]).filter((shift) => valueFor(shift) > 1)
    const changed = valueFor(random.pick(shifts))
    return { count, mean, changed, joins, setting: random.int(0, SETTINGS.length - 1) }
  },
  write({ count, mean, changed, joins, setting }) {
    const total = count * mean
    const after = joins ? count + 1 : count - 1
    const newTotal = joins ? total + changed : total - changed
    const key = newTotal / after
    const divided = (sum: number, by: number, says: string) =>
      Number.isInteger(sum / by) && sum > 0 ? [wrong(whole(sum / by), 'strategy_error' as const, says)] : []
    return {
      stem: SETTINGS[setting]?.[joins ? 'joins' : 'leaves']({ count, mean, value: changed }) ?? '',
      answer: whole(key),
      distractors: [
        ...divided(mean + changed, 2, 'Averages the old mean and the single value as if both counted the same.'),
        wrong(whole(mean), 'concept_misunderstanding', 'Believes that one value does not change the mean.'),
        ...divided(newTotal, count, 'Divides the new total by the old number of values.'),
        ...(joins ? [] : divided(total + changed, after + 2, 'Adds the value that leaves.')),
        wrong(whole(2 * mean - key), 'logical_reasoning_error', 'Moves the mean in the wrong direction.'),
        ...slips(key),
      ],
      steps: [
        `A mean of ${mean} over ${count} values means that they add up to ${count} × ${mean} = ${total}.`,
        `The value ${changed} ${joins ? 'joins' : 'leaves'}, so the total is now ${total} ${joins ? '+' : '−'} ${changed} = ${newTotal}, shared by ${after} values.`,
        `The new mean is ${newTotal} ÷ ${after} = ${key}.`,
      ],
      hints: [
        'You cannot see the values, but you can find what they add up to.',
        `How many values are there after the change, and what do those add up to?`,
      ],
    }
  },
  // The distance of the value from the old mean is shared out among the values after the change.
  solve({ count, mean, changed, joins }) {
    return numberValue(joins ? mean + (changed - mean) / (count + 1) : mean - (changed - mean) / (count - 1))
  },
})
