/** Which kind of work the page is about, at which level and section: its address says it, and the tutor's students say the usual. */
import { WORK_KINDS, type WorkKind } from '~/exam/assignments/work'
import { LEVELS, type Level, type Subject } from '~/exam/core/levels'
import { practiceSubjects } from '~/exam/practice/subjects.server'
import type { SeenStudent } from '~/models/assignments/students.server'

export interface Place {
  kind: WorkKind
  level: Level
  subject: Subject
}

/** Null while no kind is chosen. */
export function readPlace(search: URLSearchParams, students: readonly SeenStudent[]): Place | null {
  const kind = WORK_KINDS.find((one) => one === search.get('kind'))
  if (!kind) return null
  const level = LEVELS.find((one) => one === search.get('level')) ?? usualLevel(students)
  const subjects = practiceSubjects(level)
  const subject = subjects.find((one) => one === search.get('subject')) ?? subjects[0] ?? 'reading_comprehension'
  return { kind, level, subject }
}

/** The level of most of them. */
function usualLevel(students: readonly SeenStudent[]): Level {
  const count = (level: Level) => students.filter((student) => student.level === level).length
  return LEVELS.toSorted((a, b) => count(b) - count(a))[0] ?? 'isee-upper'
}
