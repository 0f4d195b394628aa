/** A progress report as a PDF in letter size: the same words and figures as on its page. */
import { typstString } from '~/exam/print/typst-text'
import { compilePdf } from './compile.server'

export interface PrintedReport {
  title: string
  /** Whose, and of which days. */
  about: string
  /** Heading and lines, each with what it rests on. */
  parts: { heading: string; lines: { text: string; evidence: string }[] }[]
  tables: { caption: string; head: string[]; rows: string[][] }[]
  notes: string
}

/** The PDF's bytes. A name or a note may hold anything: it is set as text. */
export function reportPdf(report: PrintedReport): Uint8Array {
  return compilePdf(reportSource(report))
}

/** The typst source. */
function reportSource({ title, about, parts, tables, notes }: PrintedReport): string {
  return [
    PREAMBLE,
    `#set document(title: ${typstString(title)})`,
    `#heading(level: 1, ${typstString(title)})`,
    `#text(fill: luma(35%), ${typstString(about)})`,
    ...parts.flatMap(({ heading, lines }) => [
      `#heading(level: 2, ${typstString(heading)})`,
      ...lines.map(({ text, evidence }) => `#par[#${typstString(text)} #h(0.3em) #text(9pt, fill: luma(35%), ${typstString(evidence)})]`),
    ]),
    ...tables.map(tableSource),
    ...(notes ? [`#heading(level: 2, "Notes")`, `#par(${typstString(notes)})`] : []),
  ].join('\n\n')
}

function tableSource({ caption, head, rows }: PrintedReport['tables'][number]): string {
  const header = head.map((text) => `strong(${typstString(text)})`).join(', ')
  const cells = rows.flat().map((text) => typstString(text))
  return `#heading(level: 2, ${typstString(caption)})\n#table(columns: ${head.length}, inset: 6pt, stroke: 0.6pt, table.header(${header}), ${cells.join(', ')})`
}

const PREAMBLE = `
#set page(paper: "us-letter", margin: (x: 0.9in, top: 0.8in, bottom: 0.9in), footer: context text(8pt, luma(35%))[
  Stanine. Scores are estimates. ISEE is a trademark of ERB and SSAT of EMA; neither endorses this product. #h(1fr) #counter(page).display("1 of 1", both: true)
])
#set text(font: "Libertinus Serif", size: 11pt, lang: "en", region: "US")
#set par(leading: 0.65em, spacing: 0.85em)
#show heading.where(level: 1): set text(18pt)
#show heading.where(level: 2): set text(13pt)
#show heading: set block(above: 1.2em, below: 0.8em)
`
