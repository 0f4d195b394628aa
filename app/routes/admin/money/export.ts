/** Money by month as a CSV file, in cents. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { listMonths } from '~/models/money/admin/months.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const months = await listMonths()
  return csvFile(
    'money',
    ['Month', 'Revenue (cents)', 'Refunded (cents)', 'New plans', 'Lost plans', 'Failing payments'],
    months.map(({ month, revenue, refunded, began, ended, failing }) => [month, ...[revenue, refunded, began, ended, failing].map(String)]),
  )
}
