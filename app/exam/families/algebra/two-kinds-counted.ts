/** Two kinds of things, counted once by number and once by parts: wheels, legs, seats. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { whole, wrong } from '~/exam/values/values'

/** N stands for the number of things; the kind with fewer parts comes first. */
const SETTINGS = [
  {
    told: 'A bike shop has N bicycles and tricycles in all. Each bicycle has 2 wheels, and each tricycle has 3 wheels.',
    kinds: ['bicycles', 'tricycles'],
    each: 'tricycle',
    parts: [2, 3],
    part: 'wheels',
  },
  {
    told: 'A farm has N chickens and goats in all. Each chicken has 2 legs, and each goat has 4 legs.',
    kinds: ['chickens', 'goats'],
    each: 'goat',
    parts: [2, 4],
    part: 'legs',
  },
  {
    told: 'A café has N tables in all. There are 2 chairs at every small table and 5 chairs at every large table.',
    kinds: ['small tables', 'large tables'],
    each: 'large table',
    parts: [2, 5],
    part: 'chairs',
  },
  {
    told: 'A camp has N canoes and rafts in all. Each canoe has 2 seats, and each raft has 6 seats.',
    kinds: ['canoes', 'rafts'],
    each: 'raft',
    parts: [2, 6],
    part: 'seats',
  },
  {
    told: 'A store sells light bulbs in packs of 3 and packs of 4. It has N packs in all.',
    kinds: ['packs of 3', 'packs of 4'],
    each: 'pack of 4',
    parts: [3, 4],
    part: 'light bulbs',
  },
] as const

interface Parameters {
  setting: number
  things: number
  parts: number
  /** 0 asks for the kind with fewer parts, 1 for the other. */
  asked: 0 | 1
}

const settingOf = (index: number) => SETTINGS[index] ?? SETTINGS[0]

export const twoKindsCounted = defineFamily<Parameters>({
  id: 'two-kinds-counted',
  version: 4,
  title: 'Two kinds of things counted by their parts',
  asks: 'Gives the number of things of two kinds and of their parts, such as wheels, and asks how many are of one kind.',
  strand: 'reasoning',
  skill: 'Equations in words',
  kind: 'word_problem',
  levels: {
    'isee-lower': ['quantitative_reasoning'],
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    setting: 'what is counted, by its place in the list',
    things: 'the number of things',
    parts: 'the number of parts',
    asked: 'which kind is asked about',
  },
  draw(random, { level, difficulty }) {
    const size = { lower: 6, middle: 10, upper: 18 }[tierOf(level)]
    const setting = difficulty === 'easy' ? random.int(0, 1) : random.int(0, SETTINGS.length - 1)
    const [few, many] = settingOf(setting).parts
    const [first, second] = [random.int(2, size), random.int(2, size)]
    return { setting, things: first + second, parts: few * first + many * second, asked: difficulty === 'hard' ? 0 : 1 }
  },
  write({ setting, things, parts, asked }) {
    const { told, kinds: names, each, parts: sizes, part } = settingOf(setting)
    const [few, many] = sizes
    const extra = parts - few * things
    const second = extra / (many - few)
    const first = things - second
    const [key, other] = asked === 0 ? [first, second] : [second, first]
    return {
      stem: `${told.replace('N', String(things))} Altogether there are ${parts} ${part}. How many ${names[asked]} are there?`,
      answer: whole(key),
      distractors: [
        wrong(whole(other), 'misread_question', `Gives the number of ${names[1 - asked]}.`),
        wrong(whole(Math.floor(things / 2)), 'strategy_error', 'Supposes that there are equally many of both kinds.'),
        wrong(whole(extra), 'careless_mistake', `Counts the extra ${part} and forgets how many come with each of the ${names[1]}.`),
        wrong(whole(key + 1), 'calculation_error', 'Is one off in the last step.'),
        wrong(whole(key - 1), 'calculation_error', 'Is one too low in the last step.'),
        wrong(whole(Math.floor(parts / many)), 'strategy_error', `Divides all the ${part} by ${many}.`),
        wrong(whole(key + 2), 'calculation_error', 'Is two off in the last step.'),
        wrong(whole(key - 2), 'calculation_error', 'Is two too low in the last step.'),
        wrong(whole(key + 3), 'calculation_error', 'Is three off in the last step.'),
        wrong(whole(key - 3), 'calculation_error', 'Is three too low in the last step.'),
      ].filter(({ value }) => Number(value) > 0 && Number(value) < things),
      steps: [
        `Suppose that all ${things} were ${names[0]}. They would have ${few} × ${things} = ${few * things} ${part}, but there are ${parts}, so ${extra} are left over.`,
        `Each ${each} has ${many - few} more than that, so there are ${extra} ÷ ${many - few} = ${second} ${names[1]}.`,
        `The other ${things} − ${second} = ${first} are ${names[0]}. Check: ${few} × ${first} + ${many} × ${second} = ${parts}.`,
      ],
      hints: [
        `How many ${part} would there be if all ${things} were ${names[0]}?`,
        `How many more ${part} does each ${each} have than that?`,
      ],
    }
  },
  // Tries every number of the second kind.
  solve({ setting, things, parts, asked }) {
    const [few, many] = settingOf(setting).parts
    for (let second = 0; second <= things; second++)
      if (few * (things - second) + many * second === parts) return String(asked === 0 ? things - second : second)
    throw new RangeError('the parts do not fit')
  },
})
