/** Distance, rate and time. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPeople } from '~/exam/families/kit/wording'
import { whole, wrongWhole } from '~/exam/values/values'

type Story = 'minutes' | 'average' | 'legs' | 'meet' | 'catch'

interface Parameters {
  story: Story
  people: [Person, Person]
  /** First rate and, for two travelers or two parts, the second, in miles per hour. */
  u: number
  v: number
  /** Hours; for `minutes` the minutes. */
  t: number
}

export const rateTimeDistance = defineFamily<Parameters>({
  id: 'rate-time-distance',
  version: 4,
  title: 'Distance, rate and time',
  asks: 'Tells of one or two travelers at steady rates and asks for a time, a distance or an average rate.',
  strand: 'algebra',
  skill: 'Distance, rate and time',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    story: 'what is asked; an average rate from two times, or on hard draws from two distances',
    people: 'the travelers',
    u: 'first rate, miles per hour',
    v: 'second rate, miles per hour',
    t: 'time in hours, or in minutes for the simplest story',
  },
  draw(random, { level, difficulty }) {
    const people = pickPeople(random, 2) as [Person, Person]
    if (difficulty === 'easy') {
      const u = random.pick([15, 18, 20, 24, 30, 36, 40, 42, 45, 48])
      const t = random.pick([10, 20, 30, 40, 50, 90].filter((minutes) => (u * minutes) % 60 === 0))
      return { story: 'minutes', people, u, v: 0, t }
    }
    if (difficulty === 'medium') {
      const u = random.pick([40, 44, 45, 48, 50, 52, 54, 56])
      const v = u + random.pick([9, 12, 15]) * random.pick([-1, 1])
      return random.chance(1, 2) ? { story: 'meet', people, u, v, t: random.int(2, 5) } : { story: 'average', people, u, v, t: 1 }
    }
    const upper = tierOf(level) === 'upper'
    const gap = random.pick([2, 3, 4, 6])
    const late = random.int(1, 3)
    const slow = random.pick([30, 32, 36, 40, 42, 45])
    const hours = random.int(2, 5)
    // The second traveler gains `gap` miles each hour on a head start of u × late miles.
    const u = (gap * hours) / late
    return Number.isInteger(u) && u >= 8 && u <= 16 && upper
      ? { story: 'catch', people, u, v: u + gap, t: late }
      : { story: 'legs', people, u: slow, v: slow + 3 * random.int(4, 8), t: random.int(2, 3) }
  },
  write(parameters) {
    const {
      story,
      people: [first, second],
      u,
      v,
      t,
    } = parameters

    const { name } = first
    if (story === 'minutes') return minutesQuestion({ ...parameters, u, t, name })
    if (story === 'meet') return meetQuestion({ ...parameters, u, v, t, name, second })
    if (story === 'catch') return catchQuestion({ ...parameters, name })
    const other = 2 * t
    const average = (u * t + v * other) / (t + other)
    const [hoursA, hoursB] = [t === 1 ? '1 hour' : `${t} hours`, `${other} hours`]
    return {
      stem: `${name} drives ${story === 'legs' ? `${u * t} miles` : `for ${hoursA}`} at ${u} miles per hour and then ${story === 'legs' ? `${v * other} miles` : `for ${hoursB}`} at ${v} miles per hour. What is ${first.their} average speed for the whole trip, in miles per hour?`,
      answer: whole(average),
      distractors: [
        ...wrongWhole((u + v) / 2, 'concept_misunderstanding', 'Takes the average of the two speeds although the times differ.'),
        ...wrongWhole((u * other + v * t) / (t + other), 'misread_question', 'Exchanges the two times.'),
        ...wrongWhole(average + 2, 'calculation_error', 'Is two off in the division.'),
        ...wrongWhole(average - 2, 'calculation_error', 'Is two too low in the division.'),
        ...wrongWhole(average + 1, 'calculation_error', 'Is one off in the division.'),
        ...wrongWhole(average - 1, 'calculation_error', 'Is one too low in the division.'),
        ...wrongWhole(average - 4, 'calculation_error', 'Is four too low in the division.'),
        ...wrongWhole(average + 4, 'calculation_error', 'Is four off in the division.'),
        ...wrongWhole(v, 'strategy_error', 'Takes the speed of the longer part for the whole trip.'),
        // An average lies between the two speeds.
      ].filter(({ value }) => Number(value) >= Math.min(u, v) && Number(value) <= Math.max(u, v)),
      steps: [
        `Average speed is the whole distance divided by the whole time.`,
        story === 'legs'
          ? `The times are ${u * t} ÷ ${u} = ${t} and ${v * other} ÷ ${v} = ${other} hours, so the whole distance of ${u * t + v * other} miles takes ${t + other} hours.`
          : `The distance is $${u} \\times ${t} + ${v} \\times ${other} = ${u * t + v * other}$ miles, in ${t + other} hours.`,
        `$${u * t + v * other} \\div ${t + other} = ${average}$ miles per hour.`,
      ],
      hints: ['Find the whole distance and the whole time first.', 'More time at one speed pulls the average toward it.'],
    }
  },
  // Moves in small steps of time and watches the distances.
  solve({ story, u, v, t }) {
    if (story === 'minutes') return String(Array.from({ length: t }, () => u).reduce((total, each) => total + each, 0) / 60)
    if (story === 'average' || story === 'legs')
      return String(Array.from({ length: 3 * t }, (_, hour) => (hour < t ? u : v)).reduce((total, each) => total + each, 0) / (3 * t))
    let hours = 1
    if (story === 'meet') while (u * hours + v * hours < (u + v) * t) hours += 1
    if (story === 'catch') while (v * hours < u * (hours + t)) hours += 1
    return String(hours)
  },
})

/** One follows another who set out earlier. */
function catchQuestion({ u, t, v, people: [, second], name }: Parameters & { name: string }) {
  const hours = (u * t) / (v - u)
  return {
    stem: `${name} sets out along a trail on a bicycle at a steady ${u} miles per hour. ${second.name} starts ${t === 1 ? '1 hour' : `${t} hours`} later from the same place and follows at ${v} miles per hour. How many hours after starting does ${second.name} catch up with ${name}?`,
    answer: whole(hours),
    distractors: [
      ...wrongWhole(hours + t, 'misread_question', `Counts from when ${name} started.`),
      ...wrongWhole((v * t) / (v - u), 'concept_misunderstanding', `Works out the head start with the rate of ${second.name}.`),
      ...wrongWhole(u * t, 'careless_mistake', 'Gives the head start in miles.'),
      ...wrongWhole(v - u, 'strategy_error', 'Gives the difference of the rates.'),
      ...wrongWhole(hours + 1, 'calculation_error', 'Is one off in the division.'),
      ...wrongWhole(hours - 1, 'calculation_error', 'Is one too low in the division.'),
      ...wrongWhole(hours + 4, 'calculation_error', 'Is four off in the division.'),
    ].filter(({ value }) => Number(value) > 0 && Number(value) < 24),
    steps: [
      `In ${t === 1 ? 'that hour' : `those ${t} hours`} ${name} gets ${u} × ${t} = ${u * t} miles ahead.`,
      `Each hour ${second.name} gains ${v} − ${u} = ${v - u} miles.`,
      `The gap closes after $${u * t} \\div ${v - u} = ${hours}$ hours.`,
    ],
    hints: [`How far ahead is ${name} when ${second.name} starts?`, 'By how many miles does the gap shrink in one hour?'],
  }
}

/** Two drive toward each other. */
function meetQuestion({
  u,
  v,
  t,
  name,
  second,
}: Parameters & { u: number; v: number; t: number; name: string; second: { name: string; they: string; them: string; their: string } }) {
  const far = (u + v) * t
  return {
    stem: `${name} and ${second.name} live ${far} miles apart. They leave home at the same time and drive toward each other, ${name} at ${u} miles per hour and ${second.name} at ${v} miles per hour. After how many hours do they meet?`,
    answer: whole(t),
    distractors: [
      ...wrongWhole(
        far / Math.abs(u - v),
        'concept_misunderstanding',
        'Divides by the difference of the rates, as if one were chasing the other.',
      ),
      ...wrongWhole(2 * t, 'concept_misunderstanding', 'Divides by the average of the two rates instead of their sum.'),
      ...wrongWhole(far / u, 'strategy_error', `Lets only ${name} drive.`),
      ...wrongWhole(far / v, 'strategy_error', `Lets only ${second.name} drive.`),
      ...wrongWhole(t + 1, 'calculation_error', 'Is one off in the division.'),
      ...wrongWhole(t - 1, 'calculation_error', 'Is one too low in the division.'),
      ...wrongWhole(t + 2, 'calculation_error', 'Is two off in the division.'),
      ...wrongWhole(t + 3, 'calculation_error', 'Is three off in the division.'),
    ].filter(({ value }) => Number(value) < 13),
    steps: [
      `Each hour the two come ${u} + ${v} = ${u + v} miles closer together.`,
      `They start ${far} miles apart, so they meet after $${far} \\div ${u + v} = ${t}$ hours.`,
    ],
    hints: ['How many miles closer do they come in one hour?', 'Driving toward each other, they add their rates.'],
  }
}

/** A distance in minutes, at miles per hour. */
function minutesQuestion({ u, t, name }: Parameters & { u: number; t: number; name: string }) {
  const miles = (u * t) / 60
  return {
    stem: `${name} rides a bus that travels at a steady ${u} miles per hour. How many miles does the bus go in ${t} minutes?`,
    answer: whole(miles),
    distractors: [
      ...wrongWhole((u * t) / 100, 'concept_misunderstanding', 'Treats an hour as 100 minutes.'),
      ...wrongWhole(u / t, 'strategy_error', 'Divides the rate by the time.'),
      ...wrongWhole(t / 5, 'concept_misunderstanding', 'Takes every 5 minutes for a mile, whatever the rate.'),
      ...wrongWhole(u - t, 'strategy_error', 'Subtracts the minutes from the rate.'),
      ...wrongWhole(miles + u / 6, 'calculation_error', 'Counts ten minutes too many.'),
      ...wrongWhole(miles * 2, 'calculation_error', 'Counts the time twice.'),
      ...wrongWhole(miles + 2, 'calculation_error', 'Is two off in the division by 60.'),
      ...wrongWhole(miles - 1, 'calculation_error', 'Is one off in the division by 60.'),
      ...wrongWhole(miles + 1, 'calculation_error', 'Is one too high in the division by 60.'),
    ].filter(({ value }) => Number(value) > 0),
    steps: [
      `An hour is 60 minutes, so ${t} minutes is $\\frac{${t}}{60}$ of an hour.`,
      `Distance is rate times time: $${u} \\times \\frac{${t}}{60} = ${miles}$ miles.`,
    ],
    hints: ['The rate counts miles for each hour. What part of an hour is the trip?', `How far does the bus go in 10 minutes?`],
  }
}
