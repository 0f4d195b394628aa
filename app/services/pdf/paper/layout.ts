/** The pages of tests on paper: US Letter, the name and the rights at the foot, and what a cover and an answer sheet are built of. */
import { type Print, questionPreamble } from '../question-source.server'

/** `date: none`: the same test is the same file, byte by byte. */
export function paperPreamble(title: string, print: Print): string {
  const { isLarge } = print
  return `
#set document(title: ${title}, author: "Stanine", date: none)
#set page(paper: "us-letter", margin: (x: ${isLarge ? 0.7 : 0.9}in, top: 0.8in, bottom: 0.9in), footer: context text(${isLarge ? 11 : 8}pt, luma(35%))[
  Stanine. ISEE is a trademark of ERB and SSAT of EMA; neither endorses this product. #h(1fr) #counter(page).display("1 of 1", both: true)
])
${questionPreamble(print)}
#let room-line = block(above: 1.9em, line(length: 100%, stroke: 0.5pt + luma(55%)))
#let bubble(letter) = box(baseline: 0.28em, circle(radius: 0.62em, inset: 0pt, stroke: 0.7pt, align(center + horizon, text(0.66em, letter))))
#let bubbles(number, letters) = box(width: 100%)[#box(width: 2em, align(right, strong[#number]))#h(0.7em)#letters.map(bubble).join(h(0.38em))]
#let facts(..lines) = table(columns: (${isLarge ? '1fr, 2fr' : '8em, 1fr'}), stroke: none, inset: (x: 0pt, y: 0.45em), column-gutter: 1em,
  ..lines.pos().map(((name, value)) => (strong(name), value)).flatten())
`
}
