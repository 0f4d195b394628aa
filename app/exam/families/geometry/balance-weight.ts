/** What one thing weighs when a balance is level. */

import { defineFamily } from '~/exam/families/kit/family'
import { counted } from '~/exam/families/kit/wording'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { positive, serves } from './measures'

const FRUIT = ['apple', 'pear', 'lemon', 'onion', 'peach'] as const
const PLURAL: Record<(typeof FRUIT)[number], string> = {
  apple: 'apples',
  pear: 'pears',
  lemon: 'lemons',
  onion: 'onions',
  peach: 'peaches',
}

interface Parameters {
  fruit: (typeof FRUIT)[number]
  /** Equal fruit on the left pan and, in hard draws, on the right. */
  left: number
  right: number
  /** Ounces of the weights beside them. */
  leftWeight: number
  rightWeight: number
}

export const balanceWeight = defineFamily<Parameters>({
  id: 'balance-weight',
  version: 3,
  title: 'A balance in balance',
  asks: 'Finds the weight of one of several equal fruits from a level balance.',
  strand: 'measurement',
  skill: 'Weight',
  kind: 'data_reading',
  levels: serves({ lower: 'both', middle: 'reasoning' }),
  parameters: {
    fruit: 'what is weighed',
    left: 'equal fruit on the left pan, 2 to 4',
    right: 'equal fruit on the right pan; 1 in hard draws, else 0',
    leftWeight: 'weight beside the fruit on the left, 0 in easy draws',
    rightWeight: 'weight on the right',
  },
  draw(random, { difficulty }) {
    const each = random.int(3, 9)
    const right = difficulty === 'hard' ? 1 : 0
    const left = right + random.int(2, 3)
    const leftWeight = difficulty === 'easy' ? 0 : random.int(2, 8)
    return { fruit: random.pick(FRUIT), left, right, leftWeight, rightWeight: (left - right) * each + leftWeight }
  },
  write({ fruit, left, right, leftWeight, rightWeight }) {
    const each = (rightWeight - leftWeight) / (left - right)
    const pans = [left, right].map((count, pan) => {
      const weight = pan === 0 ? leftWeight : rightWeight
      return [count ? counted(count, fruit, PLURAL[fruit]) : '', weight ? `a weight of ${weight} ounces` : ''].filter(Boolean).join(' and ')
    })
    const same = Array.from({ length: left }, () => fruit as string)
    const ounces = (value: number) => ({ text: value === 1 ? '1 ounce' : `${value} ounces`, value: whole(value).value })
    const share = (value: number, parts: number) => (value % parts === 0 ? [value / parts] : [])
    return {
      stem: `The balance shown is level, and all the ${PLURAL[fruit]} weigh the same. How much does one ${fruit} weigh?`,
      figure: {
        type: 'balance',
        alt: `A level balance. On the left pan: ${pans[0]}. On the right pan: ${pans[1]}.`,
        left: leftWeight ? [...same, `${leftWeight} oz`] : same,
        right: [...Array.from({ length: right }, () => fruit as string), `${rightWeight} oz`],
        lower: 'neither',
      },
      answer: ounces(each),
      distractors: positive([
        ...(leftWeight
          ? share(rightWeight, left).map((value) => wrong(ounces(value), 'careless_mistake', 'Forgets the weight on the left pan.'))
          : []),
        wrong(ounces(rightWeight - leftWeight), 'careless_mistake', `Finds what the ${PLURAL[fruit]} weigh together.`),
        ...(right
          ? share(rightWeight - leftWeight, left + right).map((value) =>
              wrong(ounces(value), 'strategy_error', 'Adds the fruit of both pans before dividing.'),
            )
          : []),
        ...(leftWeight
          ? share(rightWeight + leftWeight, left).map((value) =>
              wrong(ounces(value), 'strategy_error', 'Adds the weight on the left instead of taking it away.'),
            )
          : []),
        wrong(ounces(rightWeight - left), 'concept_misunderstanding', 'Subtracts the number of fruit instead of dividing by it.'),
        wrong(ounces(each + 1), 'calculation_error', 'Divides wrongly and lands one too high.'),
        wrong(ounces(each - 1), 'calculation_error', 'Divides wrongly and lands one too low.'),
        wrong(ounces(each + 2), 'calculation_error', 'Slips in the subtraction before dividing.'),
        wrong(ounces(each - 2), 'calculation_error', 'Slips in the division.'),
        wrong(ounces(left), 'misread_question', `Gives the number of ${PLURAL[fruit]} on the left pan.`),
        wrong(ounces(each - 3), 'calculation_error', 'Divides wrongly and lands three too low.'),
      ]),
      steps: [
        'The balance stays level when the same weight is taken off both pans.',
        ...(right ? [`Take one ${fruit} off each pan: ${left - 1} are left on the left and none on the right.`] : []),
        ...(leftWeight
          ? [
              `Take ${leftWeight} ounces off each pan: ${rightWeight} − ${leftWeight} = ${rightWeight - leftWeight} ounces stay on the right.`,
            ]
          : []),
        `So ${left - right} ${PLURAL[fruit]} weigh ${rightWeight - leftWeight} ounces, and one weighs ${rightWeight - leftWeight} ÷ ${left - right} = ${each} ounces.`,
      ],
      hints: ['What can be taken off both pans so that the balance stays level?', `Then share what is left among the ${PLURAL[fruit]}.`],
    }
  },
  // Tries weight after weight until both pans weigh the same.
  solve({ left, right, leftWeight, rightWeight }) {
    let each = 1
    while (left * each + leftWeight < right * each + rightWeight) each++
    return numberValue(each)
  },
})
