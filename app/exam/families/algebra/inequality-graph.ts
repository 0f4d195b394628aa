/** A solution set drawn on a number line. */
import type { Answer } from '~/exam/core/item/answer'
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { fraction } from '~/exam/values/fraction'
import { numberValue, wrong } from '~/exam/values/values'
import type { NumberLineFigure } from '../../figures/shape'

/** The stretch that is drawn; a missing end runs on. */
interface Parameters {
  from: { at: number; open: boolean } | null
  to: { at: number; open: boolean } | null
  /** Hard questions offer ax + b on the left instead of x. */
  a: number
  b: number
}

type End = Parameters['from']

/** What stands on the right of the printed inequality: ax + b against a times the end, plus b, plus `slip` where a mistake is made. */
interface Printed {
  a: number
  b: number
  slip?: number
}

/** The inequality of a stretch, for ax + b in the place of x; a stretch with two ends is written for x alone. */
function printed(from: End, to: End, { a, b, slip = 0 }: Printed): Answer {
  const at = (end: NonNullable<End>) => numberValue(fraction(a * end.at + slip, a))
  const value = `${from ? `${at(from)}${from.open ? '<' : '≤'}` : ''}x${to ? `${to.open ? '<' : '≤'}${at(to)}` : ''}`
  const less = (end: NonNullable<End>) => (end.open ? '<' : '\\leq')
  if (from && to) return { text: `$${from.at} ${less(from)} x ${less(to)} ${to.at}$`, value }
  const end = from ?? to
  if (!end) throw new RangeError('a stretch without an end')
  const middle = `${a === 1 ? '' : a}x${b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${Math.abs(b)}`}`
  // A negative coefficient turns the sign around.
  const isGreater = (from !== null) === a > 0
  return { text: `$${middle} ${isGreater ? (end.open ? '>' : '\\geq') : less(end)} ${a * end.at + b + slip}$`, value }
}

const turned = (end: End): End => end && { ...end, open: !end.open }
const mirrored = (end: End): End => end && { ...end, at: -end.at }
const moved = (end: End, by: number): End => end && { ...end, at: end.at + by }

function inWords(from: End, to: End): string {
  const ring = (end: NonNullable<End>) =>
    `${end.open ? 'an open circle' : 'a filled circle'} at ${end.at < 0 ? '−' : ''}${Math.abs(end.at)}`
  if (from && to) return `a thick stretch from ${ring(from)} to ${ring(to)}`
  if (from) return `a thick line with an arrow to the right, starting at ${ring(from)}`
  return to ? `a thick line with an arrow to the left, starting at ${ring(to)}` : ''
}

export const inequalityGraph = defineFamily<Parameters>({
  id: 'inequality-graph',
  version: 2,
  title: 'An inequality from its graph',
  asks: 'Shows part of a number line in bold and asks which inequality has that solution.',
  strand: 'algebra',
  skill: 'Inequalities on a number line',
  kind: 'data_reading',
  levels: {
    'isee-middle': ['mathematics_achievement'],
    'isee-upper': ['mathematics_achievement'],
    'ssat-middle': ['quantitative'],
    'ssat-upper': ['quantitative'],
  },
  parameters: {
    from: 'the left end, or none',
    to: 'the right end, or none',
    a: 'coefficient of x in the choices: 1, in hard draws 2 to 4, at the upper level also below zero',
    b: 'number added in the choices, 0 unless the draw is hard',
  },
  draw(random, { level, difficulty }) {
    const end = (low: number, high: number) => ({ at: random.int(low, high), open: random.chance(1, 2) })
    if (difficulty === 'medium') return { from: end(-4, 0), to: end(1, 4), a: 1, b: 0 }
    const only = end(-4, 4)
    const rule =
      difficulty === 'hard'
        ? { a: random.int(2, 4) * (tierOf(level) === 'upper' ? random.pick([-1, 1]) : 1), b: random.int(1, 6) * random.pick([-1, 1]) }
        : { a: 1, b: 0 }
    return { ...(random.chance(1, 2) ? { from: only, to: null } : { from: null, to: only }), ...rule }
  },
  write(parameters) {
    const { from, to, a, b } = parameters

    const of = (left: End, right: End, slip = 0) => printed(left, right, { a, b, slip })
    const figure: NumberLineFigure = {
      type: 'number-line',
      alt: `A number line from −6 to 6 with ${inWords(from, to)}.`,
      from: -6,
      to: 6,
      step: 1,
      labels: [-6, -4, -2, 0, 2, 4, 6],
      points: [],
      intervals: [{ ...(from ? { from } : {}), ...(to ? { to } : {}) }],
    }
    const both = from !== null && to !== null
    const readings = readingMistakes({ ...parameters, of, both })
    const isDirection = (b + (from ?? to ?? { at: 0 }).at) % 2 === 0
    const direction = a < 0 ? 'Forgets that a negative number turns the sign around.' : 'Takes the wrong direction of the arrow.'
    const circle = 'Confuses the open circle with the filled one.'
    const opposite = b < 0 ? `Subtracts ${-b} when solving instead of adding it.` : `Adds ${b} when solving instead of subtracting it.`
    // Two mistakes, alone and together, so that neither the sign nor the number on the right can be settled without the other.
    const solutions = [
      wrong(of(from, to, -2 * b), 'calculation_error', opposite),
      ...(isDirection
        ? [
            wrong(of(to, from), 'concept_misunderstanding', direction),
            wrong(of(to, from, -2 * b), 'calculation_error', `${opposite} ${direction}`),
          ]
        : [
            wrong(of(turned(from), turned(to)), 'concept_misunderstanding', circle),
            wrong(of(turned(from), turned(to), -2 * b), 'calculation_error', `${opposite} ${circle}`),
          ]),
      wrong(of(from, to, -b), 'careless_mistake', `Leaves out the ${Math.abs(b)} when solving.`),
      isDirection
        ? wrong(of(turned(from), turned(to)), 'concept_misunderstanding', circle)
        : wrong(of(to, from), 'concept_misunderstanding', direction),
    ]
    return {
      stem: `The thick part of the number line shows the solution of which inequality?`,
      figure,
      answer: of(from, to),
      distractors: a === 1 ? readings : solutions,
      steps: [
        `The number line shows ${inWords(from, to)}. A filled circle belongs to the solution, an open circle does not.`,
        `In symbols: ${printed(from, to, { a: 1, b: 0 }).text}.`,
        ...(a === 1
          ? []
          : [
              `Solving ${of(from, to).text} gives exactly this: first ${b < 0 ? 'add' : 'subtract'} ${Math.abs(b)}, then divide by ${a < 0 ? `−${-a}, which turns the sign around` : a}.`,
            ]),
      ],
      hints: [
        'Does the end itself belong to the solution? Look at the circle.',
        a === 1
          ? 'Pick one number under the thick part and one outside and test them.'
          : 'First write down the inequality for x that is drawn, then solve the choices.',
      ],
    }
  },
  // Reads the drawing at every half unit and rebuilds the stretch from what is inside.
  solve({ from, to }) {
    const isIn = (x: number) => (!from || x > from.at || (x === from.at && !from.open)) && (!to || x < to.at || (x === to.at && !to.open))
    const inside = Array.from({ length: 41 }, (_, index) => (index - 20) / 2).filter(isIn)
    const [first = 0, last = 0] = [inside[0], inside.at(-1)]
    const low = first === -10 ? '' : Number.isInteger(first) ? `${first}≤` : `${first - 0.5}<`
    const high = last === 10 ? '' : Number.isInteger(last) ? `≤${last}` : `<${last + 0.5}`
    return `${low}x${high}`
  },
})

/** What goes wrong when the number line is read. */
function readingMistakes({ from, to, of, both }: Parameters & { of: (left: End, right: End) => Answer; both: boolean }) {
  // Ends that meet or cross would leave no number at all, which shows without the figure.
  const stretch = (left: End, right: End, says: string) =>
    left && right && left.at < right.at ? [wrong(of(left, right), 'careless_mistake', says)] : []
  return [
    wrong(of(turned(from), turned(to)), 'concept_misunderstanding', 'Confuses the open circle with the filled one.'),
    ...(both
      ? [
          wrong(of(turned(from), to), 'careless_mistake', 'Reads the circle at the left end wrongly.'),
          wrong(of(from, turned(to)), 'careless_mistake', 'Reads the circle at the right end wrongly.'),
          ...stretch(moved(from, 1), to, 'Reads the left end one place too far to the right.'),
          ...stretch(moved(from, -1), to, 'Reads the left end one place too far to the left.'),
          ...stretch(from, moved(to, 1), 'Reads the right end one place too far to the right.'),
          ...stretch(from, moved(to, -1), 'Reads the right end one place too far to the left.'),
          ...stretch(mirrored(to), mirrored(from), 'Confuses the two sides of zero on the number line.'),
        ]
      : [
          wrong(of(to, from), 'concept_misunderstanding', 'Takes the wrong direction of the arrow.'),
          wrong(of(turned(to), turned(from)), 'concept_misunderstanding', 'Takes the wrong direction and the wrong circle.'),
          wrong(of(mirrored(from), mirrored(to)), 'careless_mistake', 'Loses a minus sign when reading the number line.'),
          wrong(of(moved(from, -1), moved(to, 1)), 'careless_mistake', 'Reads the end one place off.'),
          wrong(of(moved(from, 1), moved(to, -1)), 'careless_mistake', 'Counts the ticks of the number line one too few.'),
        ]),
  ]
}
