/** The audit log as a CSV file: the same filters as on the page, all pages of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { listAudit } from '~/models/admins/audit.server'
import { allPages } from '~/routes/admin/parts/all-pages.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'
import { readAuditList } from './parts/list.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readAuditList(request)
  const entries = await allPages(async (after) => {
    const { entries: rows, next } = await listAudit({ ...list, after })
    return { rows, next }
  })
  return csvFile(
    'audit-log',
    ['Id', 'When (UTC)', 'Admin', 'Action', 'What', 'Before', 'After'],
    entries.map(({ id, createdAt, actor, action, target, before, after }) => [
      ...[id, createdAt.toISOString(), actor, action, target],
      ...[before, after].map((value) => (value === null ? '' : JSON.stringify(value))),
    ]),
  )
}
