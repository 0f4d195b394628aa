/**
 * A sheet of questions as a PDF in letter size: lines for name, date and score, numbered questions, then the key with worked steps. Set by
 * typst in this process; nothing is fetched, and its size is bounded by the number of items (security T21).
 */
import { type Item, LETTERS } from '~/exam/core/item/item'
import { typstString, typstText } from '~/exam/print/typst-text'
import { compilePdf } from './compile.server'
import { paragraph, questionPreamble, questionSource } from './question-source.server'

const MOST_QUESTIONS = 60
const PRINT = { isLarge: false }

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
  const numbered = items.map((item, index) => ({ number: index + 1, item }))
  return [
    PREAMBLE,
    questionPreamble(PRINT),
    `#set document(title: ${typstString(title)})`,
    `#heading(level: 1, ${typstString(title)})`,
    `#text(fill: luma(35%), ${paragraph(note)})`,
    `#blanks(${items.length})`,
    ...numbered.map((_, index) => questionSource(index, numbered, PRINT)),
    '#pagebreak()',
    '#heading(level: 1, "Answers and worked steps")',
    ...items.map(answer),
  ].join('\n\n')
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
// Lines to write on, and what the score is out of.
#let blank(width) = box(width: width, height: 1em, stroke: (bottom: 0.6pt))
#let blanks(most) = block(above: 1.6em, below: 2em, grid(
  columns: (1fr, 11em, auto),
  column-gutter: 1.6em,
  [Name #blank(1fr)], [Date #blank(1fr)], [Score #blank(3em) \\/ #most],
))
`
