/** Division with a remainder, where the question decides what becomes of the remainder. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole } from '~/exam/values/values'

type Ask = 'needed' | 'full' | 'left' | 'missing'
interface Parameters {
  total: number
  size: number
  scene: (typeof SCENES)[number]
}

const SCENES: readonly { text: string; ask: Ask }[] = [
  {
    text: 'A school is taking TOTAL students on a trip. Each van holds SIZE students. What is the least number of vans that the school needs?',
    ask: 'needed',
  },
  {
    text: 'A cook has TOTAL eggs to store in cartons that hold SIZE eggs each. What is the least number of cartons needed to store all the eggs?',
    ask: 'needed',
  },
  {
    text: 'A group of TOTAL hikers sleeps in cabins for SIZE people each. What is the least number of cabins that the group needs?',
    ask: 'needed',
  },
  { text: 'A ribbon is TOTAL inches long. How many bows can be made from it if each bow takes SIZE inches of ribbon?', ask: 'full' },
  { text: 'A florist has TOTAL roses and ties them in bunches of SIZE. How many whole bunches can be made?', ask: 'full' },
  {
    text: 'A teacher has TOTAL stickers and gives each student the same number of them. There are SIZE students. If each gets as many as possible, how many stickers are left over?',
    ask: 'left',
  },
  { text: 'A baker puts TOTAL rolls into bags of SIZE and fills as many bags as possible. How many rolls are left over?', ask: 'left' },
  {
    text: 'A game needs teams of exactly SIZE players. There are TOTAL players. What is the least number of players who must still come so that everyone can be on a team?',
    ask: 'missing',
  },
  {
    text: 'A collector has TOTAL cards and keeps SIZE cards on each page of an album. The last page is not full. How many more cards are needed to fill it?',
    ask: 'missing',
  },
]

export const leftoverGroups = defineFamily<Parameters>({
  id: 'leftover-groups',
  version: 3,
  title: 'What becomes of the remainder',
  asks: 'Divides whole numbers and decides from the setting whether to round up, to round down or to use the remainder.',
  strand: 'number',
  skill: 'Division with remainders',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning', 'mathematics_achievement'],
    'isee-middle': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    total: 'the number of things to be shared out',
    size: 'the size of a group; the total is not a multiple of it',
    scene: 'the setting, and what is done with the remainder',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const size = isLower ? random.int(4, difficulty === 'hard' ? 12 : 9) : random.int(6, difficulty === 'hard' ? 24 : 15)
    const quotient = { easy: random.int(5, 9), medium: random.int(8, 14), hard: random.int(12, isLower ? 19 : 28) }[difficulty]
    const scenes = difficulty === 'easy' ? SCENES.filter(({ ask }) => ask !== 'missing') : SCENES
    return { total: quotient * size + random.int(1, size - 1), size, scene: random.pick(scenes) }
  },
  write({ total, size, scene }) {
    const quotient = Math.floor(total / size)
    const rest = total % size
    const results: Record<Ask, number> = { needed: quotient + 1, full: quotient, left: rest, missing: size - rest }
    const key = results[scene.ask]
    const reasons: Record<Ask, string> = {
      needed: `The remainder of ${rest} still needs a place, so one more is needed: ${quotient} + 1 = ${quotient + 1}.`,
      full: `The remainder of ${rest} is too small for another, so the answer is ${quotient}.`,
      left: `After ${quotient} × ${size} = ${quotient * size}, what remains is ${total} − ${quotient * size} = ${rest}.`,
      missing: `The last group has only ${rest} of ${size}, so ${size} − ${rest} = ${size - rest} are missing.`,
    }
    const others: Record<Ask, string> = {
      needed: 'Rounds the number of groups up although the question asks for something else.',
      full: 'Gives the number of full groups and does not ask what the remainder means.',
      left: 'Gives the remainder itself.',
      missing: 'Gives what the last group lacks.',
    }
    const isGroups = scene.ask === 'needed' || scene.ask === 'full'
    return {
      stem: scene.text.replace('TOTAL', String(total)).replace('SIZE', String(size)),
      answer: whole(key),
      distractors: [
        ...(['full', 'needed', 'left', 'missing'] as const)
          .filter((ask) => (ask === 'full' || ask === 'needed') === isGroups && ask !== scene.ask)
          .map((ask) => ({ ...whole(results[ask]), type: 'misread_question' as const, says: others[ask] })),
        { ...whole(key + (isGroups ? 2 : 1)), type: 'calculation_error', says: 'Slips in the multiplication table when dividing.' },
        ...(key > 2
          ? [
              {
                ...whole(key - (isGroups && key > 2 ? 2 : 1)),
                type: 'calculation_error' as const,
                says: 'Divides with a product that is too small.',
              },
            ]
          : []),
        ...(['left', 'missing', 'full', 'needed'] as const)
          .filter((ask) => (ask === 'full' || ask === 'needed') !== isGroups)
          .map((ask) => ({ ...whole(results[ask]), type: 'misread_question' as const, says: others[ask] })),
        { ...whole(key + 3), type: 'calculation_error', says: 'Makes two slips when dividing.' },
        { ...whole(size), type: 'misread_question', says: 'Gives the size of a group.' },
      ],
      steps: [
        `Divide: ${total} ÷ ${size} is ${quotient} with a remainder of ${rest}, because ${quotient} × ${size} = ${quotient * size}.`,
        reasons[scene.ask],
      ],
      hints: ['Divide first, then ask what the remainder means here.', `Which multiple of ${size} lies just below ${total}?`],
    }
  },
  // Takes group after group away.
  solve({ total, size, scene }) {
    let [rest, groups] = [total, 0]
    for (; rest >= size; rest -= size) groups++
    if (scene.ask === 'full') return numberValue(groups)
    if (scene.ask === 'left') return numberValue(rest)
    return numberValue(scene.ask === 'needed' ? groups + 1 : size * (groups + 1) - total)
  },
})
