/** The assignments of the dashboard. */
import { openAssignments } from '~/models/assignments/own.server'
import { shownAssignment } from '~/routes/learn/assignments/parts/shown.server'

/** As many as a phone shows at once. */
const MOST_SHOWN = 4

export async function assignmentsOfToday(userId: string, timeZone: string) {
  const open = await openAssignments(userId)
  return {
    open: open.slice(0, MOST_SHOWN).map((assignment) => shownAssignment(assignment, timeZone)),
    more: Math.max(0, open.length - MOST_SHOWN),
  }
}
