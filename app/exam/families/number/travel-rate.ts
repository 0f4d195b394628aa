/** Average speed over a trip in two parts. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { counted, type Person, pickPerson } from '~/exam/families/kit/wording'
import { fraction } from '~/exam/values/fraction'
import { measured, numberValue, whole } from '~/exam/values/values'
import { aboveZero } from './above-zero'

interface Parameters {
  who: Person
  speeds: [number, number]
  hours: [number, number]
  isGivenBySpeed: boolean
}

export const travelRate = defineFamily<Parameters>({
  id: 'travel-rate',
  version: 3,
  title: 'Average speed of a trip',
  asks: 'Finds the average speed of a trip in two parts of different length and speed.',
  strand: 'number',
  skill: 'Rate',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning'],
    'isee-upper': ['quantitative_reasoning'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    who: 'the person who drives',
    speeds: 'the speeds of the two parts in miles per hour',
    hours: 'the hours that the two parts take; different except on easy draws',
    isGivenBySpeed: 'whether speeds are given (else distances)',
  },
  draw(random, { difficulty }) {
    const [first, second] = random.sample([30, 35, 40, 45, 50, 55, 60, 65], 2) as [number, number]
    const hours = random.pick(
      difficulty === 'easy'
        ? [
            [1, 1],
            [2, 2],
          ]
        : difficulty === 'medium'
          ? [
              [1, 2],
              [2, 1],
              [1, 4],
              [2, 3],
            ]
          : [
              [2, 3],
              [3, 2],
              [1, 4],
              [4, 1],
              [1, 3],
            ],
    ) as [number, number]
    const drive: [number, number] = [first, second]
    const total = first * hours[0] + second * hours[1]
    // Keep the average whole by lengthening the second speed, at most to the next multiple.
    const [h1, h2] = hours
    const rest = total % (h1 + h2)
    if (rest) drive[1] = first + 5 * (h1 + h2) * (first < 50 ? 1 : -1)
    return { who: pickPerson(random), speeds: drive, hours, isGivenBySpeed: difficulty !== 'easy' && random.chance(1, 2) }
  },
  write({ who, speeds: [first, second], hours: [h1, h2], isGivenBySpeed }) {
    const [d1, d2] = [first * h1, second * h2]
    const key = (d1 + d2) / (h1 + h2)
    const amount = (value: number) => measured(whole(value), 'miles per hour')
    const wrong: Distractor[] = [
      {
        ...amount(Math.round((first + second) / 2)),
        type: 'concept_misunderstanding',
        says: 'Takes the mean of the two speeds although the parts take different times.',
      },
      {
        ...amount(Math.round((first * h2 + second * h1) / (h1 + h2))),
        type: 'misread_question',
        says: 'Exchanges the times of the two parts.',
      },
      { ...amount(Math.max(first, second)), type: 'misread_question', says: 'Gives the speed of the faster part.' },
      { ...amount(Math.min(first, second)), type: 'misread_question', says: 'Gives the speed of the slower part.' },
      { ...amount(key + 5), type: 'calculation_error', says: 'Slips when adding the distances.' },
      { ...amount(key - 5), type: 'calculation_error', says: 'Slips when dividing by the total time.' },
      { ...amount(key + 2), type: 'calculation_error', says: 'Slips by two when dividing.' },
      { ...amount(key - 2), type: 'calculation_error', says: 'Ends up two too low when dividing.' },
      { ...amount(key + 10), type: 'calculation_error', says: 'Slips by ten when adding the distances.' },
      { ...amount(key - 10), type: 'calculation_error', says: 'Loses a ten when adding the distances.' },
    ]
    const story = isGivenBySpeed
      ? `${who.name} drives at ${first} miles per hour for ${counted(h1, 'hour')} and then at ${second} miles per hour for ${counted(h2, 'hour')}.`
      : `${who.name} drives ${d1} miles in ${counted(h1, 'hour')} and then ${d2} miles in ${counted(h2, 'hour')}.`
    return {
      stem: `${story} What is the average speed for the whole trip?`,
      answer: amount(key),
      distractors: aboveZero(wrong),
      steps: [
        `Average speed is the total distance divided by the total time. The distance is ${d1} + ${d2} = ${d1 + d2} miles.`,
        `The time is ${h1} + ${h2} = ${h1 + h2} hours, so the average speed is ${d1 + d2} ÷ ${h1 + h2} = ${key} miles per hour.`,
      ],
      hints: [
        'What are the total distance and the total time?',
        'Each hour of the trip counts the same, so the longer part pulls the average toward its speed.',
      ],
    }
  },
  // The mean of the speeds, hour by hour.
  solve({ speeds, hours }) {
    const each = speeds.flatMap((speed, part) => Array.from({ length: hours[part] ?? 0 }, () => speed))
    return numberValue(
      fraction(
        each.reduce((sum, speed) => sum + speed, 0),
        each.length,
      ),
    )
  },
})
