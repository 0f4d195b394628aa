/** A whole test's report as its page prints it. */
import type { SectionResult } from '~/components/charts/standing'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Exam, Level, Subject } from '~/exam/core/levels'
import { examOf } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { printPrompt } from '~/exam/print/prompt.server'
import type { Estimate } from '~/exam/scoring/score'
import { guessingOf } from '~/exam/scoring/whole/guessing'
import { countOf, hintedCount } from '~/exam/scoring/whole/inputs'
import { nextSteps } from '~/exam/scoring/whole/next-steps'
import { parentWords } from '~/exam/scoring/whole/parent-words'
import { kindRows, missedSkills, type ReportQuestion, strandRows } from '~/exam/scoring/whole/tables'
import { totalOf } from '~/exam/scoring/whole/total'
import { TIME_NAMES } from '~/models/accounts/profile/fields'
import type { FinishedQuiz } from '~/models/sittings/results/finished.server'
import type { AnsweredSection, TestAnswer } from '~/models/tests/report/answers.server'
import type { StoredScore } from '~/models/tests/report/estimates.server'
import type { testReport } from '~/models/tests/report/report.server'
import { lessonLinks } from '~/routes/learn/parts/lesson-links.server'
import { MODE_NAMES, PLACE_NAMES } from '~/routes/learn/tests/parts/words'
import { dayText } from '~/utils/time/time-text'
import { cellsOf } from './cells'
import { linkedSteps } from './steps.server'

type Report = Extract<Awaited<ReturnType<typeof testReport>>, object>

interface Shown {
  sittingId: string
  report: Report
  quizzes: readonly FinishedQuiz[]
  student: { firstName: string; lastName: string; profile: { timeZone: string; holder: string } }
}

export function shownReport({ sittingId, report, quizzes, student }: Shown) {
  const { level, number, mode, place, conditions, endedAt, scores, sections, essay } = report
  const on = dayText(endedAt, student.profile.timeZone)
  const counted = questionsOf(
    level,
    sections.flatMap(({ answers }) => answers).filter(({ isScored }) => isScored),
  )
  const subjects = scores.map(({ subject }) => ({
    subject,
    name: SUBJECT_NAMES[subject],
    mine: counted.filter((question) => question.subject === subject),
  }))
  // A parent's account has the parent's name.
  const name = student.profile.holder === 'parent' ? 'your child' : student.firstName || null
  const mistakes = sections.flatMap(({ answers }) => answers).filter(({ outcome }) => outcome === 'wrong').length
  return {
    sittingId,
    level,
    isPaper: place === 'paper',
    levelName: LEVEL_NAMES[level],
    title: `Practice test ${number}`,
    how: [MODE_NAMES[mode], PLACE_NAMES[place].toLowerCase(), timeText(conditions)].join(', '),
    student: [student.firstName, student.lastName].filter(Boolean).join(' '),
    on,
    words: parentWords({
      name,
      level,
      mode,
      on,
      hinted: hintedIn(sections),
      subjects: scores,
      costliest: missedSkills(counted)[0]?.skill ?? null,
    }),
    scores: scores.map((score) => shownScore(level, score, on)),
    total: totalOf(
      level,
      scores.map(({ estimate }) => estimate),
    ),
    parts: sections.map((section) => shownPart(level, section)),
    kinds: subjects.map(({ mine, ...subject }) => ({ ...subject, rows: kindRows(mine) })),
    strands: subjects.flatMap(({ mine, ...subject }) => {
      const rows = strandRows(mine)
      return rows.length > 0 ? { ...subject, rows } : []
    }),
    unscored: sections.flatMap(({ part, answers }) => {
      const questions = answers
        .filter(({ isScored }) => !isScored)
        .map(({ position, outcome, item }) => ({ position, outcome, skill: item.skill }))
      return questions.length > 0 ? { part, name: partName(level, part), questions } : []
    }),
    guessing: shownGuessing(level, sections),
    next: linkedSteps(nextSteps({ level, questions: counted, subjects: scores, mistakes }), quizzes),
    lessons: lessonLinks(counted.flatMap(({ outcome, skill }) => (outcome === 'right' ? [] : skill))),
    essay: essay && {
      body: essay.body,
      words: essay.wordCount,
      name: SUBJECT_NAMES[essay.subject],
      prompt: essay.prompt && printPrompt(essay.prompt),
    },
  }
}

function timeText({ isUntimed, timePercent }: Report['conditions']): string {
  return isUntimed ? 'without a clock' : (TIME_NAMES[timePercent] ?? `${timePercent}% of the standard time`).toLowerCase()
}

/** "Quantitative 1"; the experimental section has no subject of its own. */
export function partName(level: Level, part: string): string {
  return blueprintOf(level).sections.find(({ id }) => id === part)?.name ?? blueprintOf(level).experimental?.name ?? part
}

/** Seconds that the student's time gave for a question; null without a clock. */
export function paceOf({ secondsAllowed, answers }: Pick<AnsweredSection, 'secondsAllowed' | 'answers'>): number | null {
  return secondsAllowed === null || answers.length === 0 ? null : secondsAllowed / answers.length
}

export interface ShownScore {
  subject: Subject
  name: string
  exam: Exam
  /** Why there is no estimate, or only a rough one. */
  why: string | null
  cells: ReturnType<typeof cellsOf>
  oneMore: string
  model: string
  working: StoredScore['working']
  result: SectionResult
}

function shownScore(level: Level, { subject, raw, estimate, oneMore, working, model, inputs }: StoredScore, on: string): ShownScore {
  const [seen, hinted] = [countOf(inputs.seen), hintedCount(inputs)]
  const notes = [
    whyOf(estimate),
    seen === 1 && '1 question that you had before, or whose passage, counts here and stays out of the estimate.',
    seen > 1 && `${seen} questions that you had before, or whose passage, count here and stay out of the estimate.`,
    hinted > 0 && `${hinted} with a hint ${hinted === 1 ? 'counts here and stays' : 'count here and stay'} out of the estimate.`,
  ]
  return {
    subject,
    name: SUBJECT_NAMES[subject],
    exam: examOf(level),
    why: notes.filter(Boolean).join(' ') || null,
    cells: cellsOf(level, raw, estimate),
    oneMore,
    model,
    working,
    result: { id: subject, name: on, score: raw, estimate },
  }
}

function whyOf(estimate: Estimate): string | null {
  return estimate.kind === 'none' || estimate.kind === 'rough-stanine' ? estimate.why : null
}

function questionsOf(level: Level, answers: readonly TestAnswer[]): ReportQuestion[] {
  const subjectOf = new Map(blueprintOf(level).sections.map(({ id, subject }) => [id, subject]))
  return answers.map(({ part, position, outcome, seconds, item }) => {
    const { kind, strand, skill, difficulty } = item
    return { part, position, outcome, seconds, kind, strand, skill, difficulty, subject: subjectOf.get(part) ?? item.subject }
  })
}

function shownPart(level: Level, section: AnsweredSection) {
  const questions = section.answers.map(({ position, outcome, seconds, item }) => ({ position, outcome, seconds, skill: item.skill }))
  return { part: section.part, name: partName(level, section.part), pace: paceOf(section), questions }
}

/** With a penalty the student's own rule, from what had no hint; without one, what the blanks gave away. */
function shownGuessing(level: Level, sections: readonly AnsweredSection[]) {
  const counted = sections.flatMap(({ answers }) => answers).filter(({ isScored }) => isScored)
  const hasPenalty = blueprintOf(level).penaltyQuarters > 0
  const alone = counted.filter(({ hintsUsed }) => hintsUsed === 0)
  const own = alone.map(({ outcome, struck, choice, item }) => {
    const others = struck.filter((index) => index !== choice)
    return { outcome, struck: others.length, isKeyStruck: others.includes(item.answer) }
  })
  return {
    own: hasPenalty ? guessingOf(own) : null,
    hinted: hintedIn(sections),
    blanks: hasPenalty ? 0 : counted.filter(({ outcome }) => outcome === 'omitted').length,
    choices: examOf(level) === 'isee' ? 4 : 5,
  }
}

/** Questions that count and had a hint. */
function hintedIn(sections: readonly AnsweredSection[]): number {
  return sections.flatMap(({ answers }) => answers).filter(({ isScored, hintsUsed }) => isScored && hintsUsed > 0).length
}
