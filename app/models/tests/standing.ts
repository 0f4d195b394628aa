/**
 * Where a whole test stands at an instant, from what is stored of it alone: pure, so that every page, the minute job and a test say the
 * same. A break has no row: it runs from the end of the step before it, however late somebody looks.
 */
import type { TestStep } from '~/exam/core/test-steps'

/** A section or the writing, once it was opened. */
export interface Worked {
  startedAt: Date
  /** Null where no clock runs. */
  deadline: Date | null
  endedAt: Date | null
}

export interface Course {
  mode: 'rehearsal' | 'practice'
  startedAt: Date
  steps: readonly TestStep[]
  /** By the id of its step, what was opened. */
  worked: ReadonlyMap<string, Worked>
}

export type Standing =
  /** A section or the writing is being worked on. */
  | { is: 'working'; step: TestStep }
  | { is: 'break'; step: TestStep; next: TestStep; startedAt: Date; endsAt: Date }
  /** Practice: nothing runs until the student begins the next step. */
  | { is: 'waiting'; next: TestStep }
  /** The next step begins at this instant, and has not been opened. */
  | { is: 'opening'; step: TestStep; at: Date }
  /** Its time and the grace are over, and it has not been ended. */
  | { is: 'closing'; step: TestStep; at: Date }
  | { is: 'over'; at: Date }

/** Where the test stands. `grace` is how long after a deadline answers are still taken, in milliseconds. */
export function standingOf({ mode, startedAt, steps, worked }: Course, now: Date, grace: number): Standing {
  let at = startedAt
  for (const [index, step] of steps.entries()) {
    const later = steps.slice(index + 1).find(({ id }) => worked.has(id))
    const row = worked.get(step.id)
    // What was passed stays passed, also where nothing is stored of it any more.
    if (!row?.endedAt && later) {
      at = worked.get(later.id)?.startedAt ?? at
      continue
    }
    if (step.kind === 'break') {
      const next = steps[index + 1]
      if (mode === 'practice' || !next) continue
      const endsAt = new Date(at.getTime() + step.seconds * 1000)
      if (now < endsAt) return { is: 'break', step, next, startedAt: at, endsAt }
      at = endsAt
      continue
    }
    if (!row) return mode === 'practice' && index > 0 ? { is: 'waiting', next: step } : { is: 'opening', step, at }
    if (!row.endedAt) return isOver(row, now, grace) ? { is: 'closing', step, at: row.deadline ?? now } : { is: 'working', step }
    at = row.endedAt
  }
  return { is: 'over', at }
}

function isOver({ deadline }: Worked, now: Date, grace: number): boolean {
  return deadline !== null && deadline.getTime() + grace < now.getTime()
}
