/** Two amounts from their sum and their difference. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPeople } from '~/exam/families/kit/wording'
import { whole, wrongWhole } from '~/exam/values/values'

const SETTINGS = ['has read|books', 'has collected|shells', 'has saved|dollars', 'has sold|raffle tickets', 'has scored|points'] as const

interface Parameters {
  people: [Person, Person]
  setting: (typeof SETTINGS)[number]
  total: number
  /** How many more the first person has, or times as many when `relation` is times. */
  more: number
  relation: 'more' | 'times'
  asked: 0 | 1
}

export const sumAndDifference = defineFamily<Parameters>({
  id: 'sum-and-difference',
  version: 3,
  title: 'Two amounts from a total and a comparison',
  asks: 'Gives what two people have together and how the amounts compare, and asks for one of them.',
  strand: 'algebra',
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
    people: 'the two people, the one with more first',
    setting: 'what they have',
    total: 'the amount together',
    more: 'the difference, or the factor',
    relation: 'more than, or times as many as',
    asked: 'whose amount is asked',
  },
  draw(random, { level, difficulty }) {
    const scale = { lower: 1, middle: 2, upper: 4 }[tierOf(level)]
    const relation = difficulty === 'hard' ? 'times' : 'more'
    const more = relation === 'times' ? random.int(3, 6) : random.int(4, 9 * scale)
    const less = random.int(6, 16 * scale) + (difficulty === 'easy' ? 0 : 7)
    const total = relation === 'times' ? less * (more + 1) : 2 * less + more
    return {
      people: pickPeople(random, 2) as [Person, Person],
      setting: random.pick(SETTINGS),
      total,
      more,
      relation,
      asked: random.pick([0, 1] as const),
    }
  },
  write({ people, setting, total, more, relation, asked }) {
    const [first, second] = [people[0].name, people[1].name]
    const [verb, things] = setting.split('|') as [string, string]
    const less = relation === 'times' ? total / (more + 1) : (total - more) / 2
    const greater = total - less
    const [key, other] = asked === 0 ? [greater, less] : [less, greater]
    const comparison = relation === 'times' ? `${more} times as many ${things} as` : `${more} more ${things} than`
    const half = total / 2
    return {
      stem: `${first} ${verb} ${comparison} ${second}. Together they have ${verb.replace('has ', '')} ${total} ${things}. How many ${things} ${asked === 0 ? `has ${first}` : `has ${second}`} ${verb.replace('has ', '')}?`,
      answer: whole(key),
      distractors: [
        ...wrongWhole(other, 'misread_question', `Gives the amount of ${asked === 0 ? second : first}.`),
        ...(relation === 'more'
          ? [
              ...wrongWhole(
                asked === 0 ? half + more : half - more,
                'concept_misunderstanding',
                'Halves the total and then shifts one half by the whole difference.',
              ),
              ...wrongWhole(total - more, 'careless_mistake', 'Takes the difference from the total and forgets to halve what is left.'),
              ...wrongWhole(half, 'strategy_error', 'Shares the total equally.'),
            ]
          : [
              ...wrongWhole(
                total / more,
                'concept_misunderstanding',
                `Divides the total by ${more} instead of by ${more + 1} equal parts.`,
              ),
              ...wrongWhole(
                total - total / more,
                'concept_misunderstanding',
                `Counts ${more} equal parts in the total instead of ${more + 1}.`,
              ),
              ...wrongWhole(half, 'strategy_error', 'Shares the total equally.'),
              ...wrongWhole(key - more, 'calculation_error', 'Subtracts the number of parts once too often.'),
            ]),
        ...wrongWhole(key + 2, 'calculation_error', 'Is two off in the division.'),
        ...wrongWhole(key + 1, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(key - 1, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(key - 2, 'calculation_error', 'Is two too low in the division.'),
        ...wrongWhole(key + 5, 'calculation_error', 'Is five off in the division.'),
        ...wrongWhole(key - 5, 'calculation_error', 'Is five too low in the division.'),
      ].filter(({ value }) => Number(value) > 0),
      steps:
        relation === 'more'
          ? [
              `If ${first} had ${more} fewer, the two would have the same, and together ${total} − ${more} = ${total - more}.`,
              `Half of ${total - more} is ${less}, which is what ${second} has.`,
              `${first} has ${less} + ${more} = ${greater}, and ${less} + ${greater} = ${total} as it should. The question asks for ${asked === 0 ? first : second}: ${key}.`,
            ]
          : [
              `Call the amount of ${second} one part. ${first} has ${more} parts, so the total is ${more + 1} equal parts.`,
              `One part is ${total} ÷ ${more + 1} = ${less}, which is what ${second} has.`,
              `${first} has ${more} × ${less} = ${greater}. The question asks for ${asked === 0 ? first : second}: ${key}.`,
            ],
      hints:
        relation === 'more'
          ? ['What would the total be if both had the same as the one who has less?', `Take ${more} from the total first.`]
          : ['Draw one bar for the smaller amount. How many such bars make the larger one?', `How many equal parts are there in ${total}?`],
    }
  },
  // Tries every way to split the total.
  solve({ total, more, relation, asked }) {
    for (let less = 1; less < total; less++) {
      const greater = total - less
      if (relation === 'times' ? greater === more * less : greater - less === more) return String(asked === 0 ? greater : less)
    }
    throw new RangeError('the total cannot be split so')
  },
})
