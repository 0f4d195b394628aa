/** The statement of a payment to an affiliate, in letter size: what was paid to whom, and the lines that it is made of. */
import { typstString } from '~/exam/print/typst-text'
import { compilePdf } from './compile.server'

export interface Statement {
  number: string
  /** Name, and company where there is one. */
  payee: string
  method: string
  paidOn: string
  amount: string
  /** Day, how, order, rate and share, in words. */
  lines: readonly (readonly [day: string, how: string, order: string, rate: string, share: string])[]
  /** How many lines there are beyond those that are shown. */
  more: number
  /** What was taken off for payments that went back to their families; null for nothing. */
  takenBack: string | null
  /** What was added for commissions that count again, such as after a dispute that was won; null for nothing. */
  countedAgain: string | null
}

/** The PDF's bytes. */
export function statementPdf(statement: Statement): Uint8Array {
  return compilePdf(statementSource(statement))
}

/** The typst source; every text is a string in it, so that none of it is markup. */
export function statementSource({ number, payee, method, paidOn, amount, lines, more, takenBack, countedAgain }: Statement): string {
  const facts = [
    ['Statement', number],
    ['Paid to', payee],
    ['Paid by', method],
    ['Paid on', paidOn],
    ['Amount', amount],
  ]
  const cells = lines.flat().map(typstString).join(', ')
  return [
    PREAMBLE,
    `#set document(title: ${typstString(`Statement ${number}`)})`,
    '#heading(level: 1, "Commission statement")',
    `#grid(columns: (7em, 1fr), row-gutter: 0.7em, ${facts.map(([name = '', value = '']) => `strong(${typstString(name)}), ${typstString(value)}`).join(', ')})`,
    lines.length > 0
      ? `#table(columns: (auto, 1fr, auto, auto, auto), align: (left, left, right, right, right), inset: 6pt, stroke: 0.5pt, table.header([*First payment*], [*How*], [*Order*], [*Rate*], [*Yours*]), ${cells})`
      : '',
    more > 0 ? `#par(${typstString(`And ${more} more, which stand in the CSV file of your dashboard.`)})` : '',
    takenBack
      ? `#par(${typstString(`Less ${takenBack} for commissions that were paid before and whose families got their money back.`)})`
      : '',
    countedAgain ? `#par(${typstString(`And ${countedAgain} for commissions that were taken back before and count again.`)})` : '',
    `#par(strong(${typstString(`Paid: ${amount}`)}))`,
  ].join('\n\n')
}

const PREAMBLE = `
#set page(paper: "us-letter", margin: (x: 0.9in, y: 0.9in), footer: context text(8pt, luma(35%))[Stanine #h(1fr) #counter(page).display("1 of 1", both: true)])
#set text(font: "Libertinus Serif", size: 11pt, lang: "en", region: "US")
#show heading: set block(above: 1.2em, below: 1.2em)
#show table: set block(above: 1.6em, below: 1.6em)
`
