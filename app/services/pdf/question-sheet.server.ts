/**
 * A sheet of questions as a PDF in letter size: lines for name, date and score, numbered questions, then the key with worked steps. Set by
 * typst in this process; nothing is fetched, and its size is bounded by the number of items (security T21).
 */
import { type Item, type ItemPassage, LETTERS } from '~/exam/core/item/item'
import { DIRECTIONS } from '~/exam/core/names'
import type { StemPlotFigure, TableFigure } from '~/exam/figures/chart'
import type { Figure } from '~/exam/figures/figure'
import { typstString, typstText } from '~/exam/print/typst-text'
import { plainText } from '~/exam/values/notation'
import { compilePdf } from './compile.server'
import { figureImage } from './figure-image.server'

const MOST_QUESTIONS = 60
/** Points of paper to one unit of a drawing: its letters come out at the size of the text. */
const UNIT = 0.75
/** Choices up to this many characters stand side by side. */
const SHORT_CHOICE = 14

export interface QuestionSheet {
  title: string
  /** Beneath the title: what the sheet was drawn from. */
  note: string
  items: readonly Item[]
}

/** The PDF's bytes. Throws a RangeError for an empty or too long sheet, and for a formula outside the notation of the bank. */
export function questionSheetPdf(sheet: QuestionSheet): Uint8Array {
  if (sheet.items.length === 0 || sheet.items.length > MOST_QUESTIONS) throw new RangeError(`no sheet of ${sheet.items.length} questions`)
  return compilePdf(sheetSource(sheet))
}

/** The typst source of a sheet. */
export function sheetSource({ title, note, items }: QuestionSheet): string {
  return [
    PREAMBLE,
    `#set document(title: ${typstString(title)})`,
    `#heading(level: 1, ${typstString(title)})`,
    `#text(fill: luma(35%), ${paragraph(note)})`,
    `#blanks(${items.length})`,
    ...items.map((item, index) => question(item, index, items)),
    '#pagebreak()',
    '#heading(level: 1, "Answers and worked steps")',
    ...items.map(answer),
  ].join('\n\n')
}

function question(item: Item, index: number, items: readonly Item[]): string {
  const before = items[index - 1]
  const direction = DIRECTIONS[item.kind]
  const isNewKind = item.kind !== before?.kind
  const stem = item.kind === 'synonym' ? `#strong[${typstText(item.stem)}]` : typstText(item.stem)
  const body = [item.figure && figure(item.figure), item.columns && columns(item.columns), choices(item)]
  return [
    passageFor(index, items),
    direction && isNewKind ? `#block(above: 1.8em, sticky: true, emph(${typstString(direction)}))` : '',
    `#question(${index + 1})[${stem}][\n${body.filter(Boolean).join('\n\n')}\n]`,
  ].join('\n')
}

function choices({ choices: all }: Item): string {
  const isShort = all.every(({ text }) => plainText(text).length <= SHORT_CHOICE)
  const cells = all.map(({ text }, index) => `choice(${typstString(LETTERS[index] ?? '')})[${typstText(text)}]`)
  return `#grid(columns: ${isShort ? `(1fr,) * ${all.length}` : '1fr'}, gutter: 0.75em, ${cells.join(', ')})`
}

function columns({ a, b }: { a: string; b: string }): string {
  return `#table(columns: (1fr, 1fr), align: center, inset: 8pt, stroke: 0.6pt, table.header([*Column A*], [*Column B*]), ${paragraph(a)}, ${paragraph(b)})`
}

/** Text that stands as a paragraph of its own: outside of one, the spacing rule for formulas would break the line. */
const paragraph = (text: string) => `par[${typstText(text)}]`

function figure(drawn: Figure): string {
  if (drawn.type === 'table') return table(drawn)
  if (drawn.type === 'stem-plot') return stemPlot(drawn)
  const image = figureImage(drawn)
  if (!image) return ''
  const { svg, alt, title, width } = image
  const picture = `#image(bytes(${typstString(svg)}), format: "svg", width: ${(width * UNIT).toFixed(1)}pt, alt: ${typstString(alt)})`
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
function passageFor(index: number, items: readonly Item[]): string {
  const passage = items[index]?.passage
  if (!passage || passage.id === items[index - 1]?.passage?.id) return ''
  const first = items.findIndex((item) => item.passage?.id === passage.id)
  if (first === index) return passageText(passage)
  return `#block(above: 1.8em, sticky: true, emph(${typstString(`Go back to “${passage.title}”, before question ${first + 1}.`)}))`
}

/** Lines as printed, every fifth with its number. */
function passageText({ title, lines, isPoem }: ItemPassage): string {
  const rows = lines.map(({ text, isFirst }, index) => {
    const number = (index + 1) % 5 ? '' : String(index + 1)
    const gap = isFirst && index > 0 ? `v(${isPoem ? '0.7em' : '0.3em'}), v(${isPoem ? '0.7em' : '0.3em'}), ` : ''
    return `${gap}text(8pt, luma(35%), ${typstString(number)}), ${typstString(text)}`
  })
  return `#heading(level: 2, ${typstString(title)})\n#grid(columns: (1.6em, 1fr), row-gutter: 0.62em, align: (right, left), column-gutter: 0.8em, ${rows.join(', ')})`
}

function answer({ id, choices: all, answer: key, steps }: Item, index: number): string {
  const wrong = all.flatMap(({ misconception }, place) =>
    misconception ? [`par[*${LETTERS[place] ?? ''}* #h(0.4em) ${typstText(misconception.says)}]`] : [],
  )
  return `#question(${index + 1})[*${LETTERS[key] ?? ''}* #h(0.4em) ${typstText(all[key]?.text ?? '')} #h(1fr) #text(8pt, luma(40%), ${typstString(id)})][
${steps.map((step, place) => `#hang(1.5em, ${typstString(`${place + 1}.`)})[${typstText(step)}]`).join('\n\n')}

#text(9pt, fill: luma(25%))[Why the others are tempting: #list(marker: none, body-indent: 0pt, ${wrong.join(', ')})]
]`
}

const PREAMBLE = `
#set page(paper: "us-letter", margin: (x: 0.9in, top: 0.8in, bottom: 0.9in), footer: context text(8pt, luma(35%))[
  Stanine. ISEE is a trademark of ERB and SSAT of EMA; neither endorses this product. #h(1fr) #counter(page).display("1 of 1", both: true)
])
#set text(font: "Libertinus Serif", size: 11pt, lang: "en", region: "US")
#set par(leading: 0.65em, spacing: 0.85em)
#set list(spacing: 0.5em)
#show heading.where(level: 1): set text(18pt)
#show heading.where(level: 2): set text(13pt)
#show heading: set block(above: 1.2em, below: 0.8em)
// Less room to borrow from the lines around, so that fractions do not touch them.
#show math.equation: set par(leading: 0.1em)
#let hang(width, mark, body) = par(hanging-indent: width)[#box(width: width, mark)#body]
#let question(number, first, rest) = block(breakable: false, above: 1.7em, width: 100%)[
  #hang(1.9em, strong[#number.], first)
  #pad(left: 1.9em, rest)
]
// Lines to write on, and what the score is out of.
#let blank(width) = box(width: width, height: 1em, stroke: (bottom: 0.6pt))
#let blanks(most) = block(above: 1.6em, below: 2em, grid(
  columns: (1fr, 11em, auto),
  column-gutter: 1.6em,
  [Name #blank(1fr)], [Date #blank(1fr)], [Score #blank(3em) \\/ #most],
))
#let choice(letter, body) = hang(1.5em, text(luma(20%), letter + ")"), body)
`
