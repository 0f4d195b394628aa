/** The list of tutors or affiliates as a CSV file: the same state and search as on the page, all pages of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { listPartners } from '~/models/partners/list.server'
import { allPages } from '~/routes/admin/parts/all-pages.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'
import { readPartnerList } from './parts/list.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readPartnerList(request)
  const partners = await allPages(async (after) => {
    const { partners: rows, next } = await listPartners({ ...list, after })
    return { rows, next }
  })
  return csvFile(
    `${list.audience}s-${list.status}`,
    ['Id', 'Email', 'First name', 'Last name', 'State', 'Applied (UTC)', 'Decided (UTC)', 'By', 'Reason'],
    partners.map(({ id, email, firstName, lastName, status, createdAt, decidedAt, decidedBy, decisionReason }) => [
      ...[id, email, firstName, lastName, status, createdAt.toISOString()],
      ...[decidedAt?.toISOString() ?? '', decidedBy ?? '', decisionReason ?? ''],
    ]),
  )
}
