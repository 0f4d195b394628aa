/** Which steps of a day are done: its ticks follow the work itself, so nothing can be ticked that was not done. */
import type { Subject } from '~/exam/core/levels'
import type { Step } from './steps'

/** What a student has done on a day. */
export interface Activity {
  /** Answers to mistakes that returned, and words that were reviewed. */
  mistakes: number
  words: number
  /** Ids of lessons seen to their end. */
  lessons: readonly string[]
  /** Answers of practice. */
  practice: readonly { subject: Subject; skill: string; answers: number }[]
  /** What ended: sectional quizzes, drills, whole tests, writings, passages. */
  quizzes: readonly Subject[]
  drills: readonly Subject[]
  tests: number
  writings: number
  passages: number
}

/** Nearly all of them: a set of mistakes or a session may be a little shorter than planned. */
const ENOUGH = 0.8

/** Whether the work of a day covers a step of it. Rest and the real test have no tick. */
export function isDone(step: Step, done: Activity): boolean {
  switch (step.kind) {
    case 'mistakes':
      return done.mistakes >= step.count * ENOUGH
    case 'words':
      return done.words >= step.count * ENOUGH
    case 'lesson':
      return done.lessons.includes(step.lesson)
    case 'skill':
      return answersOf(step, done) >= step.questions * ENOUGH
    case 'section':
      return done.quizzes.includes(step.subject)
    case 'pace':
      return done.drills.includes(step.subject)
    case 'reading':
      return done.passages > 0
    case 'writing':
      return done.writings > 0
    case 'test':
      return done.tests > 0
    default:
      return false
  }
}

function answersOf({ subject, skill }: { subject: Subject; skill: string }, { practice }: Activity): number {
  return practice.find((one) => one.subject === subject && one.skill === skill)?.answers ?? 0
}
