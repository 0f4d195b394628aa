/** The least common multiple in the shape of events that repeat. */
import { defineFamily } from '../../family'
import { gcd, lcm } from '../../fraction'
import { tierOf } from '../../levels'
import { numberValue, whole } from '../../values'
import { listed } from '../../wording'

interface Parameters {
  periods: number[]
  scene: (typeof SCENES)[number]
}

const SCENES = [
  {
    start: 'Bells in a clock tower ring at different intervals:',
    each: 'one every N minutes',
    end: 'They ring together at noon. After how many minutes will they next ring together?',
  },
  {
    start: 'Buses leave a station at regular times:',
    each: 'one line every N minutes',
    end: 'They leave together at 8:00 a.m. After how many minutes will that happen again?',
  },
  {
    start: 'Lights on a sign flash at different intervals:',
    each: 'one every N seconds',
    end: 'They have just flashed together. After how many seconds will they next flash together?',
  },
  {
    start: 'Friends visit a museum regularly:',
    each: 'one every N days',
    end: 'They are there together today. In how many days will they next be there on the same day?',
  },
] as const

export const commonMultipleMeeting = defineFamily<Parameters>({
  id: 'common-multiple-meeting',
  version: 2,
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
    periods: 'two periods, or three on hard draws; the first two have a common factor',
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
    const third = random.pick([3, 5, 10, 15, 20].filter((period) => !periods.includes(period)))
    return { periods: [...periods, third], scene: random.pick(SCENES) }
  },
  write({ periods, scene }) {
    const key = periods.reduce(lcm)
    const product = periods.reduce((total, period) => total * period, 1)
    const [a = 1, b = 1] = periods
    const largest = Math.max(...periods)
    return {
      stem: `${scene.start} ${listed(periods.map((period) => scene.each.replace('N', String(period))))}. ${scene.end}`,
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
      ],
      steps: [
        `They meet again after a time that is a multiple of ${listed(periods.map(String))}; the next time is the least common multiple.`,
        `Go through the multiples of ${largest}: ${Array.from({ length: Math.min(4, key / largest) }, (_, index) => largest * (index + 1)).join(', ')}${key / largest > 4 ? ', …' : ''}. The first that the ${periods.length === 2 ? 'other interval divides' : 'other intervals divide'} is ${key}.`,
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
