/** Two who work at different rates on one job. */
import type { Distractor } from '~/exam/core/item/answer'
import type { WrongAnswerType } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPeople } from '~/exam/families/kit/wording'
import { add, compare, divide, type Fraction, fraction } from '~/exam/values/fraction'
import { mixed, mixedText, numberValue, wrong } from '~/exam/values/values'

/** Jobs of some hours, and jobs that take one person longer than a working day. */
const SHORT_JOBS = ['paint the fence', 'weed the garden', 'stack the firewood', 'wash all the windows'] as const
const LONG_JOBS = ['paint the house', 'wash the windows of the school', 'sort the books of the library'] as const

interface Parameters {
  people: [Person, Person]
  job: (typeof SHORT_JOBS | typeof LONG_JOBS)[number]
  a: number
  b: number
  /** Hard questions give the time together and ask for that of the second alone. */
  asks: 'together' | 'second'
}

const PAIRS: Record<'easy' | 'medium' | 'hard', [number, number][]> = { easy: [[10, 10], [3, 6], [4, 12], [6, 3], [6, 12], [4, 4], [12, 6], [10, 15], [12, 4], [8, 8], [6, 6], [15, 10], [5, 20], [20, 5]], medium: [[2, 3], [3, 4], [2, 6], [4, 6], [3, 5], [2, 4], [2, 5], [6, 4], [4, 8]], hard: [[3, 6], [4, 12], [6, 12], [10, 15], [20, 30], [12, 24], [5, 20], [8, 24], [6, 30], [9, 18]] } // biome-ignore format: pairs of hours

export const workTogether = defineFamily<Parameters>({
  id: 'work-together',
  version: 4,
  title: 'Working together',
  asks: 'Gives how long two people need for a job alone and asks how long they need together, or in hard questions the reverse.',
  strand: 'algebra',
  skill: 'Work problems',
  kind: 'word_problem',
  levels: { 'isee-upper': ['quantitative_reasoning'], 'ssat-upper': ['quantitative'] },
  parameters: {
    people: 'the two people',
    job: 'what they do, longer work from 10 hours on',
    a: 'hours of the first alone',
    b: 'hours of the second alone',
    asks: 'what is asked',
  },
  draw(random, { difficulty }) {
    const [a, b] = random.pick(PAIRS[difficulty])
    return {
      people: pickPeople(random, 2) as [Person, Person],
      job: random.pick(Math.max(a, b) < 10 ? SHORT_JOBS : LONG_JOBS),
      a,
      b,
      asks: difficulty === 'hard' ? 'second' : 'together',
    }
  },
  write(parameters) {
    const {
      people: [first, second],
      job,
      a,
      b,
      asks,
    } = parameters

    const together = fraction(a * b, a + b)
    const hours = (n: number, d = 1) => {
      const answer = mixed(fraction(n, d))
      return { text: `${answer.text} ${n <= d ? 'hour' : 'hours'}`, value: answer.value }
    }
    // Only the average and the sum may be longer than the faster needs alone, or the rest could be struck out without work.
    const shorter = (time: Fraction, type: WrongAnswerType, says: string) =>
      time.n > 0 && time.n < Math.min(a, b) * time.d ? [wrong(hours(time.n, time.d), type, says)] : []
    if (asks === 'second') {
      const both = together.n
      return {
        stem: `${first.name} can ${job} in ${a} hours. Together, ${first.name} and ${second.name} can do it in ${both} hours. How long would it take ${second.name} to do the job alone?`,
        answer: hours(b),
        distractors: mistakes({ ...parameters, hours, both }),
        steps: [
          `Think of the part of the job done in one hour: together $\\frac{1}{${both}}$, ${first.name} alone $\\frac{1}{${a}}$.`,
          `The rest is the part of ${second.name}: $\\frac{1}{${both}} - \\frac{1}{${a}} = \\frac{1}{${b}}$.`,
          `At $\\frac{1}{${b}}$ of the job each hour, ${second.name} needs ${b} hours.`,
        ],
        hints: [
          'What part of the job is done in one hour?',
          `Take the part that ${first.name} does in an hour from the part that both do.`,
        ],
      }
    }
    return {
      stem: `${first.name} can ${job} in ${a} hours, and ${second.name} can do it in ${b} hours. Working together at these rates, how long will it take them?`,
      answer: hours(together.n, together.d),
      distractors: [
        ...shorter(fraction(a + b, 4), 'concept_misunderstanding', 'Takes half of the average of the two times.'),
        ...shorter(fraction(Math.min(a, b), 2), 'strategy_error', 'Halves the shorter of the two times.'),
        wrong(hours(a + b, 2), 'concept_misunderstanding', 'Takes the average of the two times.'),
        ...shorter(fraction(Math.max(a, b), 2), 'strategy_error', 'Halves the longer of the two times.'),
        ...(together.d > 1
          ? [
              ...shorter(fraction(a * b, a + b - 1), 'calculation_error', 'Divides by a sum of the two times that is one too small.'),
              ...shorter(fraction(a * b, a + b + 1), 'calculation_error', 'Divides by a sum of the two times that is one too great.'),
              ...shorter(fraction(together.n + 1, together.d), 'calculation_error', 'Is one too high in the last multiplication.'),
              ...shorter(fraction(together.n - 1, together.d), 'calculation_error', 'Is one too low in the last multiplication.'),
            ]
          : [
              ...shorter(fraction(together.n + 1), 'calculation_error', 'Is one hour too high in the last step.'),
              ...shorter(fraction(together.n - 1), 'calculation_error', 'Is one hour too low in the last step.'),
              ...shorter(fraction(2 * together.n + 1, 2), 'calculation_error', 'Is half an hour too high in the last step.'),
              ...shorter(fraction(2 * together.n - 1, 2), 'calculation_error', 'Is half an hour too low in the last step.'),
            ]),
        wrong(hours(a + b), 'concept_misunderstanding', 'Adds the two times, although together they must be faster.'),
        ...shorter(fraction(Math.abs(a - b)), 'concept_misunderstanding', 'Takes the difference of the two times.'),
        ...shorter(fraction(together.n, 2 * together.d), 'careless_mistake', 'Halves the right time because two are working.'),
      ],
      steps: [
        `In one hour ${first.name} does $\\frac{1}{${a}}$ of the job and ${second.name} $\\frac{1}{${b}}$.`,
        `Together that is $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{${together.d}}{${together.n}}$ of the job in an hour.`,
        `So the whole job takes ${mixedText(together)} hours, less than either needs alone.`,
      ],
      hints: ['What part of the job does each of them do in one hour?', 'Add the parts done in one hour, not the hours.'],
    }
  },
  // Counts pieces of the job done in an hour; the reverse tries every number of hours for the second.
  solve({ a, b, asks }) {
    const alone = (hours: number) => fraction(1, hours)
    const rate = add(alone(a), alone(b))
    if (asks === 'together') return numberValue(divide(fraction(1), rate))
    let hours = 1
    while (compare(add(alone(a), alone(hours)), rate) !== 0) hours += 1
    return String(hours)
  },
})

/** What goes wrong, the likeliest first. */
function mistakes({
  a,
  b,
  people: [first],
  hours,
  both,
}: Parameters & { hours: (n: number, d?: number) => { text: string; value: string }; both: number }): Distractor[] {
  return [
    wrong(hours(2 * both), 'concept_misunderstanding', 'Supposes that each of the two does half of the job in the same time.'),
    wrong(hours(a - both), 'concept_misunderstanding', 'Subtracts the hours instead of the parts of the job done in an hour.'),
    wrong(hours(b + 2), 'calculation_error', 'Is two too high in the last step.'),
    wrong(hours(a + both), 'concept_misunderstanding', 'Adds the hours.'),
    wrong(hours(b + both), 'careless_mistake', 'Adds the hours of the two together once more at the end.'),
    wrong(hours(2 * a - both), 'concept_misunderstanding', `Takes ${first.name} to be halfway between the two other times.`),
    wrong(hours(b + a), 'careless_mistake', `Adds the hours of ${first.name} once more at the end.`),
    wrong(hours(a), 'strategy_error', 'Supposes that both work equally fast.'),
    wrong(hours(b - 1), 'calculation_error', 'Is one too low in the last step.'),
  ]
}
