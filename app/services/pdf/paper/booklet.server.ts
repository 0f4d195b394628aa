/** A test on paper as typst source: cover, sections, writing, answer sheet. The same booklet gives the same source, letter by letter. */

import { LETTERS } from '~/exam/core/item/item'
import type { Booklet, BookletPart, QuestionPart, WritingPart } from '~/exam/papers/booklet'
import type { PrintedPrompt } from '~/exam/print/prompt.server'
import { typstString } from '~/exam/print/typst-text'
import { type Print, questionSource } from '../question-source.server'
import { paperPreamble } from './layout'
import { promptPicture } from './prompt-picture'

/** Longest document that is ever set: a whole test has 167 questions at most. */
const MOST_QUESTIONS = 200
/** Lines to write on after a prompt, a page of them and one more. */
const WRITING_LINES = { normal: 24, large: 14 }

/** The source of a booklet. Throws a RangeError for one without a question or with too many, and for a formula that cannot be set. */
export function bookletSource(booklet: Booklet, print: Print): string {
  const sections = booklet.parts.filter((part) => part.kind === 'questions')
  const count = sections.reduce((sum, { questions }) => sum + questions.length, 0)
  if (count === 0 || count > MOST_QUESTIONS) throw new RangeError(`no booklet of ${count} questions`)
  return [
    paperPreamble(typstString(`${booklet.title}, ${booklet.eyebrow}`), print),
    cover(booklet),
    ...booklet.parts.map((part) => partSource(part, print)),
    answerSheet(sections, print),
  ].join('\n\n')
}

function cover({ eyebrow, title, facts, rules, small }: Booklet): string {
  return [
    '#v(1.2in)',
    `#text(1.1em, fill: luma(30%), ${typstString(eyebrow)})`,
    `#heading(level: 1, text(1.5em, ${typstString(title)}))`,
    '#block(above: 1.6em, below: 2em, grid(columns: (1fr, 11em), column-gutter: 1.6em, [Name #box(width: 1fr, height: 1em, stroke: (bottom: 0.6pt))], [Date #box(width: 1fr, height: 1em, stroke: (bottom: 0.6pt))]))',
    `#facts(${facts.map(([name, value]) => `(${typstString(name)}, ${typstString(value)})`).join(', ')},)`,
    '#v(0.8em)',
    `#list(spacing: 0.8em, ${rules.map((rule) => typstString(rule)).join(', ')})`,
    `#v(1fr)\n#text(0.8em, fill: luma(30%))[${small.map((line) => `#${typstString(line)};`).join(' ')}]`,
  ].join('\n\n')
}

function partSource(part: BookletPart, print: Print): string {
  switch (part.kind) {
    case 'break':
      return `#pagebreak()\n#v(1fr)\n#align(center)[#heading(level: 1, "Break")\n\n#${typstString(`${part.minutes} minutes. Stand up, drink something, and come back in time.`)};]\n#v(2fr)`
    case 'writing':
      return writing(part, print)
    case 'questions':
      return questionPages(part, print)
  }
}

function questionPages({ name, about, questions }: QuestionPart, print: Print): string {
  const all = questions.map((_, index) => questionSource(index, questions, print))
  return [
    partHead(name, about),
    ...all,
    '#block(above: 2em, align(center, emph("End of the section. Look over your answers until time is called.")))',
  ].join('\n\n')
}

function partHead(name: string, about: string): string {
  return `#pagebreak()\n#heading(level: 1, ${typstString(name)})\n#text(fill: luma(30%), ${typstString(about)})`
}

function writing({ name, about, prompts }: WritingPart, { isLarge }: Print): string {
  const lines = isLarge ? WRITING_LINES.large : WRITING_LINES.normal
  const choice = prompts.length > 1 ? '#emph("Choose one of the two, and write its number at the top of your page.")' : ''
  return [
    partHead(name, about),
    choice,
    ...prompts.map((prompt, index) => promptSource(prompt, prompts.length > 1 ? index + 1 : null)),
    `#pagebreak()\n#for _ in range(${lines}) { room-line }`,
    `#pagebreak()\n#for _ in range(${lines}) { room-line }`,
  ].join('\n\n')
}

function promptSource({ text, picture }: PrintedPrompt, number: number | null): string {
  const drawn = picture ? `#drawing(${typstString(promptPicture(picture))}, 420, ${typstString(picture.alt)})\n\n` : ''
  return `${drawn}#block(above: 1.4em)[${number === null ? '' : `*${number}.* `}#${typstString(text)};]`
}

/** A circle for each letter, in columns that are read from the top; the numbers are those of the questions. */
function answerSheet(sections: readonly QuestionPart[], print: Print): string {
  const sheets = sections.map(({ name, questions }) => {
    const columns = columnsOf(questions, print)
    const cells = columns.map((column) => {
      const rows = column.map(({ number, item }) => {
        const letters = LETTERS.slice(0, item.choices.length).map((letter) => typstString(letter))
        return `bubbles(${number}, (${letters.join(', ')}))`
      })
      return `stack(spacing: 0.62em, ${rows.join(', ')})`
    })
    return `#block(breakable: ${print.isLarge})[\n#heading(level: 2, ${typstString(name)})\n#grid(columns: (1fr,) * ${Math.max(columns.length, print.isLarge ? 2 : 4)}, column-gutter: 1em, ${cells.join(', ')})\n]`
  })
  return [
    '#pagebreak()\n#heading(level: 1, "Answer sheet")',
    'Fill one circle for each question. Leave a row empty to skip it.',
    ...sheets,
  ].join('\n\n')
}

function columnsOf(questions: QuestionPart['questions'], { isLarge }: Print) {
  const most = isLarge ? 2 : 4
  const length = Math.max(5, Math.ceil(questions.length / most))
  const count = Math.ceil(questions.length / length)
  return Array.from({ length: count }, (_, column) => questions.slice(column * length, (column + 1) * length))
}
