/** The least common multiple in the shape of events that repeat. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { capital, listed } from '~/exam/families/kit/wording'
import { gcd, lcm } from '~/exam/values/fraction'
import { numberValue, whole } from '~/exam/values/values'

interface Parameters {
  periods: number[]
  scene: (typeof SCENES)[number]
}

/** MANY stands for "two" or "three", ALL for "both" or "all three". */
const SCENES = [
  {
    start: 'MANY bells in a clock tower ring at different intervals:',
    unit: 'minutes',
    end: 'At noon, ALL ring together. After how many minutes will ALL next ring together?',
  },
  {
    start: 'Buses of MANY lines leave the same station at regular times:',
    unit: 'minutes',
    end: 'At 8:00 a.m., buses of ALL lines leave together. After how many minutes will that next happen?',
  },
  {
    start: 'MANY lights on a sign flash at different intervals:',
    unit: 'seconds',
    end: 'ALL have just flashed together. After how many seconds will ALL next flash together?',
  },
  {
    start: 'MANY friends visit a museum regularly:',
    unit: 'days',
    end: 'ALL are there today. In how many days will ALL next be there on the same day?',
  },
] as const

function told({ periods, scene }: Parameters): string {
  const isPair = periods.length === 2
  const each = periods.map((period, index) => `${isPair && index === 1 ? 'the other' : 'one'} every ${period} ${scene.unit}`)
  const told = `${scene.start} ${listed(each)}. ${scene.end}`.replaceAll('MANY', isPair ? 'two' : 'three')
  return capital(told.replace(/\. ALL/, isPair ? '. Both' : '. All three').replaceAll('ALL', isPair ? 'both' : 'all three'))
}

export const commonMultipleMeeting = defineFamily<Parameters>({
  id: 'common-multiple-meeting',
  version: 5,
  title: 'When they come together again',
  asks: 'Finds the least common multiple of two or three periods in a setting of repeated events.',
  strand: 'number',
  skill: 'Least common multiple',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    periods: 'two periods with a common factor; on hard draws a third, which does not divide the least common multiple of the two',
    scene: 'the setting',
  },
  draw(random, { level, difficulty }) {
    const isLower = tierOf(level) === 'lower'
    const pairs = {
      easy: [
        [4, 6],
        [6, 9],
        [6, 8],
        [8, 12],
        [4, 10],
        [6, 10],
      ],
      medium: [
        [8, 10],
        [9, 12],
        [10, 15],
        [12, 15],
        [8, 20],
        [10, 12],
        [6, 14],
        [15, 20],
      ],
      hard: isLower
        ? [
            [4, 6],
            [6, 8],
            [6, 9],
            [4, 10],
          ]
        : [
            [6, 8],
            [8, 12],
            [10, 12],
            [9, 12],
            [10, 15],
            [12, 15],
          ],
    }[difficulty]
    const periods = random.shuffle(random.pick(pairs))
    if (difficulty !== 'hard') return { periods, scene: random.pick(SCENES) }
    const third = random.pick([5, 8, 9, 10, 15, 20].filter((period) => periods.reduce(lcm) % period !== 0))
    return { periods: [...periods, third], scene: random.pick(SCENES) }
  },
  write(parameters) {
    const { periods } = parameters
    const key = periods.reduce(lcm)
    const product = periods.reduce((total, period) => total * period, 1)
    const [a = 1, b = 1] = periods
    const largest = Math.max(...periods)
    return {
      stem: told(parameters),
      answer: whole(key),
      distractors: [
        { ...whole(product), type: 'strategy_error', says: 'Multiplies the numbers and does not look for a smaller common multiple.' },
        { ...whole(periods.reduce((sum, period) => sum + period, 0)), type: 'concept_misunderstanding', says: 'Adds the intervals.' },
        { ...whole(largest * 2), type: 'strategy_error', says: 'Takes a multiple of the longest interval without trying the others.' },
        {
          ...whole(periods.length > 2 ? lcm(a, b) : (lcm(a, b) * 3) / 2),
          type: 'careless_mistake',
          says: 'Finds a number that does not suit all the intervals.',
        },
        { ...whole(key * 2), type: 'strategy_error', says: 'Finds a common multiple that is not the least.' },
        { ...whole(largest), type: 'misread_question', says: 'Gives the longest interval.' },
        {
          ...whole(periods.reduce(gcd) + largest),
          type: 'concept_misunderstanding',
          says: 'Mixes up the common factor with the common multiple.',
        },
        { ...whole(key + largest), type: 'careless_mistake', says: 'Lets the longest interval pass once more.' },
        { ...whole(key + Math.min(...periods)), type: 'careless_mistake', says: 'Lets the shortest interval pass once more.' },
        { ...whole(key * 3), type: 'strategy_error', says: 'Takes the third common multiple for the first.' },
      ],
      steps: [
        `They meet again after a time that is a multiple of ${listed(periods.map(String))}; the next time is the least common multiple.`,
        `Go through the multiples of ${largest}: ${Array.from({ length: Math.min(4, key / largest) }, (_, index) => largest * (index + 1)).join(', ')}${key / largest > 4 ? ', and so on' : ''}. The first that the ${periods.length === 2 ? 'other interval divides' : 'other intervals divide'} is ${key}.`,
      ],
      hints: ['After which times does each of them come round?', `Test the multiples of ${largest} one after another.`],
    }
  },
  // Lets the clock run until all periods end at once.
  solve({ periods }) {
    let time = 1
    while (periods.some((period) => time % period)) time++
    return numberValue(time)
  },
})
