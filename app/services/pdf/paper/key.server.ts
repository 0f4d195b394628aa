/** The answer key of a test on paper, apart from its questions: every letter at a glance, then each question explained. */

import { LETTERS } from '~/exam/core/item/item'
import type { Booklet, QuestionPart } from '~/exam/papers/booklet'
import { typstString, typstText } from '~/exam/print/typst-text'
import type { Print } from '../question-source.server'
import { paperPreamble } from './layout'

/** The source of the key. */
export function keySource({ title, eyebrow, parts, small }: Booklet, print: Print): string {
  const sections = parts.filter((part) => part.kind === 'questions')
  return [
    paperPreamble(typstString(`Answer key: ${title}, ${eyebrow}`), print),
    `#text(1.1em, fill: luma(30%), ${typstString(eyebrow)})`,
    `#heading(level: 1, ${typstString(`Answer key: ${title}`)})`,
    `#text(0.8em, fill: luma(30%), ${typstString(small[0] ?? '')})`,
    ...sections.map((section) => atAGlance(section, print)),
    ...sections.map(explained),
  ].join('\n\n')
}

function atAGlance({ name, questions }: QuestionPart, { isLarge }: Print): string {
  const cells = questions.map(({ number, item, isScored }) => `[${number} #strong(${typstString(letterOf(item))})${isScored ? '' : '\\*'}]`)
  const note = questions.some(({ isScored }) => !isScored) ? '\n\n#text(0.85em)[\\* does not count towards the score]' : ''
  return `#heading(level: 2, ${typstString(name)})\n#grid(columns: (1fr,) * ${isLarge ? 5 : 10}, row-gutter: 0.8em, ${cells.join(', ')})${note}`
}

type Item = QuestionPart['questions'][number]['item']

const letterOf = ({ answer }: Item) => LETTERS[answer] ?? ''

function explained({ name, questions }: QuestionPart): string {
  return [`#pagebreak()\n#heading(level: 1, ${typstString(`${name}, explained`)})`, ...questions.map(explanation)].join('\n\n')
}

function explanation({ number, item, isScored }: QuestionPart['questions'][number]): string {
  const { choices, answer, steps } = item
  const wrong = choices.flatMap(({ misconception }, place) =>
    misconception ? [`par[*${LETTERS[place] ?? ''}* #h(0.4em) ${typstText(misconception.says)}]`] : [],
  )
  const tempting = `#text(0.85em, fill: luma(25%))[The other choices: #list(marker: none, body-indent: 0pt, ${wrong.join(', ')})]`
  const counts = isScored ? '' : ' #h(1fr) #text(0.8em, fill: luma(35%))[does not count]'
  return `#question(${number})[*${letterOf(item)}* #h(0.4em) ${typstText(choices[answer]?.text ?? '')}${counts}][
${steps.map((step, place) => `#hang(1.5em, ${typstString(`${place + 1}.`)})[${typstText(step)}]`).join('\n\n')}

${wrong.length > 0 ? tempting : ''}
]`
}
