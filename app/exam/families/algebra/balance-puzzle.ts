/** A pan balance with boxes of one unknown weight. */

import { defineFamily } from '~/exam/families/kit/family'
import { counted } from '~/exam/families/kit/wording'
import { whole, wrongWhole } from '~/exam/values/values'

interface Parameters {
  leftBoxes: number
  rightBoxes: number
  leftWeight: number
  rightWeight: number
  unit: 'pounds' | 'ounces' | 'grams'
}

const pan = (boxes: number, weight: number) => [...Array.from({ length: boxes }, () => 'x'), ...(weight ? [String(weight)] : [])]

function inWords(boxes: number, weight: number, unit: string): string {
  const first = boxes ? counted(boxes, 'box marked x', 'boxes marked x') : ''
  const second = weight ? `a ${weight}-${unit.slice(0, -1)} weight` : ''
  return [first, second].filter(Boolean).join(' and ')
}

export const balancePuzzle = defineFamily<Parameters>({
  id: 'balance-puzzle',
  version: 3,
  title: 'A balance with equal boxes',
  asks: 'Shows a balance in level position with equal boxes and known weights, and asks what one box weighs.',
  strand: 'algebra',
  skill: 'Balance puzzles',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    leftBoxes: 'boxes on the left pan',
    rightBoxes: 'boxes on the right pan, fewer than on the left; none in easy questions',
    leftWeight: 'known weight on the left, or 0',
    rightWeight: 'known weight on the right',
    unit: 'the unit of weight',
  },
  draw(random, { difficulty }) {
    const rightBoxes = difficulty === 'hard' ? random.int(1, 2) : 0
    const more = difficulty === 'easy' ? 2 : random.int(difficulty === 'medium' ? 3 : 2, difficulty === 'hard' ? 3 : 4)
    const [box, leftWeight] = [random.int(3, difficulty === 'easy' ? 9 : 12), random.int(2, difficulty === 'easy' ? 9 : 15)]
    return {
      leftBoxes: rightBoxes + more,
      rightBoxes,
      leftWeight,
      rightWeight: leftWeight + more * box,
      unit: random.pick(['pounds', 'ounces', 'grams']),
    }
  },
  write({ leftBoxes, rightBoxes, leftWeight, rightWeight, unit }) {
    const more = leftBoxes - rightBoxes
    const rest = rightWeight - leftWeight
    const box = rest / more
    const shared = rightWeight / leftBoxes
    const [left, right] = [inWords(leftBoxes, leftWeight, unit), inWords(rightBoxes, rightWeight, unit)]
    return {
      stem: `Every box marked x has the same weight, and the scale balances. The other weights are in ${unit}. What is the weight of one box, in ${unit}?`,
      figure: {
        type: 'balance',
        alt: `A balance in level position. On the left pan: ${left}. On the right pan: ${right}.`,
        left: pan(leftBoxes, leftWeight),
        right: pan(rightBoxes, rightWeight),
        lower: 'neither',
      },
      answer: whole(box),
      distractors: [
        ...(rest % leftBoxes === 0 && rightBoxes
          ? [...wrongWhole(rest / leftBoxes, 'careless_mistake', 'Does not take the boxes of the right pan away from both sides.')]
          : []),
        ...wrongWhole(rest, 'careless_mistake', 'Takes the known weight away and forgets to divide among the boxes.'),
        ...wrongWhole(shared, 'strategy_error', 'Divides the weight on the right without taking away the known weight on the left.'),
        ...wrongWhole(
          (rightWeight + leftWeight) / more,
          'concept_misunderstanding',
          'Adds the two known weights instead of finding their difference.',
        ),
        ...wrongWhole(box + 1, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(box - 1, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(box + 2, 'calculation_error', 'Subtracts wrongly before dividing.'),
        ...wrongWhole(rest / (more + 1), 'careless_mistake', 'Divides among one box too many.'),
        ...wrongWhole(leftBoxes, 'misread_question', 'Gives the number of boxes on the left pan.'),
        ...wrongWhole(box - 2, 'calculation_error', 'Is two too low in the division.'),
        ...wrongWhole(box - 3, 'calculation_error', 'Is three too low in the division.'),
      ],
      steps: [
        `A level scale stays level when the same is taken from both pans.${rightBoxes ? ` Take ${counted(rightBoxes, 'box', 'boxes')} from each pan.` : ''} Take ${leftWeight} ${unit} from each pan.`,
        `Now ${counted(more, 'box', 'boxes')} on the left ${more === 1 ? 'balances' : 'balance'} ${rightWeight} − ${leftWeight} = ${rest} ${unit} on the right.`,
        `The boxes are alike, so one weighs ${rest} ÷ ${more} = ${box} ${unit}.`,
      ],
      hints: [
        'What can you take from both pans so that the scale stays level?',
        'When only boxes are left on one pan, share the weight of the other pan among them.',
      ],
    }
  },
  // Tries weights until the pans agree.
  solve({ leftBoxes, rightBoxes, leftWeight, rightWeight }) {
    let box = 0
    while (leftBoxes * box + leftWeight < rightBoxes * box + rightWeight) box += 1
    return String(box)
  },
})
