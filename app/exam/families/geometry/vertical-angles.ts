/** Angles where two straight lines cross. */

import { defineFamily } from '~/exam/families/kit/family'
import { numberValue, whole, wrong } from '~/exam/values/values'
import type { Point } from '../../figures/shape'
import { positive, serves } from './measures'
import { onCircle } from './outlines'

interface Parameters {
  angle: number
  /** Whether the asked angle lies across from the known one (else beside it). */
  isAcross: boolean
  /** The asked angle as (factor·x + extra)°; 1 and 0 for plain x°. */
  factor: number
  extra: number
  x: number
}

const MISTAKE_SHIFT = 10

export const verticalAngles = defineFamily<Parameters>({
  id: 'vertical-angles',
  version: 3,
  title: 'Two lines that cross',
  asks: 'Finds x in an angle across from or beside a known one where two straight lines cross.',
  strand: 'geometry',
  skill: 'Vertical and adjacent angles',
  kind: 'computation',
  levels: serves({ middle: 'achievement', upper: 'both' }),
  parameters: {
    angle: 'the known angle in degrees',
    isAcross: 'whether the angle with x is vertical to it; otherwise it is adjacent',
    factor: 'factor of x, 1 in easy draws',
    extra: 'what is added to it, 0 in easy and medium draws',
    x: 'the answer',
  },
  draw(random, { difficulty }) {
    const isAcross = random.chance(1, 2)
    const factor = difficulty === 'easy' ? 1 : random.int(2, 5)
    const extra = difficulty === 'hard' ? 5 * random.int(1, 5) : 0
    const [low, high] = [Math.ceil((45 - extra) / factor), Math.floor((135 - extra) / factor)]
    const x = random.int(low, high)
    const asked = factor * x + extra
    const fixed = asked > 83 && asked < 97 ? { x: low, asked: factor * low + extra } : { x, asked }
    return { angle: isAcross ? fixed.asked : 180 - fixed.asked, isAcross, factor, extra, x: fixed.x }
  },
  write({ angle, isAcross, factor, extra, x }) {
    const asked = factor * x + extra
    const inner = `${factor === 1 ? '' : factor}x${extra ? ` + ${extra}` : ''}`
    const text = extra ? `(${inner})°` : `${inner}°`
    const end = (degrees: number): Point => onCircle(degrees, 10)
    const position = isAcross ? { start: 180, sweep: angle } : { start: angle, sweep: 180 - angle }
    const solveFor = (total: number) => (total - extra) / factor
    const maybe = (value: number, type: 'concept_misunderstanding' | 'careless_mistake' | 'misread_question', says: string) =>
      Number.isInteger(value) ? [wrong(whole(value), type, says)] : []
    return {
      stem: 'Two straight lines cross as shown. What is the value of $x$?',
      figure: {
        type: 'lines',
        alt: `Two straight lines that cross. One of the four angles measures ${angle}°; the angle ${isAcross ? 'directly across from' : 'next to'} it is labeled ${text}.`,
        lines: [
          { from: end(180), to: end(0), arrows: 'both' },
          { from: end(180 + angle), to: end(angle), arrows: 'both' },
        ],
        angles: [
          { at: [0, 0], start: 0, sweep: angle, text: `${angle}°` },
          { at: [0, 0], ...position, text },
        ],
      },
      answer: whole(x),
      distractors: positive([
        ...maybe(
          solveFor(180 - asked),
          'concept_misunderstanding',
          isAcross ? 'Treats angles across from each other as adding up to 180°.' : 'Treats angles beside each other as equal.',
        ),
        ...(factor > 1 || extra ? [wrong(whole(asked), 'misread_question', 'Gives the whole angle instead of x.')] : []),
        ...(extra && factor > 1
          ? maybe((asked + extra) / factor, 'careless_mistake', `Adds ${extra} to the other side instead of subtracting it.`)
          : []),
        ...(extra ? maybe(asked - extra, 'careless_mistake', 'Forgets to divide by the factor of x.') : []),
        ...maybe(solveFor(90) > 0 ? Math.abs(90 - angle) : 0, 'concept_misunderstanding', 'Takes the two angles to add up to 90°.'),
        wrong(whole(x + MISTAKE_SHIFT), 'calculation_error', 'Slips by ten in the subtraction.'),
        wrong(whole(x - MISTAKE_SHIFT / 2), 'calculation_error', 'Slips in the last division or subtraction.'),
        wrong(whole(x + 4), 'calculation_error', 'Ends up four too high in the last step.'),
        wrong(whole(x - 2), 'calculation_error', 'Ends up two too low in the last step.'),
        wrong(whole(x + 7), 'time_pressure', 'Reads the size off the drawing instead of working it out.'),
        wrong(whole(x - MISTAKE_SHIFT), 'calculation_error', 'Takes away a ten too many.'),
        wrong(whole(x - 4), 'calculation_error', 'Ends up four too low in the last step.'),
      ]),
      steps: [
        isAcross
          ? `Angles across from each other are equal, because each of them makes a straight line with the same neighbor. So ${text} is ${asked}°.`
          : `Angles side by side on a straight line add up to 180°, so ${text} is 180° − ${angle}° = ${asked}°.`,
        ...(extra ? [`From ${inner} = ${asked} subtract ${extra}: ${factor === 1 ? '' : factor}x = ${asked - extra}.`] : []),
        factor > 1 ? `Divide ${asked - extra} by ${factor}: x = ${x}.` : `Therefore x = ${x}.`,
      ],
      hints: [
        isAcross ? 'What is true of angles that lie across from each other?' : 'The two angles lie side by side on a straight line.',
        `First find how large the angle ${text} is.`,
      ],
    }
  },
  // Tries every x until the angle fits beside or across.
  solve({ angle, isAcross, factor, extra }) {
    for (let x = 1; x < 180; x++) {
      const gap = factor * x + extra
      if (isAcross ? gap === angle : gap + angle === 180) return numberValue(x)
    }
    throw new RangeError('no whole x')
  },
})
