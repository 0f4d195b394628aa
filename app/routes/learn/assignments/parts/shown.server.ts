/** An assignment as the student's pages print it: when it is due where they live, how far it is, and what came of it. */
import type { Outcome } from '~/exam/assignments/done'
import type { Work } from '~/exam/assignments/work'
import type { OwnAssignment } from '~/models/assignments/own.server'
import { paths } from '~/paths'
import { dayIn } from '~/utils/time/periods.server'
import { dayText } from '~/utils/time/time-text'

export interface ShownAssignment {
  id: string
  to: string
  title: string
  tutor: string
  /** "Due tomorrow" */
  due: string | null
  isLate: boolean
  isOpen: boolean
  /** "6 of 10 so far" */
  progress: string | null
  /** "Done on November 23, 2026: 8 of 10 right" */
  done: string | null
  result: { to: string; label: string } | null
}

export function shownAssignment(assignment: OwnAssignment, timeZone: string, now = new Date()): ShownAssignment {
  const { id, title, tutor, dueOn, completedAt, steps, outcome, work, isLinked } = assignment
  const isOpen = completedAt === null
  return {
    ...{ id, title, tutor, isOpen, to: paths.learn.assignment(id) },
    due: isOpen && isLinked && dueOn ? dueText(dueOn, timeZone, now) : null,
    isLate: isOpen && isLinked && dueOn !== null && dueOn < dayIn(timeZone, now),
    progress: isOpen && steps && steps.of > 1 ? `${steps.done} of ${steps.of} so far` : null,
    done: completedAt && `Done on ${dayText(completedAt, timeZone)}${outcomeText(outcome)}`,
    result: resultLink(work, completedAt === null ? null : outcome),
  }
}

/** Days as they are where the student lives. */
export function dueText(dueOn: string, timeZone: string, now: Date): string {
  const days = Math.round((Date.parse(dueOn) - Date.parse(dayIn(timeZone, now))) / 86_400_000)
  const day = dayText(new Date(`${dueOn}T12:00:00Z`), 'UTC')
  if (days < 0) return `Was due on ${day}`
  if (days === 0) return 'Due today'
  return days === 1 ? 'Due tomorrow' : `Due on ${day}`
}

/** ": 8 of 10 right", ": 240 words", or nothing. */
export function outcomeText(outcome: Outcome | null): string {
  if (outcome?.of !== undefined) return `: ${outcome.right} of ${outcome.of} right`
  return outcome?.words === undefined ? '' : `: ${outcome.words} words`
}

function resultLink(work: Work, outcome: Outcome | null): ShownAssignment['result'] {
  if (outcome?.essayId) return { to: paths.learn.essay(outcome.essayId), label: 'Your text' }
  if (!outcome?.sittingId) return null
  if (work.kind === 'test') return { to: paths.learn.testReport(outcome.sittingId), label: 'Its report' }
  if (work.kind === 'passage') return { to: paths.learn.reading(outcome.sittingId), label: 'The passage' }
  return { to: paths.learn.result(outcome.sittingId), label: 'Its result' }
}
