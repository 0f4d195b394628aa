/** The tables of guides: what a section, or the whole test, holds at every level, from the blueprints. */
import { blueprintOf, type SectionBlueprint, secondsPerQuestion } from '~/exam/core/blueprints'
import type { Level } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { testSteps } from '~/exam/core/test-steps'
import { timedWriting, writingSeconds, writingSubject } from '~/exam/forms/writing.server'
import { levelsOf } from './facts.server'

export interface Structure {
  caption: string
  columns: string[]
  /** The first cell of a row heads it. */
  rows: string[][]
}

/** The table that a guide asks for: "isee QR", "ssat Q" for both quantitative sections, "isee ES" for the writing, "ssat ALL". */
export function structureOf(words: string): Structure {
  const [exam = '', part = ''] = words.split(' ')
  const levels = levelsOf(exam)
  if (part === 'ALL') return wholeTest(exam, levels)
  return part === 'ES' || part === 'W' ? writing(levels) : section(part, levels)
}

function section(part: string, levels: readonly Level[]): Structure {
  const rows = levels.map((level) => ({ level, parts: blueprintOf(level).sections.filter(({ id }) => id.replace(/\d$/, '') === part) }))
  const [name] = rows.flatMap(({ parts }) => parts.map((one) => one.name.replace(/ \d$/, '')))
  if (!name) throw new Error(`no section ${part}`)
  const hasUnscored = rows.some(({ parts }) => parts.some(({ unscored }) => unscored > 0))
  const sums = (parts: readonly SectionBlueprint[], of: (part: SectionBlueprint) => number) => parts.map(of).join(' and ')
  return {
    caption: `${name}: what each level gets`,
    columns: ['Level', 'Questions', 'Minutes', 'Seconds each', ...(hasUnscored ? ['Unscored'] : [])],
    rows: rows.map(({ level, parts }) => [
      LEVEL_NAMES[level],
      sums(parts, ({ questions }) => questions),
      sums(parts, ({ minutes }) => minutes),
      String(Math.round(parts[0] ? secondsPerQuestion(parts[0]) : 0)),
      ...(hasUnscored ? [parts.map(unscoredText).join(' and ')] : []),
    ]),
  }
}

/** A number that nobody has published says so. */
function unscoredText({ unscored, unscoredMark }: SectionBlueprint): string {
  return unscoredMark === 'G' ? `about ${unscored}, our estimate` : String(unscored)
}

function writing(levels: readonly Level[]): Structure {
  const [first] = levels
  return {
    caption: `${first ? SUBJECT_NAMES[writingSubject(first)] : 'Writing'}: what each level gets`,
    columns: ['Level', 'Prompts', 'Minutes'],
    rows: levels.map((level) => {
      const { prompts } = timedWriting(level, writingSubject(level), 1)
      const kind = prompts[0]?.kind === 'picture' ? '1, a picture' : prompts.length > 1 ? `${prompts.length}, choose one` : '1'
      return [LEVEL_NAMES[level], kind, String(writingSeconds(level) / 60)]
    }),
  }
}

const STANDARD = { timePercent: 100, extraBreaks: false }

/** One row a section, the writing among them, and one for the breaks: what a student without accommodations gets at each level. */
function wholeTest(exam: string, levels: readonly Level[]): Structure {
  const steps = new Map(levels.map((level) => [level, testSteps(level, 'home', STANDARD)]))
  const work = [...steps.values()].flat().filter(({ kind }) => kind !== 'break')
  const names = new Map(work.map(({ id, name }) => [id, name]))
  const cell = (level: Level, id: string) => {
    const step = steps.get(level)?.find((one) => one.id === id)
    return step ? [questionsText(level, id), `${step.baseSeconds / 60} min`].filter(Boolean).join(' in ') : '–'
  }
  const breaks = (level: Level) => {
    const minutes = (steps.get(level) ?? []).filter(({ kind }) => kind === 'break').map(({ baseSeconds }) => baseSeconds / 60)
    return `${minutes.join(' and ')} min`
  }
  return {
    caption: `The whole ${exam.toUpperCase()}: questions and minutes`,
    columns: ['Section', ...levels.map((level) => LEVEL_NAMES[level])],
    rows: [...[...names].map(([id, name]) => [name, ...levels.map((level) => cell(level, id))]), ['Breaks', ...levels.map(breaks)]],
  }
}

/** How many questions; empty for the writing. Where no page gives the experimental parts one by one, their sum may be one more or less. */
function questionsText(level: Level, id: string): string {
  const { sections, experimental } = blueprintOf(level)
  const section = sections.find((one) => one.id === id)
  if (section) return String(section.questions)
  if (experimental?.id !== id) return ''
  const sum = experimental.parts.reduce((total, { questions }) => total + questions, 0)
  return experimental.partsMark === 'G' ? `${sum - 1} to ${sum + 1}` : String(sum)
}
