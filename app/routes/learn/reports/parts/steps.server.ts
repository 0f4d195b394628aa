/** Where each of the next steps begins. */
import { SUBJECT_NAMES } from '~/exam/core/names'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import type { NextStep } from '~/exam/scoring/whole/next-steps'
import type { FinishedQuiz } from '~/models/sittings/results/finished.server'
import { paths } from '~/paths'

export interface LinkedStep {
  /** Null for the mistakes, which a form starts. */
  to: string | null
  label: string
  why: string
}

export function linkedSteps(steps: readonly NextStep[], quizzes: readonly FinishedQuiz[]): LinkedStep[] {
  return steps.map((step) => {
    if (step.start === 'missed') {
      const why = `${step.count === 1 ? 'One question' : `${step.count} questions`} went wrong${uncountedText(step.uncounted)}. Each comes back with new numbers or words, until it holds.`
      return { to: null, label: 'Practice the missed ones again', why }
    }
    const { level, subject, why } = step
    if (step.start === 'practice')
      return { to: paths.learn.practice({ level, subject, skill: step.skill }), label: `Practice ${step.skill}`, why }
    const number = nextNumber(quizzes.filter((quiz) => quiz.subject === subject))
    return { to: paths.learn.quiz(subject, number, level), label: `Take ${SUBJECT_NAMES[subject]}, quiz ${number}`, why }
  })
}

/** A report counts fewer wrong answers than there are mistakes: those that do not count are practiced too. */
function uncountedText(uncounted: number): string {
  return uncounted > 0 ? `, ${uncounted} of them where no answer counts` : ''
}

/** The first quiz that was not done yet; the first of all when every one was. */
function nextNumber(done: readonly FinishedQuiz[]): number {
  const numbers = new Set(done.map(({ number }) => number))
  return Array.from({ length: QUIZ_NUMBERS }, (_, index) => index + 1).find((number) => !numbers.has(number)) ?? 1
}
