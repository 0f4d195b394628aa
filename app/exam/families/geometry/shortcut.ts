/** The Pythagorean theorem in stories: shortcuts, ladders, wires. */

import { defineFamily } from '~/exam/families/kit/family'
import { type Person, pickPerson } from '~/exam/families/kit/wording'
import { numberValue, wrong } from '~/exam/values/values'
import { FOOT, lengthOf, lengthText, METER, positive, serves, type Unit } from './measures'
import { hypotenuseMistakes, legMistakes, TRIPLES } from './pythagorean-side'

interface Parameters {
  legs: [number, number]
  straight: number
  story: 'ride' | 'ladder' | 'wire' | 'saved'
  unit: Unit
  person: Person
}

const BLOCK: Unit = { one: 'block', many: 'blocks', short: 'blocks' }
const MILE: Unit = { one: 'mile', many: 'miles', short: 'mi' }

export const shortcut = defineFamily<Parameters>({
  id: 'shortcut',
  version: 5,
  title: 'Shortcuts and ladders',
  asks: 'Uses the Pythagorean theorem in a story: a straight way back, a ladder on a wall, a wire on a pole, or how much a shortcut saves.',
  strand: 'geometry',
  skill: 'Pythagorean theorem',
  kind: 'word_problem',
  levels: serves({ middle: 'both', upper: 'both' }),
  parameters: {
    legs: 'the two ways at a right angle; the second is the asked height for a ladder or wire',
    straight: 'the straight way, the ladder or the wire; no walk is over 17 blocks and no ladder over 10 meters or below 10 feet',
    story: 'a ride (easy), a ladder or wire (medium), or how much a shortcut saves (hard)',
    unit: 'blocks, miles, feet or meters',
    person: 'who rides or walks',
  },
  draw(random, { difficulty }) {
    const story = { easy: 'ride' as const, medium: random.pick(['ladder', 'wire'] as const), hard: 'saved' as const }[difficulty]
    const isUpright = story === 'ladder' || story === 'wire'
    const unit = isUpright ? random.pick([FOOT, METER]) : random.pick([BLOCK, MILE])
    // Nobody walks twenty blocks to a library or owns a ladder of twenty meters or of five feet.
    const most = story === 'ladder' && unit === METER ? 10 : story === 'saved' && unit === BLOCK ? 13 : 25
    const least = story === 'ladder' && unit === FOOT ? 10 : 5
    const [one, other, straight] = random.pick(TRIPLES.filter(([, , longest]) => longest >= least && longest <= most))
    const isFlipped = !isUpright && random.chance(1, 2)
    return { legs: isFlipped ? [other, one] : [one, other], straight, story, unit, person: pickPerson(random) }
  },
  write({ legs: [first, second], straight, story, unit, person }) {
    const isUpright = story === 'ladder' || story === 'wire'
    const answer = story === 'saved' ? first + second - straight : isUpright ? second : straight
    const say = (value: number) => lengthText(value, unit)
    const { name, their } = person
    const [way, path] =
      unit === BLOCK ? ['walk', 'straight path there through the park'] : [`ride ${their} bike`, 'straight bike trail there']
    const goal = unit === BLOCK ? 'the library' : 'the lake'
    const standing = (sides: string, longest: string, reaches: string, where: string) => [
      `${sides} meet at a right angle, and the ${longest} is the longest side of the triangle.`,
      `So the square of the height is $${straight}^2 - ${first}^2 = ${straight ** 2} - ${first ** 2} = ${second ** 2}$.`,
      `Since $${second}^2 = ${second ** 2}$, ${reaches} ${say(second)} ${where}.`,
    ]
    return {
      stem: {
        ride: `${name} rides ${their} bike ${say(first)} due east and then ${say(second)} due north. How far is ${person.they} from the starting point, in a straight line?`,
        ladder: `A ladder ${say(straight)} long leans against a wall. The foot of the ladder stands ${say(first)} from the wall. How high up the wall does the ladder reach?`,
        wire: `A straight wire ${say(straight)} long runs from the top of a pole to a point on the ground that is ${say(first)} from the foot of the pole. How tall is the pole?`,
        saved: `${name} can ${way} ${say(first)} due south and then ${say(second)} due west to ${goal}, or take a ${path}. How much shorter is the straight ${unit === BLOCK ? 'path' : 'trail'}?`,
      }[story],
      answer: lengthOf(answer, unit),
      distractors:
        story === 'saved'
          ? positive([
              wrong(lengthOf(straight, unit), 'misread_question', 'Gives the length of the straight way instead of what it saves.'),
              wrong(lengthOf(answer + 1, unit), 'calculation_error', 'Ends up one too high after a slip in a square.'),
              wrong(lengthOf(answer - 1, unit), 'calculation_error', 'Ends up one too low after a slip in a square.'),
              wrong(lengthOf(Math.abs(first - second), unit), 'strategy_error', 'Combines the given numbers without the squares.'),
              wrong(lengthOf(answer - 2, unit), 'calculation_error', 'Makes a slip when taking the square root.'),
              wrong(lengthOf(straight - Math.max(first, second), unit), 'strategy_error', 'Compares the straight way with one part only.'),
              wrong(lengthOf(answer + 2, unit), 'calculation_error', 'Makes a slip in one of the squares.'),
              wrong(lengthOf(answer - 3, unit), 'calculation_error', 'Ends up three too low after a slip in a square.'),
              wrong(lengthOf(answer + 3, unit), 'calculation_error', 'Ends up three too high after a slip in a square.'),
            ])
          : isUpright
            ? legMistakes(first, straight, unit)
            : hypotenuseMistakes([first, second], unit),
      steps: {
        ride: [
          'East and north meet at a right angle, so the two parts of the ride are the legs of a right triangle.',
          `The straight line is its longest side: its square is $${first}^2 + ${second}^2 = ${first ** 2} + ${second ** 2} = ${straight ** 2}$.`,
          `Since $${straight}^2 = ${straight ** 2}$, the distance is ${say(straight)}.`,
        ],
        ladder: standing('Wall and ground', 'ladder', 'the ladder reaches', 'up the wall'),
        wire: standing('Pole and ground', 'wire', 'the pole is', 'tall'),
        saved: [
          `The straight way is the longest side of a right triangle: its square is $${first}^2 + ${second}^2 = ${straight ** 2}$, so it is ${say(straight)} long.`,
          `The way around is ${first} + ${second} = ${say(first + second)}.`,
          `The straight way is shorter by ${first + second} − ${straight} = ${say(answer)}.`,
        ],
      }[story],
      hints: [
        'Make a sketch: where is the right angle?',
        isUpright
          ? `The ${story} is the longest side, so its square is the largest.`
          : 'The squares of the two legs add up to the square of the straight way.',
      ],
    }
  },
  // Steps along whole lengths until the squares fit.
  solve({ legs: [first, second], straight, story }) {
    let side = 1
    if (story === 'ladder' || story === 'wire') while (side * side + first * first !== straight * straight) side++
    else while (side * side !== first * first + second * second) side++
    return numberValue(story === 'saved' ? first + second - side : side)
  },
})
