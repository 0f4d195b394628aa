/** Rules about figures: the question speaks of what is drawn, and drawing and description hold the same numbers. */
import type { Figure } from '~/exam/figures/figure'
import type { Rule } from './rule'

export const FIGURE_RULES: readonly Rule[] = [
  {
    promise: 'A figure that the question speaks of is there, and a figure that is there is spoken of.',
    needs: 'numbers',
    broken: ({ item, plain }) => {
      const text = `${plain.stem} ${plain.columns}`
      if (!item.figure) return POINTS_AT_FIGURE.test(text) ? 'speaks of a figure that is not there' : null
      return POINTS_AT_FIGURE.test(text) || sharesWord(text, item.figure) ? null : 'has a figure that the question does not speak of'
    },
  },
  {
    promise: 'Figure and description agree: every number of the one stands in the other.',
    needs: 'numbers',
    broken: ({ item: { figure } }) => (figure ? disagreement(figure) : null),
  },
]

const POINTS_AT_FIGURE = /\bshown\b|\b(?:the|this|each) (?:[a-z-]+ )?(?:figure|graphs?|diagram|table|chart|plot|number line|pictograph)\b/i

/** Whether the question uses a word that names the kind of figure or is printed in it. */
function sharesWord(text: string, figure: Figure): boolean {
  const asked = new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
  const described = `${figure.type.replace('-', ' ')} ${figure.alt}`.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return described.some((word) => asked.has(word) || asked.has(`${word}s`) || asked.has(word.replace(/s$/, '')))
}

function disagreement(figure: Figure): string | null {
  const { alt, ...data } = figure
  const drawn = new Set<string>()
  collect(data, drawn)
  for (const number of counted(figure)) drawn.add(number)
  const told = numbersIn(alt)
  const untrue = told.find((number) => !drawn.has(number))
  if (untrue !== undefined) return `the description says ${untrue}, which is not drawn: ${alt}`

  const heard = new Set(told)
  const untold = printedIn(figure).find((number) => !heard.has(number))
  return untold === undefined ? null : `the figure prints ${untold}, which its description leaves out: ${alt}`
}

function numbersIn(text: string): string[] {
  return (text.match(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g) ?? []).map((number) => String(Number(number.replaceAll(',', ''))))
}

/** Every number of the data, and every count of equal or of all entries of a list, without signs. */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'number') found.add(String(Math.abs(value)))
  else if (typeof value === 'string') for (const number of numbersIn(value)) found.add(number)
  else if (value && typeof value === 'object') {
    if (Array.isArray(value)) {
      found.add(String(value.length))
      for (const entry of value) found.add(String(value.filter((other) => other === entry).length))
    }
    for (const entry of Object.values(value)) collect(entry, found)
  }
}

/** Numbers that a description counts off the drawing rather than reads. */
function counted(figure: Figure): string[] {
  switch (figure.type) {
    case 'number-line': {
      const [tick = 0] = [figure.step]
      const marks = [figure.from, figure.to, ...figure.labels, ...figure.points.map(({ at }) => at)]
      return [1 / tick, ...marks.flatMap((one) => marks.map((other) => Math.abs(one - other) / tick))].map((ticks) =>
        String(Math.round(ticks)),
      )
    }
    case 'grid':
      return Array.from({ length: Math.max(figure.rows, figure.columns) + 1 }, (_, index) => String(index))
    case 'cubes':
      return figure.stacks.flatMap((row) => [String(row.length), String(figure.stacks.length)])
    case 'clock':
      return [figure.minute / 5, (figure.hour % 12) + 1, figure.hour].map(String)
    case 'ruler':
      return ['0', ...[figure.from, figure.to].flatMap((end) => ruled(end, figure.parts))]
    case 'pictograph':
      return figure.rows.map(({ symbols }) => String(Math.floor(symbols)))
    case 'dot-plot':
      return figure.counts.map((_, index) => String(figure.axis.from + index * figure.axis.step))
    case 'balance':
      return [figure.left, figure.right].flatMap((pan) => pan.map((weight) => String(pan.filter((other) => other === weight).length)))
    case 'polygon':
      // A star has two corners a point.
      return figure.outlines.flatMap(({ corners }) => [corners.length, corners.length / 2]).map(String)
    default:
      return []
  }
}

/** A place on a ruler as it is read: 1 3/8 has the numbers 1, 3 and 8. */
function ruled(at: number, parts: number): string[] {
  const [units, rest] = [Math.floor(at), Math.round((at % 1) * parts)]
  const lowered = [1, 2, 4, 8].filter((divisor) => rest % divisor === 0 && parts % divisor === 0)
  return [units, ...lowered.flatMap((divisor) => [rest / divisor, parts / divisor])].map(String)
}

/** The numbers that the drawing prints as text, which a listener must hear as well. */
function printedIn(figure: Figure): string[] {
  switch (figure.type) {
    case 'number-line':
      // What lies between the ends follows from the spaces, which the description counts.
      return [figure.labels[0], figure.labels.at(-1)].map((label = 0) => String(Math.abs(label)))
    case 'polygon':
      return figure.outlines
        .flatMap(({ sides = [], angles = [] }) => [...sides, ...angles.map(({ text }) => text)])
        .concat((figure.dashed ?? []).map(({ text = '' }) => text))
        .flatMap(numbersIn)
    case 'lines':
      return figure.angles.flatMap(({ text }) => numbersIn(text))
    case 'circle':
      return [figure.radius?.text, figure.diameter?.text, figure.square?.text, ...(figure.sectors ?? []).map(({ text }) => text)].flatMap(
        (text = '') => numbersIn(text),
      )
    case 'solid':
      return Object.values(figure.labels).flatMap((text = '') => numbersIn(text))
    case 'balance':
      return [...figure.left, ...figure.right].flatMap(numbersIn)
    default:
      // Charts and tables: the makers of chart.ts write the description from the same numbers.
      return []
  }
}
