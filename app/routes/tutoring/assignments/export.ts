/** The results of an assignment as a CSV file. Days are those of each student's own calendar. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { findGiven } from '~/models/assignments/given.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { csvFile } from '~/utils/text/csv.server'
import { dayIn } from '~/utils/time/periods.server'
import { stateOf } from './parts/results.server'

export const action = getOnly

const HEADER = ['Student', 'Assignment', 'Given (UTC)', 'Due', 'State', 'Done on', 'Right', 'Of', 'Words', 'Steps', 'Steps in all']

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const given = await findGiven({ tutorId, batchId: params.batchId ?? '' })
  if (!given) throw notFound()
  const { title, dueOn, createdAt } = given
  const now = new Date()
  const rows = given.rows.map((row) => {
    const { name, completedAt, outcome, steps, timeZone } = row
    const result = completedAt ? [dayIn(timeZone, completedAt), outcome?.right, outcome?.of, outcome?.words] : [null, null, null, null]
    return [name, title, createdAt.toISOString(), dueOn, stateOf(row, dueOn, now), ...result, steps?.done, steps?.of].map((cell) =>
      String(cell ?? ''),
    )
  })
  return csvFile('assignment', HEADER, rows)
}
