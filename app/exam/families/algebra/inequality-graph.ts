/** A solution set drawn on a number line. */
import { type Answer, defineFamily } from '../../family'
import type { NumberLineFigure } from '../../figures/shape'
import { wrong } from '../../values'

/** The stretch that is drawn; a missing end runs on. */
interface Parameters {
  from: { at: number; open: boolean } | null
  to: { at: number; open: boolean } | null
  /** Hard questions offer ax + b on the left instead of x. */
  a: number
  b: number
}

type End = Parameters['from']

const canonical = (from: End, to: End) =>
  `${from ? `${from.at}${from.open ? '<' : '≤'}` : ''}x${to ? `${to.open ? '<' : '≤'}${to.at}` : ''}`

/** The inequality of a stretch, for ax + b in the place of x. */
function printed(from: End, to: End, a: number, b: number): Answer {
  const middle = `${a === 1 ? '' : a}x${b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${Math.abs(b)}`}`
  const bound = (end: NonNullable<End>) => a * end.at + b
  const less = (end: NonNullable<End>) => (end.open ? '<' : '\\leq')
  if (from && to) return { text: `$${bound(from)} ${less(from)} ${middle} ${less(to)} ${bound(to)}$`, value: canonical(from, to) }
  if (from) return { text: `$${middle} ${from.open ? '>' : '\\geq'} ${bound(from)}$`, value: canonical(from, null) }
  return { text: `$${middle} ${to?.open ? '<' : '\\leq'} ${to ? bound(to) : 0}$`, value: canonical(null, to) }
}

const turned = (end: End): End => end && { ...end, open: !end.open }
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
  version: 1,
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
    a: 'coefficient of x in the choices',
    b: 'number added in the choices',
  },
  draw(random, { difficulty }) {
    const end = (low: number, high: number) => ({ at: random.int(low, high), open: random.chance(1, 2) })
    if (difficulty === 'medium') return { from: end(-4, 0), to: end(1, 4), a: 1, b: 0 }
    const only = end(-4, 4)
    const rule = difficulty === 'hard' ? { a: random.int(2, 4), b: random.int(1, 6) * random.pick([-1, 1]) } : { a: 1, b: 0 }
    return { ...(random.chance(1, 2) ? { from: only, to: null } : { from: null, to: only }), ...rule }
  },
  write({ from, to, a, b }) {
    const of = (left: End, right: End) => printed(left, right, a, b)
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
    return {
      stem: `The thick part of the number line shows the solution of which inequality?`,
      figure,
      answer: of(from, to),
      distractors: [
        wrong(of(turned(from), turned(to)), 'concept_misunderstanding', 'Confuses the open circle with the filled one.'),
        ...(both
          ? [
              wrong(of(turned(from), to), 'careless_mistake', 'Reads the circle at the left end wrongly.'),
              wrong(of(from, turned(to)), 'careless_mistake', 'Reads the circle at the right end wrongly.'),
              wrong(of(moved(from, 1), to), 'careless_mistake', 'Reads the left end one place off.'),
            ]
          : [
              wrong(of(to, from), 'concept_misunderstanding', 'Takes the wrong direction of the arrow.'),
              wrong(of(turned(to), turned(from)), 'concept_misunderstanding', 'Takes the wrong direction and the wrong circle.'),
            ]),
        wrong(
          of(from && { at: -from.at, open: from.open }, to && { at: -to.at, open: to.open }),
          'careless_mistake',
          'Loses a minus sign when reading the number line.',
        ),
        wrong(of(moved(from, -1), moved(to, 1)), 'careless_mistake', 'Reads the end one place off.'),
        wrong(of(moved(from, 1), moved(to, -1)), 'careless_mistake', 'Counts the ticks of the number line one too few.'),
      ].filter(({ value }) => !both || value.includes('x')),
      steps: [
        `The number line shows ${inWords(from, to)}. A filled circle belongs to the solution, an open circle does not.`,
        `In symbols: ${printed(from, to, 1, 0).text}.`,
        ...(a === 1
          ? []
          : [`Solving ${of(from, to).text} gives exactly this: first ${b < 0 ? 'add' : 'subtract'} ${Math.abs(b)}, then divide by ${a}.`]),
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
