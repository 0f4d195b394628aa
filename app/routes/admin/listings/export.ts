/** The list of listings as a CSV file: the same state, directory and search as on the page, all pages of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { listForReview } from '~/models/directory/listings/list.server'
import { allPages } from '~/routes/admin/parts/all-pages.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'
import { readReviewList } from './parts/list.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readReviewList(request)
  const listings = await allPages(async (after) => {
    const { listings: rows, next } = await listForReview({ ...list, after })
    return { rows, next }
  })
  return csvFile(
    `listings-${list.status}`,
    ['Id', 'Directory', 'Name', 'Email', 'State', 'City', 'Offers', 'Review', 'Applied (UTC)', 'Decided (UTC)', 'By', 'Reason'],
    listings.map(({ id, kind, name, email, state, city, headline, status, createdAt, decidedAt, decidedBy, decisionReason }) => [
      ...[id, kind, name, email, state, city, headline, status, createdAt.toISOString()],
      ...[decidedAt?.toISOString() ?? '', decidedBy ?? '', decisionReason ?? ''],
    ]),
  )
}
