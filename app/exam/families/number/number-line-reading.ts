/** The number at a marked point of a number line. */
import { tierOf } from '~/exam/core/levels'
import { defineFamily } from '~/exam/families/kit/family'
import { add, type Fraction, fraction } from '~/exam/values/fraction'
import { decimal, mixed, numberValue } from '~/exam/values/values'

interface Parameters {
  from: number
  units: number
  pieces: number
  marks: number
  isDecimal: boolean
}

export const numberLineReading = defineFamily<Parameters>({
  id: 'number-line-reading',
  version: 3,
  title: 'Reading a number line',
  asks: 'Names the fraction, mixed number or decimal at a point of a number line on which only whole numbers are labeled.',
  strand: 'number',
  skill: 'Number line',
  kind: 'computation',
  levels: {
    'isee-lower': ['mathematics_achievement'],
    'isee-middle': ['mathematics_achievement'],
    'ssat-elementary': ['quantitative'],
    'ssat-middle': ['quantitative'],
  },
  parameters: {
    from: 'the whole number at the left end',
    units: 'how many units the line shows: 1 or 2',
    pieces: 'into how many parts each unit is divided',
    marks: 'the mark at which the point stands, counted from the left end',
    isDecimal: 'whether the answers are decimals',
  },
  draw(random, { level, difficulty }) {
    const isDecimal = random.chance(1, 2)
    const pieces = random.pick(
      isDecimal
        ? { easy: [10, 5], medium: [5, 4], hard: [4, 8] }[difficulty]
        : { easy: [4, 5], medium: [6, 5, 8], hard: [8, 6, 12] }[difficulty],
    )
    const units = difficulty === 'easy' ? 1 : 2
    const from = difficulty === 'easy' && tierOf(level) === 'lower' ? 0 : random.int(1, 9)
    const whole = units === 2 ? random.int(0, 1) : 0
    return { from, units, pieces, marks: whole * pieces + random.int(1, pieces - 1), isDecimal }
  },
  write({ from, units, pieces, marks, isDecimal }) {
    const at = (count: number, parts: number) => add(fraction(from), fraction(count, parts))
    const key = at(marks, pieces)
    const show = (value: Fraction) => (isDecimal ? decimal(value) : mixed(value))
    const below = Math.floor(key.n / key.d)
    const rest = marks % pieces
    const wrong = [
      { value: at(marks, 10), when: rest < 10, type: 'concept_misunderstanding' as const, says: 'Takes every mark for one tenth.' },
      {
        value: at(marks + 1, pieces),
        when: true,
        type: 'careless_mistake' as const,
        says: 'Counts the mark at the whole number as the first.',
      },
      { value: at(marks - 1, pieces), when: marks > 1, type: 'careless_mistake' as const, says: 'Counts one mark too few.' },
      {
        value: add(fraction(below), fraction(rest, pieces - 1)),
        when: !isDecimal && rest < pieces - 1,
        type: 'concept_misunderstanding' as const,
        says: 'Counts the marks between two whole numbers instead of the parts.',
      },
      {
        value: add(fraction(below), fraction(rest, pieces + 1)),
        when: !isDecimal,
        type: 'concept_misunderstanding' as const,
        says: 'Counts the marks at both ends as parts.',
      },
      {
        value: add(fraction(below), fraction(pieces - rest, pieces)),
        when: true,
        type: 'strategy_error' as const,
        says: 'Counts the parts from the right.',
      },
      { value: at(marks + 2, pieces), when: true, type: 'careless_mistake' as const, says: 'Counts two marks too many.' },
      { value: at(marks + pieces, pieces), when: true, type: 'misread_question' as const, says: 'Starts at the wrong whole number.' },
      {
        value: add(fraction(below), fraction(rest, 2 * pieces)),
        when: true,
        type: 'calculation_error' as const,
        says: 'Makes the parts half as large as they are.',
      },
    ]
    return {
      stem: isDecimal ? 'Which decimal names point P on the number line?' : 'Which number names point P on the number line?',
      figure: {
        type: 'number-line',
        alt: `A number line from ${from} to ${from + units}. Each unit is divided into ${pieces} equal parts. Point P is at mark number ${marks} to the right of ${from}.`,
        from,
        to: from + units,
        step: 1 / pieces,
        labels: Array.from({ length: units + 1 }, (_, index) => from + index),
        points: [{ at: from + marks / pieces, name: 'P' }],
      },
      answer: show(key),
      distractors: wrong.filter(({ when }) => when).map(({ value, type, says }) => ({ ...show(value), type, says })),
      steps: [
        `Between ${below} and ${below + 1} the line is cut into ${pieces} equal parts, so each part is $\\frac{1}{${pieces}}$${isDecimal ? `, which is ${decimal(fraction(1, pieces)).text}` : ''}.`,
        `P is ${rest} ${rest === 1 ? 'part' : 'parts'} to the right of ${below}, at ${show(key).text}.`,
      ],
      hints: [
        'Count the parts between two whole numbers, not the marks.',
        'How many of these parts lie between the last whole number and P?',
      ],
    }
  },
  // Steps along the line, mark by mark.
  solve({ from, pieces, marks }) {
    let at = fraction(from)
    for (let mark = 0; mark < marks; mark++) at = add(at, fraction(1, pieces))
    return numberValue(at)
  },
})
