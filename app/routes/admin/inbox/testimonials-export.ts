/** The list of testimonials as a CSV file: the same state and search as on the page, all pages of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { listTestimonials } from '~/models/site/testimonials.server'
import { allPages } from '~/routes/admin/parts/all-pages.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'
import { readTestimonialList } from './parts/list.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readTestimonialList(request)
  const testimonials = await allPages(async (after) => {
    const { testimonials: rows, next } = await listTestimonials({ ...list, after })
    return { rows, next }
  })
  return csvFile(
    `testimonials-${list.status}`,
    ['Id', 'Name', 'Role', 'Testimonial', 'State', 'Sent (UTC)', 'Decided (UTC)'],
    testimonials.map(({ id, name, role, content, status, createdAt, reviewedAt }) => [
      ...[id, name, role, content, status],
      ...[createdAt.toISOString(), reviewedAt?.toISOString() ?? ''],
    ]),
  )
}
