/** An essay as a PDF in letter size: prompt, text, and what a reader said of it. Set by typst in this process; nothing is fetched. */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { paragraphsOf } from '~/exam/essays/sentences'
import { typstString } from '~/exam/print/typst-text'

interface EssayPaper {
  title: string
  facts: string
  prompt: string
  body: string
  lines: readonly { name: string; mark: string; quote: string; comment: string }[]
  strengths: readonly string[]
  next: string
  rewrite: { from: string; to: string } | null
}

let compiler: NodeCompiler | null = null

/** The PDF's bytes; without feedback where `lines` is empty. */
export function essayPdf(paper: EssayPaper): Uint8Array {
  compiler ??= NodeCompiler.create()
  try {
    return compiler.pdf({ mainFileContent: essaySource(paper) })
  } finally {
    compiler.evictCache(5)
  }
}

/** The typst source. Every text of a student's goes in as a string, never as markup. */
export function essaySource({ title, facts, prompt, body, lines, strengths, next, rewrite }: EssayPaper): string {
  const text = (value: string) => `#par(text(${typstString(value)}))`
  const feedback =
    lines.length === 0
      ? []
      : [
          '#heading(level: 2, "What a reader says")',
          '#text(9pt, fill: luma(35%), "A language model read this; we kept what quotes the essay itself. It can be wrong, and it is no score.")',
          ...lines.map(({ name, mark, quote, comment }) =>
            [`#strong(${typstString(`${name}: ${mark}`)})`, `#quote(block: true, ${typstString(quote)})`, text(comment)].join('\n\n'),
          ),
          '#heading(level: 2, "What works")',
          ...strengths.map((strength) => `#list(${typstString(strength)})`),
          '#heading(level: 2, "One next step")',
          text(next),
          ...(rewrite
            ? ['#heading(level: 2, "One sentence, rewritten")', text(`Yours: ${rewrite.from}`), text(`It could be: ${rewrite.to}`)]
            : []),
        ]
  return [
    PREAMBLE,
    `#set document(title: ${typstString(title)})`,
    `#heading(level: 1, ${typstString(title)})`,
    `#text(fill: luma(35%), ${typstString(facts)})`,
    `#block(inset: (left: 1em), stroke: (left: 1pt + luma(70%)), ${typstString(prompt)})`,
    ...paragraphsOf(body).map(text),
    ...feedback,
  ].join('\n\n')
}

const PREAMBLE = `#set page(paper: "us-letter", margin: 1in, footer: context align(center, text(9pt, fill: luma(35%), counter(page).display("1 of 1", both: true))))
#set text(font: "Libertinus Serif", size: 12pt, lang: "en", region: "US")
#set par(leading: 0.8em, spacing: 1.1em)
#show heading.where(level: 1): set text(18pt)
#show heading.where(level: 2): set text(13pt)`
