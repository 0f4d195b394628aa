/** The certificate of a boot camp as a PDF in letter size: what was done, in figures, and no promise. */
import { typstString } from '~/exam/print/typst-text'
import { compilePdf } from './compile.server'

interface Certificate {
  name: string
  levelName: string
  /** "November 23, 2026" */
  from: string
  to: string
  days: number
  ofDays: number
  sessions: number
  answers: number
  right: number
}

/** The PDF's bytes. */
export function certificatePdf(certificate: Certificate): Uint8Array {
  return compilePdf(certificateSource(certificate))
}

/** The typst source. A name goes in as a string, never as markup. */
function certificateSource({ name, levelName, from, to, days, ofDays, sessions, answers, right }: Certificate): string {
  const line = (text: string, size: string) => `#align(center, text(size: ${size}, ${typstString(text)}))`
  return [
    '#set page(paper: "us-letter", flipped: true, margin: 0.9in, background: rect(width: 100% - 0.8in, height: 100% - 0.8in, stroke: 1.5pt + rgb("#1f4d3a")))',
    '#set text(font: "New Computer Modern", size: 14pt)',
    `#set document(title: ${typstString('Certificate of the 30-Day Boot Camp')})`,
    '#v(1fr)',
    line('30-Day Boot Camp', '30pt'),
    line(levelName, '16pt'),
    '#v(0.4in)',
    line(name, '26pt'),
    '#v(0.2in)',
    line(`has finished ${days} of ${ofDays} days, ${from === to ? `on ${from}` : `from ${from} to ${to}`}:`, '14pt'),
    line(
      `${counted(sessions, 'session')}, ${counted(answers, 'question')} answered, ${right.toLocaleString('en-US')} of them right.`,
      '14pt',
    ),
    '#v(1fr)',
    line('Stanine', '18pt'),
    '#v(0.1in)',
    line('This says what was practiced. It is no score. ISEE is a trademark of ERB, SSAT of EMA; neither endorses Stanine.', '9pt'),
  ].join('\n')
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`
}
