/**
 * Questions as typst source, for every document that prints some: the sheet of the generator, whole tests, their keys. Text stands inside
 * string literals alone (app/exam/print/typst-text.ts), so nothing that a person typed becomes markup.
 */
import { type Item, type ItemPassage, LETTERS } from '~/exam/core/item/item'
import { DIRECTIONS } from '~/exam/core/names'
import type { StemPlotFigure, TableFigure } from '~/exam/figures/chart'
import type { Figure } from '~/exam/figures/figure'
import { typstString, typstText } from '~/exam/print/typst-text'
import { plainText } from '~/exam/values/notation'
import { figureImage } from './figure-image.server'

/** Points of paper to one unit of a drawing at 11 pt: its letters come out at the size of the text. */
const UNIT = 0.75
/** Choices up to this many characters stand side by side. */
const SHORT_CHOICE = 14

export interface PrintedItem {
  /** As it is printed; the rest of a quiz keeps the numbers of the whole. */
  number: number
  item: Item
}

/** `isLarge`: 22 pt, one choice a line, and passages as running text. */
export interface Print {
  isLarge: boolean
}

/** A question at its place in the list: with the passage that begins here, and the direction where its kind begins. */
export function questionSource(index: number, all: readonly PrintedItem[], print: Print): string {
  const { number, item } = all[index] as PrintedItem
  const before = all[index - 1]?.item
  const direction = DIRECTIONS[item.kind]
  const isNewKind = item.kind !== before?.kind
  const stem = item.kind === 'synonym' ? `#strong[${typstText(item.stem)}]` : typstText(item.stem)
  const body = [item.figure && figure(item.figure), item.columns && columns(item.columns), choices(item, print)]
  return [
    passageFor(index, all, print),
    direction && isNewKind ? `#block(above: 1.8em, sticky: true, emph(${typstString(direction)}))` : '',
    `#question(${number})[${stem}][\n${body.filter(Boolean).join('\n\n')}\n]`,
  ].join('\n')
}

function choices({ choices: all }: Item, { isLarge }: Print): string {
  const isShort = !isLarge && all.every(({ text }) => plainText(text).length <= SHORT_CHOICE)
  const cells = all.map(({ text }, index) => `choice(${typstString(LETTERS[index] ?? '')})[${typstText(text)}]`)
  return `#grid(columns: ${isShort ? `(1fr,) * ${all.length}` : '1fr'}, gutter: 0.75em, ${cells.join(', ')})`
}

function columns({ a, b }: { a: string; b: string }): string {
  return `#table(columns: (1fr, 1fr), align: center, inset: 8pt, stroke: 0.6pt, table.header([*Column A*], [*Column B*]), ${paragraph(a)}, ${paragraph(b)})`
}

/** Text that stands as a paragraph of its own: outside of one, the spacing rule for formulas would break the line. */
export const paragraph = (text: string) => `par[${typstText(text)}]`

function figure(drawn: Figure): string {
  if (drawn.type === 'table') return table(drawn)
  if (drawn.type === 'stem-plot') return stemPlot(drawn)
  const image = figureImage(drawn)
  if (!image) return ''
  const { svg, alt, title, width } = image
  const picture = `#drawing(${typstString(svg)}, ${(width * UNIT).toFixed(1)}, ${typstString(alt)})`
  return title ? `#strong(${typstString(title)})\n\n${picture}` : picture
}

function table({ caption, head, rows }: TableFigure): string {
  const header = head.map((text) => `strong(${typstString(text)})`).join(', ')
  const cells = rows.flatMap((row) => row.map((text, place) => (place ? typstString(plainText(text)) : `strong(${typstString(text)})`)))
  return `#strong(${typstString(caption)})\n\n#table(columns: ${head.length}, inset: 6pt, stroke: 0.6pt, table.header(${header}), ${cells.join(', ')})`
}

function stemPlot({ title, rows, key }: StemPlotFigure): string {
  const head = ['Stem', 'Leaves']
  return `${table({ type: 'table', alt: '', caption: title, head, rows: rows.map(({ stem, leaves }) => [String(stem), leaves.join('  ')]) })}\n\n#${typstString(`Key: ${key}`)};`
}

/** The passage where its questions begin; where others stood between them, the way back to it. */
function passageFor(index: number, all: readonly PrintedItem[], print: Print): string {
  const passage = all[index]?.item.passage
  if (!passage || passage.id === all[index - 1]?.item.passage?.id) return ''
  const first = all.findIndex(({ item }) => item.passage?.id === passage.id)
  if (first === index) return print.isLarge && !passage.isPoem ? runningPassage(passage) : passageText(passage)
  return `#block(above: 1.8em, sticky: true, emph(${typstString(`Go back to “${passage.title}”, before question ${all[first]?.number}.`)}))`
}

/** Lines as printed, every fifth with its number. */
function passageText({ title, lines, isPoem }: ItemPassage): string {
  const rows = lines.map(({ text, isFirst }, index) => {
    const number = (index + 1) % 5 ? '' : String(index + 1)
    const gap = isFirst && index > 0 ? `v(${isPoem ? '0.7em' : '0.3em'}), v(${isPoem ? '0.7em' : '0.3em'}), ` : ''
    return `${gap}text(0.73em, luma(35%), ${typstString(number)}), ${typstString(text)}`
  })
  return `#heading(level: 2, ${typstString(title)})\n#grid(columns: (1.6em, 1fr), row-gutter: 0.62em, align: (right, left), column-gutter: 0.8em, ${rows.join(', ')})`
}

/** In large print a printed line does not fit the page: the text runs on, and each line begins with its number, small and raised. */
function runningPassage({ title, lines }: ItemPassage): string {
  const words = lines.map(({ text, isFirst }, index) => {
    const gap = isFirst && index > 0 ? '\n\n' : ''
    return `${gap}#text(luma(35%), super(${typstString(String(index + 1))})) #${typstString(text)};`
  })
  return `#heading(level: 2, ${typstString(title)})\n${words.join('\n')}`
}

/** What the functions above call: at 11 pt, or at 22. */
export function questionPreamble({ isLarge }: Print): string {
  return `
#set text(font: "Libertinus Serif", size: ${isLarge ? 22 : 11}pt, lang: "en", region: "US")
#set par(leading: 0.65em, spacing: 0.85em)
#set list(spacing: 0.5em)
#show heading.where(level: 1): set text(${isLarge ? 30 : 18}pt)
#show heading.where(level: 2): set text(${isLarge ? 25 : 13}pt)
#show heading: set block(above: 1.2em, below: 0.8em)
// Less room to borrow from the lines around, so that fractions do not touch them.
#show math.equation: set par(leading: 0.1em)
#let hang(width, mark, body) = par(hanging-indent: width)[#box(width: width, mark)#body]
#let question(number, first, rest) = block(breakable: ${isLarge}, above: 1.7em, width: 100%)[
  #hang(${isLarge ? '2.4em' : '1.9em'}, strong[#number.], first)
  #pad(left: ${isLarge ? '0em' : '1.9em'}, rest)
]
#let drawing(svg, width, alt) = layout(room => image(bytes(svg), format: "svg", alt: alt, width: calc.min(width * ${isLarge ? 1.9 : 1}pt, room.width)))
#let choice(letter, body) = hang(1.5em, text(luma(20%), letter + ")"), body)
`
}
