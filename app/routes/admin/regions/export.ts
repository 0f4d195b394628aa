/** The list of regions as a CSV file: the same search and order as on the page, all pages of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { listRegions } from '~/models/directory/regions/region.server'
import { allPages } from '~/routes/admin/parts/all-pages.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'
import { readRegionList } from './parts/list.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readRegionList(request)
  const regions = await allPages(async (after) => {
    const { regions: rows, next } = await listRegions({ ...list, after })
    return { rows, next }
  })
  return csvFile(
    'regions',
    ['Id', 'Name', 'Code', 'Time zone', 'States', 'Shown', 'Announcements'],
    regions.map(({ id, name, code, timezone, states, active, contents }) => [
      ...[id, name, code, timezone],
      states.join(', '),
      active ? 'yes' : 'no',
      String(contents),
    ]),
  )
}
