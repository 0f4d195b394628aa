/**
 * A lesson about one misconception as typst source: what the students get, with a page for each of them; and apart from it the tutor's own
 * sheets, with the plan of the hour and every key.
 */
import { type Item, LETTERS } from '~/exam/core/item/item'
import { MINUTES } from '~/exam/lesson-maker/lesson.server'
import { printedItem } from '~/exam/papers/printed-item'
import { typstString, typstText } from '~/exam/print/typst-text'
import { questionSource } from '../question-source.server'
import { paperPreamble } from './layout'

export interface LessonPaper {
  /** "ISEE Upper, Mathematics Achievement" */
  eyebrow: string
  skill: string
  /** The misconception, as students are told of it. */
  says: string
  parts: { warmUp: readonly Item[]; probes: readonly Item[]; worked: readonly Item[]; exit: readonly Item[] }
  students: readonly { name: string; items: readonly Item[] }[]
}

const PRINT = { isLarge: false }
/** A set for each student, and what all of them get. */
const MOST_QUESTIONS = 400

/** What the students get. Throws a RangeError for a lesson without a question or with too many. */
export function lessonSource({ eyebrow, skill, parts, students }: LessonPaper): string {
  const count = Object.values(parts).flat().length + students.flatMap(({ items }) => items).length
  if (count === 0 || count > MOST_QUESTIONS) throw new RangeError(`no lesson of ${count} questions`)
  return [
    paperPreamble(typstString(`Lesson: ${skill}`), PRINT),
    head(eyebrow, skill),
    '#block(below: 1.6em, grid(columns: (1fr, 11em), column-gutter: 1.6em, [Name #box(width: 1fr, height: 1em, stroke: (bottom: 0.6pt))], [Date #box(width: 1fr, height: 1em, stroke: (bottom: 0.6pt))]))',
    section('Warm-up', parts.warmUp),
    section('Three questions to begin with', parts.probes),
    '#pagebreak()',
    '#heading(level: 1, "A worked example")',
    ...parts.worked.map((item) => worked(printedItem(item))),
    ...students.map(({ name, items }) => [`#pagebreak()`, `#heading(level: 1, ${typstString(name)})`, questions(items)].join('\n\n')),
    '#pagebreak()',
    '#heading(level: 1, "Before you go")',
    'Name #box(width: 14em, height: 1em, stroke: (bottom: 0.6pt))',
    questions(parts.exit),
  ].join('\n\n')
}

/** The tutor's own sheets. */
export function lessonKeySource({ eyebrow, skill, says, parts, students }: LessonPaper): string {
  const plan: [string, number, string][] = [
    ['Warm-up', MINUTES.warmUp, 'Alone and quickly. What they need is fresh again.'],
    ['Three questions', MINUTES.probes, 'Alone and without help. Look at who takes the tempting choice, and say nothing yet.'],
    ['Worked example', MINUTES.worked, 'Together. Let somebody defend the tempting choice first, then work it out step by step.'],
    ['Own questions', MINUTES.twins, 'Each on their own page, with other numbers. Neighbors cannot copy.'],
    ['Before they go', MINUTES.exit, 'Alone. These answers tell whether the idea has moved.'],
  ]
  const rows = plan.map(([name, minutes, what]) => `[*${name}*], [${minutes} min], ${typstString(what)}`)
  return [
    paperPreamble(typstString(`Plan and key: ${skill}`), PRINT),
    head(eyebrow, `${skill}: plan and key`),
    `*What they do:* #${typstString(says)};`,
    `#table(columns: (auto, auto, 1fr), inset: 6pt, stroke: 0.6pt, ${rows.join(', ')})`,
    keyed('Warm-up', parts.warmUp),
    keyed('Three questions', parts.probes),
    keyed('Worked example', parts.worked),
    keyed('Before they go', parts.exit),
    '#heading(level: 2, "Own questions")',
    `#table(columns: (1fr, auto), inset: 6pt, stroke: 0.6pt, ${students
      .map(
        ({ name, items }) =>
          `${typstString(name)}, ${typstString(items.map(({ answer }, index) => `${index + 1} ${LETTERS[answer] ?? ''}`).join('   '))}`,
      )
      .join(', ')})`,
  ].join('\n\n')
}

const head = (eyebrow: string, title: string) =>
  `#text(1.1em, fill: luma(30%), ${typstString(eyebrow)})\n\n#heading(level: 1, ${typstString(title)})`

function section(title: string, items: readonly Item[]): string {
  return items.length === 0 ? '' : `#heading(level: 2, ${typstString(title)})\n\n${questions(items)}`
}

function questions(items: readonly Item[]): string {
  const numbered = items.map((item, index) => ({ number: index + 1, item: printedItem(item) }))
  return numbered.map((_, index) => questionSource(index, numbered, PRINT)).join('\n\n')
}

function worked(item: Item): string {
  return [questionSource(0, [{ number: 1, item }], PRINT), steps(item)].join('\n\n')
}

function steps({ steps: all, answer, choices }: Item): string {
  const lines = all.map((step, place) => `#hang(1.5em, ${typstString(`${place + 1}.`)})[${typstText(step)}]`)
  return [...lines, `So it is *${LETTERS[answer] ?? ''}*: ${typstText(choices[answer]?.text ?? '')}`].join('\n\n')
}

function keyed(title: string, items: readonly Item[]): string {
  if (items.length === 0) return ''
  const explained = items.map(printedItem).map((item, index) => {
    const wrong = item.choices.flatMap(({ misconception }, place) =>
      misconception ? [`par[*${LETTERS[place] ?? ''}* #h(0.4em) ${typstText(misconception.says)}]`] : [],
    )
    const tempting = wrong.length > 0 ? `#text(0.85em, fill: luma(25%))[#list(marker: none, body-indent: 0pt, ${wrong.join(', ')})]` : ''
    return `#question(${index + 1})[*${LETTERS[item.answer] ?? ''}* #h(0.4em) ${typstText(item.choices[item.answer]?.text ?? '')}][\n${steps(item)}\n\n${tempting}\n]`
  })
  return [`#heading(level: 2, ${typstString(title)})`, ...explained].join('\n\n')
}
