/** Choosing without order: teams, handshakes and mixed committees. */

import { defineFamily } from '~/exam/families/kit/family'
import { counted } from '~/exam/families/kit/wording'
import { numberValue, whole, wrong } from '~/exam/values/values'
import { slips } from './slips'

interface Parameters {
  setting: number
  count: number
  chosen: number
  /** For mixed committees, a second group with its number of chosen; 0 otherwise. */
  others: number
  othersChosen: number
}

const ONE: ((count: number, chosen: number) => string)[] = [
  (count, chosen) =>
    `A teacher wants to send ${chosen} of ${count} students to a contest. How many different groups of ${chosen} students are possible?`,
  (count, chosen) =>
    `A pizza may have any ${chosen} of ${count} different toppings. How many different pizzas with ${chosen} toppings are possible?`,
  (count, chosen) => `From ${count} different books, ${chosen} are to be taken on a trip. In how many different ways can they be chosen?`,
]
const HANDS: ((count: number) => string)[] = [
  (count) => `Each of ${count} people at a meeting shakes hands once with each of the others. How many handshakes are there?`,
  (count) => `In a chess club of ${count} members, each member plays one game against every other member. How many games are played?`,
  (count) => `There are ${count} points on a circle. How many different line segments join two of these points?`,
]
const MIXED: ((count: number, chosen: number, others: number, othersChosen: number) => string)[] = [
  (count, chosen, others, othersChosen) =>
    `A committee of ${counted(chosen, 'teacher')} and ${counted(othersChosen, 'parent')} is to be chosen from ${count} teachers and ${others} parents. How many different committees are possible?`,
  (count, chosen, others, othersChosen) =>
    `A reader chooses ${chosen} of ${count} novels and ${othersChosen} of ${others} biographies to borrow. How many different choices are possible?`,
  (count, chosen, others, othersChosen) =>
    `A gardener plants ${chosen} of ${count} kinds of roses and ${othersChosen} of ${others} kinds of tulips. How many different selections are possible?`,
]

export const chooseCommittee = defineFamily<Parameters>({
  id: 'choose-committee',
  version: 3,
  title: 'Choosing without order',
  asks: 'Counts the ways to choose two or three of a group, or some of each of two groups, when order does not matter.',
  strand: 'data',
  skill: 'Combinations',
  kind: 'word_problem',
  levels: { 'isee-upper': ['mathematics_achievement', 'quantitative_reasoning'], 'ssat-upper': ['quantitative'] },
  parameters: {
    setting: 'which of three settings',
    count: 'size of the group',
    chosen: 'how many are chosen',
    others: 'size of the second group, or 0',
    othersChosen: 'how many are chosen of the second group, or 0',
  },
  draw(random, { difficulty }) {
    const setting = random.int(0, 2)
    if (difficulty === 'easy') return { setting, count: random.int(5, 10), chosen: 2, others: 0, othersChosen: 0 }
    if (difficulty === 'medium') return { setting, count: random.int(5, 8), chosen: 3, others: 0, othersChosen: 0 }
    return { setting, count: random.int(4, 7), chosen: 2, others: random.int(3, 6), othersChosen: random.int(1, 2) }
  },
  write({ setting, count, chosen, others, othersChosen }) {
    const ordered = (of: number, taken: number) =>
      Array.from({ length: taken }, (_, place) => of - place).reduce((product, factor) => product * factor, 1)
    const orders = (taken: number) => ordered(taken, taken)
    const ways = (of: number, taken: number) => ordered(of, taken) / orders(taken)
    const [mine, theirs] = [ways(count, chosen), others ? ways(others, othersChosen) : 1]
    const key = mine * theirs
    const factors = (of: number, taken: number) => Array.from({ length: taken }, (_, place) => of - place).join(' × ')
    const counting = (of: number, taken: number) =>
      taken === 1 ? `${of}` : `${factors(of, taken)} ÷ ${orders(taken)} = ${ways(of, taken)}`
    return {
      stem:
        (others
          ? MIXED[setting]?.(count, chosen, others, othersChosen)
          : chosen === 2
            ? HANDS[setting]?.(count)
            : ONE[setting]?.(count, chosen)) ?? '',
      answer: whole(key),
      distractors: [
        wrong(
          whole(ordered(count, chosen) * (others ? ordered(others, othersChosen) : 1)),
          'concept_misunderstanding',
          'Counts the same choice again for every order.',
        ),
        wrong(
          whole(others ? mine + theirs : count * chosen),
          'concept_misunderstanding',
          others
            ? 'Adds the two numbers of choices instead of multiplying them.'
            : 'Multiplies the size of the group by the number chosen.',
        ),
        wrong(
          whole(others ? count * others : (count * (count + 1)) / 2),
          'concept_misunderstanding',
          others ? 'Chooses only one of each group.' : 'Lets a member be paired with itself as well.',
        ),
        wrong(whole(count ** 2), 'concept_misunderstanding', 'Multiplies the size of the group by itself.'),
        wrong(
          whole(others ? ordered(count, chosen) * theirs : ways(count - 1, chosen)),
          'careless_mistake',
          others ? 'Forgets to divide by the orders in the first group.' : 'Starts with one too few.',
        ),
        ...slips(key, 3),
      ],
      steps: [
        `In order, ${chosen} of ${count} can be taken in ${factors(count, chosen)} = ${ordered(count, chosen)} ways.`,
        `Order does not matter here, and each choice was counted ${orders(chosen)} times, so there are ${counting(count, chosen)}.`,
        ...(others
          ? [
              `From the second group there are ${counting(others, othersChosen)} choices, and each goes with each: ${mine} × ${theirs} = ${key}.`,
            ]
          : []),
      ],
      hints: [
        'Does it make a difference in which order they are chosen?',
        others
          ? 'Count the choices of each group by itself. Then combine them.'
          : 'Count the ordered choices. How often is each group counted?',
      ],
    }
  },
  // Runs through all subsets and keeps those of the right size.
  solve({ count, chosen, others, othersChosen }) {
    const subsets = (of: number, taken: number) =>
      Array.from({ length: 2 ** of }, (_, bits) => bits.toString(2).replaceAll('0', '').length).filter((size) => size === taken).length
    return numberValue(subsets(count, chosen) * (others ? subsets(others, othersChosen) : 1))
  },
})
