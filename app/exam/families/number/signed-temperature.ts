/** Positive and negative numbers in temperatures and heights. */
import type { Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wholeText } from '~/exam/values/values'

interface Parameters {
  start: number
  change: number
  back: number
  scene: (typeof SCENES)[number]
}

const SCENES = [
  {
    start: 'At sunrise the temperature was N°F.',
    up: 'rose N degrees',
    down: 'fell N degrees',
    subject: 'it',
    ask: 'What was the temperature then, in degrees Fahrenheit?',
  },
  {
    start: 'A diver is at a height of N feet, where sea level is 0.',
    up: 'rises N feet',
    down: 'sinks N feet',
    subject: 'the diver',
    ask: 'At what height, in feet, is the diver then?',
  },
  {
    start: 'An elevator is at level N of a building, where the street is level 0.',
    up: 'goes up N levels',
    down: 'goes down N levels',
    subject: 'it',
    ask: 'At which level is it then?',
  },
] as const

export const signedTemperature = defineFamily<Parameters>({
  id: 'signed-temperature',
  version: 3,
  title: 'Above and below zero',
  asks: 'Adds and subtracts positive and negative numbers in a setting with two changes.',
  strand: 'number',
  skill: 'Negative numbers',
  kind: 'word_problem',
  levels: {
    'isee-middle': ['quantitative_reasoning', 'mathematics_achievement'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    start: 'the number at the start, below zero',
    change: 'the first change, positive or negative',
    back: 'the second change, of the other sign',
    scene: 'the setting',
  },
  draw(random, { difficulty }) {
    const most = { easy: 9, medium: 16, hard: 29 }[difficulty]
    const scene = random.pick(SCENES)
    const sign = scene.start.startsWith('An elevator') ? 1 : random.pick([1, -1])
    const [a, b, c] = random.sample(
      Array.from({ length: most - 2 }, (_, index) => index + 3),
      3,
    ) as [number, number, number]
    const [small, large] = [Math.min(b, c), Math.max(b, c)]
    const isDiver = scene.start.startsWith('A diver')
    // A diver stays under water; the others may cross zero.
    if (isDiver) return { start: -(small + a + 10), change: sign * small, back: -sign * large, scene }
    return { start: -a, change: sign * b, back: -sign * c, scene }
  },
  write({ start, change, back, scene }) {
    const key = start + change + back
    const move = (amount: number) => (amount > 0 ? scene.up : scene.down).replace('N', String(Math.abs(amount)))
    const wrong: Distractor[] = [
      { ...whole(-start + change + back), type: 'misread_question', says: 'Overlooks that the first number is below zero.' },
      { ...whole(-key), type: 'careless_mistake', says: 'Gives the result the wrong sign.' },
      {
        ...whole(start - change - back),
        type: 'concept_misunderstanding',
        says: 'Turns both changes around because the number is negative.',
      },
      { ...whole(start + change), type: 'misread_question', says: 'Stops after the first change.' },
      { ...whole(start + change - back), type: 'misread_question', says: 'Makes the second change in the direction of the first.' },
      { ...whole(key + 1), type: 'calculation_error', says: 'Counts zero twice when crossing it.' },
      { ...whole(key - 1), type: 'calculation_error', says: 'Counts one step too many.' },
      { ...whole(key + 2), type: 'calculation_error', says: 'Counts two steps too few.' },
    ]
    const signed = (amount: number) => `${amount > 0 ? '+' : '−'} ${Math.abs(amount)}`
    return {
      stem: `${scene.start.replace('N', wholeText(start))} Then ${scene.subject} ${move(change)}, and after that ${scene.subject} ${move(back)}. ${scene.ask}`,
      answer: whole(key),
      distractors: wrong,
      steps: [
        `Think of a number line: up means to the right, down means to the left. From ${wholeText(start)} the first change leads to ${wholeText(start)} ${signed(change)} = ${wholeText(start + change)}.`,
        `The second change leads from there to ${wholeText(start + change)} ${signed(back)} = ${wholeText(key)}.`,
      ],
      hints: ['Picture the numbers on a line with zero in the middle.', 'Take the changes one after the other; do you cross zero?'],
    }
  },
  // One step up or down at a time.
  solve({ start, change, back }) {
    let at = start
    for (const steps of [change, back]) for (let step = 0; step < Math.abs(steps); step++) at += steps > 0 ? 1 : -1
    return numberValue(at)
  },
})
