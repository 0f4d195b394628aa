/** How long something takes from its start and end. */

import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { wrong } from '~/exam/values/values'
import { duration, durationText, timeText } from './clock-times'
import { positive, serves } from './measures'

interface Parameters {
  /** Minutes after midnight. */
  start: number
  minutes: number
  activity: string
  person: Person
}

const NOON = 12 * 60

/** What lasts about that long: under an hour and a half, an afternoon, most of a day. */
const ACTIVITIES = {
  easy: ['swim lesson', 'bus ride', 'piano recital', 'soccer game', 'painting class', 'train ride', 'museum tour'],
  medium: ['swim meet', 'bus trip', 'museum visit', 'soccer tournament', 'birthday party', 'train ride', 'hike'],
  hard: ['swim meet', 'bus trip', 'museum visit', 'soccer tournament', 'class trip', 'train ride', 'hike'],
}

export const elapsedTime = defineFamily<Parameters>({
  id: 'elapsed-time',
  version: 4,
  title: 'How long it takes',
  asks: 'Finds the time between a start and an end, in hard draws across noon.',
  strand: 'measurement',
  skill: 'Elapsed time',
  kind: 'word_problem',
  levels: serves({ lower: 'both', middle: 'achievement' }),
  parameters: {
    start: 'minutes after midnight, a multiple of 5',
    minutes: 'how long it takes; below an hour and a half in easy draws, up to four hours in medium ones, across noon in hard ones',
    activity: 'what takes the time',
    person: 'whose it is',
  },
  draw(random, { difficulty }) {
    const activity = random.pick(ACTIVITIES[difficulty])
    const person = pickPerson(random)
    if (difficulty === 'hard') {
      const start = 60 * random.int(8, 11) + 5 * random.int(4, 11)
      const end = 60 * random.int(13, 15) + 5 * random.int(0, 5)
      return { start, minutes: end - start, activity, person }
    }
    const minutes = difficulty === 'easy' ? 5 * random.int(7, 17) : 60 * random.int(1, 3) + 5 * random.int(5, 11)
    return { start: 60 * random.int(13, difficulty === 'easy' ? 17 : 15) + 5 * random.int(5, 11), minutes, activity, person }
  },
  write({ start, minutes, activity, person }) {
    const end = start + minutes
    const toHour = (60 - (start % 60)) % 60
    const rest = minutes - toHour
    const [startMinute, endMinute] = [start % 60, end % 60]
    const hoursApart = Math.floor(end / 60) - Math.floor(start / 60)
    const isAcrossNoon = start < NOON && end > NOON
    return {
      stem: `${person.name}’s ${activity} starts at ${timeText(start)} and ends at ${timeText(end)} How long does it last?`,
      answer: duration(minutes),
      distractors: positive(
        [
          wrong(duration(minutes + 60), 'calculation_error', 'Subtracts the hours without the borrowed one and gets an hour too many.'),
          wrong(duration(minutes - 60), 'calculation_error', 'Takes one hour too many away.'),
          wrong(
            duration(hoursApart * 60 + Math.abs(endMinute - startMinute)),
            'concept_misunderstanding',
            'Subtracts the smaller minutes from the larger ones instead of counting up.',
          ),
          wrong(duration(minutes + 40), 'concept_misunderstanding', 'Calculates as if an hour had 100 minutes.'),
          wrong(duration(minutes - 10), 'calculation_error', 'Slips by ten minutes.'),
          wrong(duration(minutes + 10), 'calculation_error', 'Counts ten minutes too many.'),
          wrong(duration(rest), 'careless_mistake', 'Counts from the next full hour only.'),
          wrong(duration(minutes + 5), 'careless_mistake', 'Counts the first five minutes twice.'),
          wrong(duration(minutes - 5), 'careless_mistake', 'Leaves the first five minutes out.'),
          wrong(duration(minutes - 15), 'calculation_error', 'Slips by a quarter of an hour.'),
          ...(isAcrossNoon
            ? [
                wrong(duration(NOON - start), 'careless_mistake', 'Stops counting at noon.'),
                wrong(duration(end - NOON), 'careless_mistake', 'Starts counting at noon.'),
              ]
            : []),
        ].filter(({ text }) => text !== ''),
      ),
      steps: [
        toHour
          ? `Count up to the next full hour first: from ${timeText(start)} to ${timeText(start + toHour)} is ${durationText(toHour)}.`
          : `The start, ${timeText(start)}, is a full hour.`,
        rest
          ? `From ${timeText(start + toHour)} to ${timeText(end)} is ${durationText(rest)}.`
          : `The end, ${timeText(end)}, is that full hour.`,
        `Together that is ${durationText(minutes)}.`,
      ],
      hints: [
        'Count forward from the start to the next full hour.',
        'An hour has 60 minutes, so do not subtract clock times like ordinary numbers.',
      ],
    }
  },
  // Lets the clock tick in steps of five minutes.
  solve({ start, minutes }) {
    const end = start + minutes
    let ticks = 0
    for (let clock = start; clock < end; clock += 5) ticks++
    return String(ticks * 5)
  },
})
