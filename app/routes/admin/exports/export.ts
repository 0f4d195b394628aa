/** An admins' list as a CSV file: the same filters as on its page, all pages of it. Whoever takes one along stands in the audit log. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { noteExport } from '~/models/admins/exports.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { csvFile } from '~/utils/text/csv.server'
import { allRows } from './parts/exported.server'
import { HOUSE_LISTS } from './parts/house.server'
import { PARTNER_LISTS } from './parts/partners.server'
import { PEOPLE_LISTS } from './parts/people.server'
import { SCHOLARSHIP_LISTS } from './parts/scholarship.server'

const LISTS = { ...PEOPLE_LISTS, ...HOUSE_LISTS, ...PARTNER_LISTS, ...SCHOLARSHIP_LISTS }

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const list = LISTS[new URL(request.url).pathname.replace(/\.data$/, '')]?.(request)
  if (!list) throw notFound()

  const rows = await allRows(list)
  const { name, header, filters, isSearched } = list
  await noteExport({ actorId: admin.id, list: name, filters, isSearched, rows: rows.length })

  return csvFile(name, header, rows)
}
