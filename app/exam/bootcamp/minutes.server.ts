/** How long the parts of a session take in standard time. The paces are those of the real sections; what stands beside them is our own advice. */
import { lessonCalled, lessonSeconds } from '~/content/lessons/lessons.server'
import { secondsPerQuestion, sectionsFor } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'
import { type ProgramSession, placeOf, type Session } from './program'

/** What a session is made to take, and what the evening does. */
export const SESSION_MINUTES = 25
export const REVIEW_MINUTES = 10

const EXAMPLE_MINUTES = 2
/** A look at the solution of a question that was just answered. */
export const EXPLAINED_MINUTES = 0.6
/** What the check brought, and why. */
export const LOOK_MINUTES = 2
/** To read a passage in peace, once, before its questions. */
export const PASSAGE_MINUTES = 5

/** Minutes that the real section gives for a question. */
export function paceMinutes(level: Level, subject: Subject): number {
  const [section] = sectionsFor(level, subject)
  if (!section) throw new RangeError(`${level} has no ${subject}`)
  return secondsPerQuestion(section) / 60
}

export function openingMinutes(lesson: string | undefined): number {
  const found = lesson ? lessonCalled(lesson) : undefined
  return found ? lessonSeconds(found) / 60 : EXAMPLE_MINUTES
}

type Timed = Pick<ProgramSession, 'lesson' | 'drill' | 'check'>

/** The parts of a session in minutes of standard time, not rounded. */
export function sessionMinutes(level: Level, session: Session, { lesson, drill, check }: Timed) {
  const pace = (name: string) => paceMinutes(level, placeOf(level, session, name).subject)
  const hasPassage = drill.some(({ name }) => name.startsWith('passage-'))
  const parts = {
    opening: openingMinutes(lesson),
    drill: drill.reduce((sum, { name }) => sum + pace(name) + EXPLAINED_MINUTES, hasPassage ? PASSAGE_MINUTES : 0),
    check: check.reduce((sum, { name }) => sum + pace(name), 0),
  }
  return { ...parts, total: parts.opening + parts.drill + parts.check + LOOK_MINUTES }
}

/** Seconds that the check gives in the student's own time; with time to read a passage that its drill did not have. */
export function checkSeconds(
  level: Level,
  session: Session,
  { check }: Pick<ProgramSession, 'check'>,
  timePercent: number,
  isOtherPassage = false,
): number {
  const reading = isOtherPassage ? PASSAGE_MINUTES : 0
  const minutes = check.reduce((sum, { name }) => sum + paceMinutes(level, placeOf(level, session, name).subject), reading)
  return Math.round((minutes * 60 * timePercent) / 100)
}
