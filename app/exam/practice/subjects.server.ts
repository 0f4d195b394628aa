/** What adaptive practice offers at a level, and how a session keeps what the student chose of it. */
import { bankSubjects } from '~/exam/bank/sources.server'
import { type Level, SUBJECTS, type Subject } from '~/exam/core/levels'

/** Subjects whose questions stand alone; reading needs a passage with all of its questions. */
export function practiceSubjects(level: Level): Subject[] {
  return bankSubjects(level).filter((subject) => subject !== 'reading_comprehension')
}

/** The chosen subjects as the number of a sitting: one bit for each, in the order of SUBJECTS, which never changes. */
export function mixNumber(subjects: readonly Subject[]): number {
  return SUBJECTS.reduce((sum, subject, place) => (subjects.includes(subject) ? sum + 2 ** place : sum), 0)
}

/** The subjects behind a number that `mixNumber` made. */
export function mixOf(number: number): Subject[] {
  return SUBJECTS.filter((_, place) => Math.floor(number / 2 ** place) % 2 === 1)
}
