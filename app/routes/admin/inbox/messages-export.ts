/** The list of messages as a CSV file: the same state and search as on the page, all pages of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { listMessages } from '~/models/site/contact.server'
import { allPages } from '~/routes/admin/parts/all-pages.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'
import { readMessageList } from './parts/list.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const list = readMessageList(request)
  const messages = await allPages(async (after) => {
    const { messages: rows, next } = await listMessages({ ...list, after })
    return { rows, next }
  })
  return csvFile(
    `messages-${list.state}`,
    ['Id', 'Name', 'Email', 'Message', 'State', 'Who answers', 'Sent (UTC)', 'Handled (UTC)'],
    messages.map(({ id, name, email, message, state, assignee, createdAt, handledAt }) => [
      ...[id, name, email, message, state, assignee?.username ?? ''],
      ...[createdAt.toISOString(), handledAt?.toISOString() ?? ''],
    ]),
  )
}
