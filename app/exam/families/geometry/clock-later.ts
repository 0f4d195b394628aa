/** Reading a clock face and going on or back from it. */

import { defineFamily } from '~/exam/families/kit/family'
import { capital, type Person, pickPerson } from '~/exam/families/kit/wording'
import { wrong } from '~/exam/values/values'
import { clockTime, durationText, timeText } from './clock-times'
import { serves } from './measures'

interface Parameters {
  /** Minutes after twelve on the face. */
  shown: number
  /** Minutes to go on, negative to go back. */
  shift: number
  person: Person
  wording: number
}

export const clockLater = defineFamily<Parameters>({
  id: 'clock-later',
  version: 2,
  title: 'From the clock on',
  asks: 'Reads a clock face and finds the time some minutes later or earlier.',
  strand: 'measurement',
  skill: 'Telling time',
  kind: 'data_reading',
  levels: serves({ lower: 'both' }),
  parameters: {
    shown: 'the time shown, a multiple of five minutes',
    shift: 'minutes later, or in hard draws earlier (negative)',
    person: 'who waits or has waited',
    wording: 'one of two stories',
  },
  draw(random, { difficulty }) {
    const shown = 60 * random.int(1, 11) + 5 * random.int(1, 11)
    const shift = { easy: 5 * random.int(4, 9), medium: 5 * random.int(10, 20), hard: -5 * random.int(8, 22) }[difficulty]
    return { shown, shift, person: pickPerson(random), wording: random.int(0, 1) }
  },
  write({ shown, shift, person, wording }) {
    const length = durationText(Math.abs(shift))
    const time = (minutes: number) => clockTime(minutes, shown)
    const result = time(shown + shift)
    const [hour, minute] = [Math.floor(shown / 60), shown % 60]
    // The hands read the wrong way around: the long one as hours, the short one as minutes.
    const swapped = ((minute / 5 || 12) % 12) * 60 + (hour % 12) * 5
    const stems =
      shift > 0
        ? [
            `The clock shows when ${person.name} starts a game. The game lasts ${length}. At what time does it end?`,
            `It is now the time shown on the clock. ${person.name}’s bus leaves in ${length}. At what time does the bus leave?`,
          ]
        : [
            `The clock shows when ${person.name} finished a drawing. ${capital(person.they)} had worked on it for ${length}. At what time did ${person.they} start?`,
            `The clock shows when ${person.name} got home. The way home had taken ${length}. At what time did ${person.they} leave?`,
          ]
    const next = shift > 0 ? 60 - minute : minute
    return {
      stem: stems[wording] as string,
      figure: {
        type: 'clock',
        alt: `A clock face. The short hand is ${minute === 0 ? `at ${hour}` : `between ${hour} and ${(hour % 12) + 1}`}, and the long hand points to ${minute / 5 || 12}.`,
        hour: hour || 12,
        minute,
      },
      answer: result,
      distractors: [
        wrong(time(shown - shift), 'misread_question', shift > 0 ? 'Goes back instead of forward.' : 'Goes forward instead of back.'),
        wrong(time(shown + shift + 60), 'careless_mistake', 'Lands one hour too late.'),
        wrong(time(shown + shift - 60), 'careless_mistake', 'Lands one hour too early.'),
        wrong(time(swapped + shift), 'concept_misunderstanding', 'Mixes up the two hands of the clock.'),
        wrong(time(shown + shift + 5), 'careless_mistake', 'Misreads the long hand by one number.'),
        wrong(time(shown + shift - 10), 'calculation_error', 'Slips by ten minutes when counting.'),
        wrong(time(shown), 'misread_question', 'Gives the time that the clock shows.'),
        wrong(time(shown + shift + 10), 'calculation_error', 'Counts ten minutes too many.'),
        wrong(time(shown + shift - 5), 'careless_mistake', 'Counts five minutes too few.'),
        wrong(time(shown + shift + 30), 'careless_mistake', 'Lands half an hour too late.'),
        wrong(time(shown + shift - 30), 'careless_mistake', 'Lands half an hour too early.'),
      ],
      steps: [
        `The short hand has passed ${hour}, and the long hand points to ${minute / 5}, which means ${minute} minutes, so the clock shows ${timeText(shown, false)}.`,
        Math.abs(shift) > next
          ? `${shift > 0 ? 'On to' : 'Back to'} the full hour it is ${next} minutes, which leaves ${durationText(Math.abs(shift) - next)} to go.`
          : `Go ${shift > 0 ? 'forward' : 'back'} ${length} from there.`,
        `That leads to ${result.text}.`,
      ],
      hints: ['Which hand tells the hours, and which number did it pass last?', `Go ${shift > 0 ? 'on' : 'back'} to the full hour first.`],
    }
  },
  // Turns the long hand five minutes at a time, carrying the hour.
  solve({ shown, shift }) {
    let [hour, minute] = [Math.floor(shown / 60), shown % 60]
    for (let step = 0; step < Math.abs(shift) / 5; step++) {
      minute += Math.sign(shift) * 5
      if (minute === 60) [hour, minute] = [(hour + 1) % 12, 0]
      if (minute < 0) [hour, minute] = [(hour + 11) % 12, 55]
    }
    return clockTime(hour * 60 + minute, shown).value
  },
})
