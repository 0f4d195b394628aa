/** The Pythagorean theorem in stories: shortcuts, ladders, kites. */
import { defineFamily } from '../../family'
import { numberValue, wrong } from '../../values'
import { type Person, pickPerson } from '../../wording'
import { FOOT, lengthOf, lengthText, METER, positive, serves, type Unit } from './measures'
import { TRIPLES } from './pythagorean-side'

interface Parameters {
  legs: [number, number]
  straight: number
  story: 'walk' | 'ladder' | 'saved'
  unit: Unit
  person: Person
}

const BLOCK: Unit = { one: 'block', many: 'blocks', short: 'blocks' }
const MILE: Unit = { one: 'mile', many: 'miles', short: 'mi' }

export const shortcut = defineFamily<Parameters>({
  id: 'shortcut',
  version: 2,
  title: 'Shortcuts and ladders',
  asks: 'Uses the Pythagorean theorem in a story: a straight way home, a ladder on a wall, or how much a shortcut saves.',
  strand: 'geometry',
  skill: 'Pythagorean theorem',
  kind: 'word_problem',
  levels: serves({ middle: 'both', upper: 'both' }),
  parameters: {
    legs: 'the two ways at a right angle; the second is the asked height in the ladder story',
    straight: 'the straight way or the ladder',
    story: 'walk (easy), ladder (medium), or how much a shortcut saves (hard)',
    unit: 'blocks, miles, feet or meters',
    person: 'who walks or climbs',
  },
  draw(random, { difficulty }) {
    const [one, other, straight] = random.pick(TRIPLES)
    const story = ({ easy: 'walk', medium: 'ladder', hard: 'saved' } as const)[difficulty]
    const unit = story === 'ladder' ? random.pick([FOOT, METER]) : random.pick([BLOCK, MILE])
    const isFlipped = story !== 'ladder' && random.chance(1, 2)
    return { legs: isFlipped ? [other, one] : [one, other], straight, story, unit, person: pickPerson(random) }
  },
  write({ legs: [first, second], straight, story, unit, person }) {
    const answer = { walk: straight, ladder: second, saved: first + second - straight }[story]
    const say = (value: number) => lengthText(value, unit)
    const name = person.name
    return {
      stem: {
        walk: `${name} rides ${say(first)} due east and then ${say(second)} due north. How far is ${person.they} from the starting point, in a straight line?`,
        ladder: `A ladder ${say(straight)} long leans against a wall. The foot of the ladder stands ${say(first)} from the wall. How high up the wall does the ladder reach?`,
        saved: `${name} can walk ${say(first)} due south and then ${say(second)} due west to the library, or take a straight path there. How much shorter is the straight path?`,
      }[story],
      answer: lengthOf(answer, unit),
      distractors: positive([
        {
          walk: wrong(
            lengthOf(first + second, unit),
            'concept_misunderstanding',
            'Adds the two parts of the ride instead of going straight.',
          ),
          ladder: wrong(lengthOf(straight - first, unit), 'concept_misunderstanding', 'Subtracts the lengths instead of their squares.'),
          saved: wrong(lengthOf(straight, unit), 'misread_question', 'Gives the length of the straight path instead of what it saves.'),
        }[story],
        wrong(
          lengthOf(story === 'saved' ? first + second : Math.abs(second - first), unit),
          story === 'saved' ? 'misread_question' : 'strategy_error',
          story === 'saved' ? 'Gives the length of the way around.' : 'Subtracts one distance from the other.',
        ),
        wrong(lengthOf(answer + 1, unit), 'calculation_error', 'Lands one too high after a slip in a square.'),
        wrong(lengthOf(answer - 1, unit), 'calculation_error', 'Lands one too low after a slip in a square.'),
        wrong(
          lengthOf(story === 'saved' ? Math.abs(first - second) : straight + (story === 'ladder' ? first : 4), unit),
          'strategy_error',
          'Combines the given numbers without the squares.',
        ),
        wrong(lengthOf(answer + 3, unit), 'calculation_error', 'Makes a slip in one of the squares.'),
        wrong(lengthOf(answer - 2, unit), 'calculation_error', 'Makes a slip when taking the square root.'),
        wrong(lengthOf(answer + 5, unit), 'time_pressure', 'Estimates instead of working it out.'),
      ]),
      steps: {
        walk: [
          'East and north meet at a right angle, so the two parts of the ride are the legs of a right triangle.',
          `The straight line is its longest side: its square is $${first}^2 + ${second}^2 = ${first ** 2} + ${second ** 2} = ${straight ** 2}$.`,
          `Since $${straight}^2 = ${straight ** 2}$, the distance is ${say(straight)}.`,
        ],
        ladder: [
          'Wall and ground meet at a right angle, and the ladder is the longest side of the triangle.',
          `So the square of the height is $${straight}^2 - ${first}^2 = ${straight ** 2} - ${first ** 2} = ${second ** 2}$.`,
          `Since $${second}^2 = ${second ** 2}$, the ladder reaches ${say(second)} up the wall.`,
        ],
        saved: [
          `The straight path is the longest side of a right triangle: its square is $${first}^2 + ${second}^2 = ${straight ** 2}$, so it is ${say(straight)} long.`,
          `The way around is ${first} + ${second} = ${say(first + second)}.`,
          `The straight path is shorter by ${first + second} − ${straight} = ${say(answer)}.`,
        ],
      }[story],
      hints: [
        'Make a sketch: where is the right angle?',
        story === 'ladder'
          ? 'The ladder is the longest side, so its square is the largest.'
          : 'The squares of the two legs add up to the square of the straight way.',
      ],
    }
  },
  // Steps along whole lengths until the squares fit.
  solve({ legs: [first, second], straight, story }) {
    let side = 1
    if (story === 'ladder') while (side * side + first * first !== straight * straight) side++
    else while (side * side !== first * first + second * second) side++
    return numberValue(story === 'saved' ? first + second - side : side)
  },
})
