/** The list of items by hand as a CSV file: the same state, level and order as on the page, all pages of it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '~/auth/guards/guards.server'
import { plainText } from '~/exam/values/notation'
import { allAuthored } from '~/models/bank/authored/list.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'
import { readItemList } from './parts/list.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { state, level, sort } = readItemList(request)
  const items = await allAuthored({ state, level, sort })
  return csvFile(
    `items-${state}`,
    ['Id', 'Level', 'Subject', 'Skill', 'Difficulty', 'Question', 'Author', 'Changed (UTC)'],
    items.map(({ id, item, author, updatedAt }) => [
      id,
      item.level,
      item.subject,
      item.skill,
      item.difficulty,
      plainText(item.stem || `${item.columns?.a} or ${item.columns?.b}`),
      author,
      updatedAt.toISOString(),
    ]),
  )
}
