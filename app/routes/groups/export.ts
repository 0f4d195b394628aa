/** Who joined a group, as a CSV file that a spreadsheet opens without running anything in it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { listInvitations } from '~/models/groups/people/own.server'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'
import { requireGroup } from './parts/own-group.server'

export const action = getOnly

const EXPORT_PAGE = 500

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { student, group } = await requireGroup(request, params.groupId)
  const rows: string[][] = []
  let after: string | null = null
  do {
    const page = { groupPurchaseId: group.id, userId: student.id, which: 'joined', after, size: EXPORT_PAGE } as const
    const { invitations, next }: Awaited<ReturnType<typeof listInvitations>> = await listInvitations(page)
    for (const { state, inviteeEmail, inviteeFirstName, inviteeLastName, sentAt, acceptedAt } of invitations) {
      const who = state === 'gone' ? ['', '', ''] : [inviteeEmail, inviteeFirstName ?? '', inviteeLastName ?? '']
      rows.push([...who, sentAt.toISOString(), acceptedAt?.toISOString() ?? '', state === 'gone' ? 'account deleted' : 'joined'])
    }
    after = next
  } while (after)
  return csvFile('members', ['Email', 'First name', 'Last name', 'Invited (UTC)', 'Joined (UTC)', 'State'], rows)
}
