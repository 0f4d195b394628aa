/** Arrangements in a row, prizes in order, and rows with a reserved place. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText, wrong } from '~/exam/values/values'
import { slips } from './slips'

interface Parameters {
  setting: number
  count: number
  places: number
  /** How many of the people may take the first place. */
  starters: number
}

const ALL: ((count: number) => string)[] = [
  (count) => `In how many different orders can ${count} different books be placed side by side on a shelf?`,
  (count) => `In how many different orders can ${count} students stand in a line?`,
  (count) => `A band plays ${count} different songs, each once. In how many different orders can it play them?`,
]
const SOME: ((count: number, places: number) => string)[] = [
  (count, places) =>
    `There are ${count} runners in a race. In how many different ways can ${places === 2 ? 'first and second' : 'first, second, and third'} place be taken, if there are no ties?`,
  (count, places) =>
    `A club of ${count} members elects ${places === 2 ? 'a president and a treasurer' : 'a president, a secretary, and a treasurer'}. If no member may hold two offices, in how many different ways can this be done?`,
  (count, places) =>
    `A sign shows ${places} different letters in a row, chosen from ${count} given letters. How many different signs are possible?`,
]
const RESERVED: ((count: number, starters: number) => string)[] = [
  (count, starters) =>
    `A team of ${count} swimmers sets its order for a race. Only ${starters} of them can swim first. In how many different orders can the team swim?`,
  (count, starters) =>
    `A shelf is to hold ${count} different books side by side. One of the ${starters} dictionaries among them must be the first from the left. In how many different orders can the books stand?`,
  (count, starters) =>
    `In a class, ${count} students give talks one after the other. One of the ${starters} oldest must begin. In how many different orders can the talks be given?`,
]

export const arrangements = defineFamily<Parameters>({
  id: 'arrangements',
  version: 3,
  title: 'Orders and places',
  asks: 'Counts the orders of a number of things, of some of them, or with a condition on the first place.',
  strand: 'data',
  skill: 'Permutations',
  kind: 'word_problem',
  levels: {
    'isee-upper': ['mathematics_achievement', 'quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    setting: 'which of three settings',
    count: 'how many things there are',
    places: 'how many places are filled',
    starters: 'how many may take the first place, fewer than all in hard draws',
  },
  draw(random, { level, difficulty }) {
    const setting = random.int(0, 2)
    const isUpper = tierOf(level) === 'upper'
    if (difficulty === 'easy') {
      const count = random.int(3, isUpper ? 6 : 5)
      return { setting, count, places: count, starters: count }
    }
    if (difficulty === 'medium') {
      const count = random.int(5, isUpper ? 10 : 8)
      return { setting, count, places: random.int(2, 3), starters: count }
    }
    const count = random.int(4, isUpper ? 6 : 5)
    return { setting, count, places: count, starters: random.int(2, 3) }
  },
  write({ setting, count, places, starters }) {
    const factors = Array.from({ length: places }, (_, place) => (place === 0 ? starters : count - place))
    const product = (list: number[]) => list.reduce((total, factor) => total * factor, 1)
    const key = product(factors)
    const isReserved = starters < count
    const words = isReserved
      ? RESERVED[setting]?.(count, starters)
      : places === count
        ? ALL[setting]?.(count)
        : SOME[setting]?.(count, places)
    const half = key / 2
    return {
      stem: words ?? '',
      answer: whole(key),
      distractors: [
        wrong(
          whole(factors.reduce((sum, factor) => sum + factor, 0)),
          'concept_misunderstanding',
          'Adds the numbers of choices instead of multiplying them.',
        ),
        ...(count ** places < 20 * key
          ? [wrong(whole(count ** places), 'concept_misunderstanding' as const, 'Lets the same one take several places.')]
          : []),
        wrong(whole(count * places), 'concept_misunderstanding', 'Multiplies the number of things by the number of places.'),
        ...(isReserved
          ? [
              wrong(
                whole(product(Array.from({ length: count }, (_, place) => count - place))),
                'misread_question' as const,
                'Ignores the condition on the first place.',
              ),
              wrong(whole(product(factors.slice(1))), 'misread_question' as const, 'Leaves out the choice for the first place.'),
            ]
          : []),
        ...(Number.isInteger(half)
          ? [wrong(whole(half), 'concept_misunderstanding' as const, 'Divides by two as if the order of two places did not matter.')]
          : []),
        wrong(whole(key * 2), 'calculation_error', 'Counts every order twice.'),
        wrong(
          whole(product(factors.slice(0, -1)) + (factors.at(-1) ?? 0)),
          'calculation_error',
          'Adds the last factor instead of multiplying by it.',
        ),
        ...slips(key, 4),
      ],
      steps: [
        isReserved
          ? `Fill the first place first, because it has a condition: there are ${starters} choices.`
          : `For the first place there are ${count} choices.`,
        `Whoever or whatever is placed cannot be placed again, so each further place has one choice less: ${factors.join(', ')}.`,
        `Each choice goes with each later one, so multiply: ${factors.join(' × ')} = ${wholeText(key)}.`,
      ],
      hints: ['How many choices are there for the first place? And then for the second?', 'Do the numbers of choices add or multiply?'],
    }
  },
  // Lists every order.
  solve({ count, places, starters }) {
    let rows = Array.from({ length: starters }, (_, first) => [first])
    for (let place = 1; place < places; place++)
      rows = rows.flatMap((row) =>
        Array.from({ length: count }, (_, next) => next)
          .filter((next) => !row.includes(next))
          .map((next) => [...row, next]),
      )
    return numberValue(rows.length)
  },
})
