/** What is due soon or was due, for the tutor's day. */
import { listGiven } from '~/models/assignments/given.server'
import { paths } from '~/paths'
import { DAY_MS } from '~/utils/time/durations'
import { dayText } from '~/utils/time/time-text'

/** Days ahead. */
const SOON = 7
/** What was due longer ago stands in the list of assignments. */
const LATELY = 14

/** Of the newest assignments those that somebody has still to do within a week, or had to in the last two. */
export async function dueSoon(tutorId: string, now = new Date()) {
  const { lines } = await listGiven({ tutorId, after: null })
  const within = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return lines.flatMap(({ batchId, title, dueOn, students, done, withdrawn }) => {
    const open = students - done - withdrawn
    if (open === 0 || dueOn === null || dueOn > within(SOON) || dueOn < within(-LATELY)) return []
    return [{ to: paths.tutor.assignment(batchId), title, open, students, on: dayText(new Date(`${dueOn}T12:00:00Z`), 'UTC') }]
  })
}

export type DueLine = Awaited<ReturnType<typeof dueSoon>>[number]
