/** Ages now and later. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPeople } from '~/exam/families/kit/wording'
import { whole, wrongWhole } from '~/exam/values/values'

interface Parameters {
  people: [Person, Person]
  /** times: the elder is `times` as old now; later: in `years` years. */
  story: 'sumLater' | 'timesLater' | 'timesAgo'
  times: number
  years: number
  /** The sum of the ages in `years` years, or the factor then. */
  outcome: number
  asked: 'younger' | 'older'
}

const fits = ({ story, times, years, outcome }: Parameters, younger: number): boolean => {
  const older = times * younger
  if (story === 'sumLater') return younger + older + 2 * years === outcome
  return story === 'timesLater' ? older + years === outcome * (younger + years) : older - years === outcome * (younger - years)
}

export const ageProblem = defineFamily<Parameters>({
  id: 'age-problem',
  version: 3,
  title: 'Ages now and in some years',
  asks: 'Compares two ages now and in some years, later or ago, and asks for one age now.',
  strand: 'algebra',
  skill: 'Equations in words',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    people: 'the older and the younger person',
    story: 'what is known about another time',
    times: 'how many times as old the older one is now',
    years: 'years until then, or since',
    outcome: 'the sum of the ages or the factor at that time',
    asked: 'whose age is asked',
  },
  draw(random, { level, difficulty }) {
    const people = pickPeople(random, 2) as [Person, Person]
    const asked = random.pick(['younger', 'older'] as const)
    if (difficulty !== 'hard') {
      const [times, younger, years] = [random.int(2, 4), random.int(4, difficulty === 'easy' ? 9 : 14), random.int(3, 10)]
      return { people, story: 'sumLater', times, years, outcome: (times + 1) * younger + 2 * years, asked }
    }
    const later = tierOf(level) === 'middle' || random.chance(1, 2)
    for (;;) {
      const [times, younger, years] = [random.int(3, 6), random.int(4, 12), random.int(2, 12)]
      const outcome = later ? (times * younger + years) / (younger + years) : (times * younger - years) / (younger - years)
      if (Number.isInteger(outcome) && outcome > 1 && outcome !== times && outcome < 9)
        return { people, story: later ? 'timesLater' : 'timesAgo', times, years, outcome, asked }
    }
  },
  write({ people: [elder, child], story, times, years, outcome, asked }) {
    const [older, younger] = [elder.name, child.name]
    const n =
      story === 'sumLater'
        ? (outcome - 2 * years) / (times + 1)
        : story === 'timesLater'
          ? (years * (outcome - 1)) / (times - outcome)
          : (years * (outcome - 1)) / (outcome - times)
    const key = asked === 'younger' ? n : times * n
    const factor = (value: number) => (value === 2 ? 'twice' : `${value} times`)
    const fact = {
      sumLater: `In ${years} years, the sum of their ages will be ${outcome}.`,
      timesLater: `In ${years} years, ${older} will be ${factor(outcome)} as old as ${younger}.`,
      timesAgo: `${years} years ago, ${older} was ${factor(outcome)} as old as ${younger}.`,
    }[story]
    const equation = {
      sumLater: `(n + ${years}) + (${times}n + ${years}) = ${outcome}`,
      timesLater: `${times}n + ${years} = ${outcome}(n + ${years})`,
      timesAgo: `${times}n - ${years} = ${outcome}(n - ${years})`,
    }[story]
    const shift = asked === 'younger' ? 1 : times
    return {
      stem: `${older} is ${factor(times)} as old as ${younger}. ${fact} How old is ${asked === 'younger' ? younger : older} now?`,
      answer: whole(key),
      distractors: [
        ...wrongWhole(
          asked === 'younger' ? times * n : n,
          'misread_question',
          `Gives the age of ${asked === 'younger' ? older : younger}.`,
        ),
        ...wrongWhole(
          story === 'timesAgo' ? key - years : key + years,
          'misread_question',
          'Gives the age at the other time instead of now.',
        ),
        ...(story === 'sumLater'
          ? [
              ...wrongWhole((shift * (outcome - years)) / (times + 1), 'concept_misunderstanding', 'Lets only one of the two grow older.'),
              ...wrongWhole((shift * outcome) / (times + 1), 'careless_mistake', 'Leaves out the years in between.'),
            ]
          : wrongWhole((shift * years) / Math.abs(times - outcome), 'careless_mistake', 'Multiplies only one term of the bracket.')),
        ...wrongWhole(key + shift, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(key - shift, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(key + 2 * shift, 'calculation_error', 'Is two off in the division.'),
        ...wrongWhole(key + 3 * shift, 'calculation_error', 'Is three off in the division.'),
        ...wrongWhole(
          story === 'timesAgo' ? key + years : key - years,
          'misread_question',
          'Shifts the age of today by the years in the wrong direction.',
        ),
        ...wrongWhole(key - 2 * shift, 'calculation_error', 'Is two too low in the division.'),
        ...wrongWhole(key - 3 * shift, 'calculation_error', 'Is three too low in the division.'),
      ].filter(({ value }) => Number(value) > 0),
      steps: [
        `Let $n$ be the age of ${younger} now. Then ${older} is $${times}n$ now.`,
        `${story === 'timesAgo' ? `${years} years ago both were ${years} years younger` : `In ${years} years both will be ${years} years older`}: $${equation}$.`,
        `This gives $n = ${n}$${asked === 'younger' ? '' : `, and ${older} is $${times} \\times ${n} = ${key}$`}.`,
      ],
      hints: [
        `Use one letter for the age of ${younger} now. How old is ${older} in terms of it?`,
        'As the years pass, both ages change by the same number.',
      ],
    }
  },
  // Tries every age of the younger one.
  solve(parameters) {
    for (let younger = 1; younger < 100; younger++)
      if (fits(parameters, younger)) return String(parameters.asked === 'younger' ? younger : parameters.times * younger)
    throw new RangeError('no ages fit')
  },
})
