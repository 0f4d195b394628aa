/** The next three things to do after a whole test, each of which starts something. */
import type { Level, Subject } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import type { SubjectOutputs } from './subject-score'
import { missedSkills, type ReportQuestion } from './tables'

export type NextStep =
  | { start: 'missed'; count: number; uncounted: number }
  | { start: 'practice'; level: Level; subject: Subject; skill: string; why: string }
  | { start: 'quiz'; level: Level; subject: Subject; why: string }

const STEPS = 3

interface Found {
  level: Level
  /** Those that count. */
  questions: readonly ReportQuestion[]
  subjects: readonly (Pick<SubjectOutputs, 'raw'> & { subject: Subject })[]
  /** Every wrong answer, also of questions that do not count. */
  mistakes: number
}

/** The mistakes first, then the skill that cost most, then the section with the smallest share; more skills or sections where one is missing. */
export function nextSteps({ level, questions, subjects, mistakes }: Found): NextStep[] {
  const skills = missedSkills(questions).map(
    ({ subject, skill, ...counts }): NextStep => ({
      start: 'practice',
      level,
      subject,
      skill,
      why: `${lossText(counts)} in ${SUBJECT_NAMES[subject]}: the skill that cost most.`,
    }),
  )
  const quizzes = subjects.toSorted((one, other) => one.raw.percentRight - other.raw.percentRight).map(quizStep(level))
  const counted = questions.filter(({ outcome }) => outcome === 'wrong').length
  const missed: NextStep[] = mistakes > 0 ? [{ start: 'missed', count: mistakes, uncounted: Math.max(0, mistakes - counted) }] : []
  return [...missed, ...skills.slice(0, 1), ...quizzes.slice(0, 1), ...skills.slice(1, 3).map(another), ...quizzes.slice(1)].slice(0, STEPS)
}

/** "2 of 5 wrong"; a blank is no mistake, and is called a blank. */
function lossText({ missed, blank, asked }: { missed: number; blank: number; asked: number }): string {
  if (blank === 0) return `${missed} of ${asked} wrong`
  return blank === missed ? `${blank} of ${asked} left blank` : `${missed - blank} of ${asked} wrong and ${blank} left blank`
}

function quizStep(level: Level) {
  return ({ subject, raw }: Found['subjects'][number]): NextStep => {
    const why =
      raw.omitted * 5 > raw.questions
        ? `${raw.omitted} of ${raw.questions} were left blank: practice the pace with the real section’s.`
        : `${raw.percentRight}% right: twenty questions or so at the real pace.`
    return { start: 'quiz', level, subject, why }
  }
}

function another(step: NextStep): NextStep {
  return step.start === 'practice' ? { ...step, why: step.why.replace('the skill that cost most', 'it cost almost as much') } : step
}
