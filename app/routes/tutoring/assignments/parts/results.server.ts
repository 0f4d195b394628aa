/** The results of an assignment as its table and its file print them. */
import type { ResultRow } from '~/models/assignments/given.server'
import { dayIn } from '~/utils/time/periods.server'
import { dayText } from '~/utils/time/time-text'

export type State = 'done' | 'late' | 'open' | 'past due' | 'withdrawn'

/** Late and past due by the student's own calendar. */
export function stateOf({ completedAt, withdrawnAt, timeZone }: ResultRow, dueOn: string | null, now: Date): State {
  if (completedAt) return dueOn && dayIn(timeZone, completedAt) > dueOn ? 'late' : 'done'
  if (withdrawnAt) return 'withdrawn'
  return dueOn && dayIn(timeZone, now) > dueOn ? 'past due' : 'open'
}

const STATE_NAMES: Record<State, string> = {
  done: 'Done',
  late: 'Done late',
  open: 'Open',
  'past due': 'Past due',
  withdrawn: 'Withdrawn',
}

export function shownResult(row: ResultRow, dueOn: string | null, now = new Date()) {
  const { id, name, studentId, completedAt, outcome, steps, timeZone } = row
  const state = stateOf(row, dueOn, now)
  const isDone = completedAt !== null
  return {
    ...{ id, name, studentId, state, stateName: STATE_NAMES[state] },
    on: isDone ? dayText(completedAt, timeZone) : '',
    right: isDone && outcome?.of !== undefined ? `${outcome.right} of ${outcome.of}` : '',
    progress: !isDone && state !== 'withdrawn' && steps && steps.of > 1 ? `${steps.done} of ${steps.of}` : '',
    words: isDone && outcome?.words !== undefined ? `${outcome.words} words` : '',
  }
}
