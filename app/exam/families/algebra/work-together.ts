/** Two who work at different rates on one job. */
import { defineFamily } from '../../family'
import { add, compare, divide, fraction } from '../../fraction'
import { mixed, mixedText, numberValue, wrong } from '../../values'
import { type Person, pickPeople } from '../../wording'

const JOBS = [
  'paint the fence',
  'wash the windows of a school',
  'weed the garden',
  'sort the books of a library',
  'stack the firewood',
] as const

interface Parameters {
  people: [Person, Person]
  job: (typeof JOBS)[number]
  a: number
  b: number
  /** Hard questions give the time together and ask for that of the second alone. */
  asks: 'together' | 'second'
}

const PAIRS: Record<'easy' | 'medium' | 'hard', [number, number][]> = { easy: [[2, 2], [3, 6], [4, 12], [6, 3], [6, 12], [4, 4], [12, 6], [10, 15], [12, 4], [8, 8], [6, 6], [15, 10], [5, 20], [20, 5]], medium: [[2, 3], [3, 4], [2, 6], [4, 6], [3, 5], [2, 4], [2, 5], [6, 4], [4, 8]], hard: [[3, 6], [4, 12], [6, 12], [10, 15], [20, 30], [12, 24], [5, 20], [8, 24], [6, 30], [9, 18]] } // biome-ignore format: pairs of hours

export const workTogether = defineFamily<Parameters>({
  id: 'work-together',
  version: 2,
  title: 'Working together',
  asks: 'Gives how long two people need for a job alone and asks how long they need together, or in hard questions the reverse.',
  strand: 'algebra',
  skill: 'Work problems',
  kind: 'word_problem',
  levels: { 'isee-upper': ['quantitative_reasoning'], 'ssat-upper': ['quantitative'] },
  parameters: {
    people: 'the two people',
    job: 'what they do',
    a: 'hours of the first alone',
    b: 'hours of the second alone',
    asks: 'what is asked',
  },
  draw(random, { difficulty }) {
    const [a, b] = random.pick(PAIRS[difficulty])
    return {
      people: pickPeople(random, 2) as [Person, Person],
      job: random.pick(JOBS),
      a,
      b,
      asks: difficulty === 'hard' ? 'second' : 'together',
    }
  },
  write({ people: [first, second], job, a, b, asks }) {
    const together = fraction(a * b, a + b)
    const hours = (n: number, d = 1) => {
      const answer = mixed(fraction(n, d))
      return { text: `${answer.text} ${answer.value === '1' ? 'hour' : 'hours'}`, value: answer.value }
    }
    const t = mixedText(together)
    if (asks === 'second') {
      const both = together.n
      return {
        stem: `${first.name} can ${job} in ${a} hours. Together, ${first.name} and ${second.name} can ${job} in ${both} hours. How long would it take ${second.name} alone?`,
        answer: hours(b),
        distractors: [
          wrong(hours(a - both), 'concept_misunderstanding', 'Subtracts the hours instead of the parts of the job done in an hour.'),
          wrong(hours(a + both), 'concept_misunderstanding', 'Adds the hours.'),
          wrong(hours(2 * both), 'concept_misunderstanding', 'Supposes that each of the two does half of the job in the same time.'),
          wrong(hours(a * both, a + both), 'strategy_error', 'Adds the parts done in an hour instead of subtracting them.'),
          wrong(hours(a), 'strategy_error', 'Supposes that both work equally fast.'),
          wrong(hours(b + 2), 'calculation_error', 'Is two off in the last step.'),
        ],
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
        ...(together.d > 1
          ? [wrong(hours(2 * together.n + together.d, 2 * together.d), 'calculation_error', 'Is half an hour off in the last step.')]
          : []),
        wrong(hours(a + b, 2), 'concept_misunderstanding', 'Takes the average of the two times.'),
        wrong(hours(a + b), 'concept_misunderstanding', 'Adds the two times, although together they must be faster.'),
        wrong(hours(Math.min(a, b), 2), 'strategy_error', 'Halves the shorter of the two times.'),
        wrong(hours(a * b), 'careless_mistake', 'Multiplies the two times and forgets to divide by their sum.'),
        wrong(hours(together.n + together.d, together.d), 'calculation_error', 'Is one hour off in the last step.'),
        wrong(hours(2 * together.n + together.d, 2 * together.d), 'calculation_error', 'Is half an hour off in the last step.'),
        wrong(hours(2 * together.n, together.d), 'calculation_error', 'Doubles the time in the last step.'),
      ],
      steps: [
        `In one hour ${first.name} does $\\frac{1}{${a}}$ of the job and ${second.name} $\\frac{1}{${b}}$.`,
        `Together that is $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{${together.d}}{${together.n}}$ of the job in an hour.`,
        `So the whole job takes ${t} hours, less than either needs alone.`,
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
