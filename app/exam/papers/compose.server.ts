/** A paper of the catalog as a booklet: its cover, its sections in the order of the real test, and the writing. */
import { blueprintOf } from '~/exam/core/blueprints'
import type { Item } from '~/exam/core/item/item'
import type { Level } from '~/exam/core/levels'
import { testSteps } from '~/exam/core/test-steps'
import { counted } from '~/exam/families/kit/wording'
import { formProblems } from '~/exam/forms/quiz/giveaways.server'
import { assembleTest, type TestForm } from '~/exam/forms/tests/test.server'
import { printBarePrompt } from '~/exam/print/prompt.server'
import type { Booklet, BookletPart, QuestionPart } from './booklet'
import type { Paper } from './papers.server'
import { printedItem } from './printed-item'
import type { Printing } from './printing'

/** The booklet of a paper; sources in `hidden` give way as they do on the screen. Throws a RangeError for an edition that does not exist. */
export function composePaper(paper: Paper, { edition, hidden }: Printing): Booklet {
  const { level, number, part } = paper
  const form = assembleTest(level, number, hidden, edition)
  const parts = part === null ? wholeParts(form) : [sectionPart(form, part, paper.minutes)]
  return {
    eyebrow: blueprintOf(level).name,
    title: part === null ? `Practice test ${number}` : `${paper.shortName}, test ${number}`,
    facts: factsOf(paper, parts),
    rules: rulesOf(level, part === null),
    small: [editionLine(form.edition), auditLine(form.sections.filter(({ id }) => part === null || id === part).map(({ items }) => items))],
    parts,
  }
}

/** Whether a wrong answer costs something, as every cover says it. */
export function penaltyRule(level: Level): string {
  return blueprintOf(level).penaltyQuarters === 1
    ? 'A wrong answer costs a quarter of a point, and a blank costs nothing. Guess when you can cross out at least one choice.'
    : 'A wrong answer costs nothing, so answer every question.'
}

function editionLine(edition: number): string {
  return `Edition ${edition} of the published questions.`
}

/** What the audit of this very printing found, section by section; a list of few questions tells no pattern. */
function auditLine(sections: readonly (readonly Item[])[]): string {
  const found = sections.reduce((sum, items) => sum + formProblems(items).length, 0)
  if (found > 0) return `Give-away audit: ${counted(found, 'place')} to look at. A corrected edition will follow.`
  return 'Give-away audit passed: no letter is the answer too often, no word answers another question, and no link between words comes too often.'
}

export interface Rest {
  level: Level
  /** "Verbal Reasoning, quiz 3" */
  title: string
  /** The section's whole list, for the audit; those of `positions` are printed. */
  items: readonly Item[]
  positions: readonly number[]
  /** What the clock had left; null without one. */
  secondsLeft: number | null
  /** Null for work that was begun before editions were kept. */
  edition: number | null
}

/** The rest of a section that is under way: its questions without an answer, under the numbers that they have on the screen. */
export function composeRest({ level, title, items, positions, secondsLeft, edition }: Rest): Booklet {
  const printed = positions.flatMap((number) => {
    const item = items[number - 1]
    return item ? [{ number, item: printedItem(item), isScored: true }] : []
  })
  const time = secondsLeft === null ? 'No clock' : durationOf(secondsLeft)
  return {
    eyebrow: blueprintOf(level).name,
    title: `${title}: the rest`,
    facts: [
      [
        'Questions',
        printed.length === items.length
          ? String(items.length)
          : `${printed.length} of ${items.length}; the others have an answer on the screen`,
      ],
      ['Time left', time],
    ],
    rules: [
      'Write down when you begin, and stop when the time left is over. The clock on the screen stands still; the time is your family’s own.',
      'Mark each answer on the answer sheet at the end: fill the circle of its letter.',
      penaltyRule(level),
      'Then bring your answers back to the same page on the screen: as a line such as 12A 13- 14C, or by ticking them in a table.',
    ],
    small: [...(edition === null ? [] : [editionLine(edition)]), auditLine([items])],
    parts: [{ kind: 'questions', name: title, about: `${counted(printed.length, 'question')}, ${time.toLowerCase()}`, questions: printed }],
  }
}

function durationOf(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes > 0 && counted(minutes, 'minute'), (rest > 0 || minutes === 0) && counted(rest, 'second')].filter(Boolean).join(' ')
}

function rulesOf(level: Level, isWhole: boolean): string[] {
  return [
    'Work at a table with two pencils, blank paper, and a clock. Put phones and calculators away.',
    isWhole
      ? 'Stop when the time of a section is over, and do not go back to it. Take the breaks where they stand.'
      : 'Stop when the time is over.',
    'Mark each answer on the answer sheet at the end: fill the circle of its letter.',
    penaltyRule(level),
    ...(isWhole ? ['Some questions do not count, as on the real test. Nothing tells you which; the answer key does.'] : []),
  ]
}

function factsOf({ questions, minutes }: Paper, parts: readonly BookletPart[]): [string, string][] {
  const sections = parts.filter((part) => part.kind !== 'break')
  const time = (percent: number) => minutesText((minutes * percent) / 100)
  return [
    ['Questions', String(questions)],
    ...(sections.length > 1 ? [['Sections', sections.map(({ name }) => name).join(', ')] as [string, string]] : []),
    ['Time', time(100)],
    ['With more time', `${time(150)} at time and a half, ${time(200)} at double time`],
  ]
}

/** "2 hours 20 minutes"; halves are said as they are. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && counted(hours, 'hour'), rest > 0 && (rest === 1 ? '1 minute' : `${rest} minutes`)]
  return parts.filter(Boolean).join(' ')
}

function wholeParts(form: TestForm): BookletPart[] {
  const { level, prompts } = form
  return testSteps(level, 'paper', { timePercent: 100, extraBreaks: false }).map((step): BookletPart => {
    const minutes = step.seconds / 60
    if (step.kind === 'break') return { kind: 'break', minutes }
    if (step.kind === 'section') return sectionPart(form, step.id, minutes)
    return { kind: 'writing', name: step.name, about: minutesText(minutes), prompts: prompts.map(printBarePrompt) }
  })
}

function sectionPart({ sections }: TestForm, id: string, minutes: number): QuestionPart {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new RangeError(`no section ${id} to print`)
  const { name, items, unscored } = section
  return {
    kind: 'questions',
    name,
    about: `${items.length} questions, ${minutesText(minutes)}`,
    questions: items.map((item, index) => ({ number: index + 1, item: printedItem(item), isScored: !unscored.includes(index) })),
  }
}
