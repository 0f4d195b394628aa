/** Lists about free seats. Money is in cents. */
import { listRequests } from '~/models/scholarship/list.server'
import { listPools } from '~/models/scholarship/pools.server'
import { paths } from '~/paths'
import { readRequestList } from '../../scholarship/parts/list.server'
import { exported, type Lists } from './exported.server'

export const SCHOLARSHIP_LISTS: Lists = {
  [paths.admin.scholarshipExport()]: (request) => {
    const asked = readRequestList(request)
    return exported({
      name: `scholarship-requests-${asked.state}`,
      asked,
      read: (page) => listRequests({ ...asked, ...page }),
      columns: [
        ['Id', ({ id }) => id],
        ['Email', ({ user }) => user.email],
        ['First name', ({ user }) => user.firstName],
        ['Last name', ({ user }) => user.lastName],
        ['Fee waiver', ({ exam }) => exam],
        ['For', ({ forWhom }) => forWhom],
        ['Sent (UTC)', ({ createdAt }) => createdAt],
        ['Decided (UTC)', ({ decidedAt }) => decidedAt],
        ['Reason', ({ reason }) => reason],
        ['Pool', ({ poolId }) => poolId],
        ['Until (UTC)', ({ endsAt }) => endsAt],
      ],
    })
  },
  [paths.admin.scholarshipPoolsExport()]: () =>
    exported({
      name: 'scholarship-pools',
      asked: {},
      read: (page) => listPools(page),
      columns: [
        ['Id', ({ id }) => id],
        ['Paid by', ({ source }) => source],
        ['Seats', ({ purchase }) => purchase.totalSeats],
        ['Used', ({ purchase }) => purchase.usedSeats],
        ['Amount (cents)', ({ purchase }) => purchase.totalAmount],
        ['State', ({ purchase }) => purchase.status],
        ['Opened (UTC)', ({ createdAt }) => createdAt],
        ['Ends (UTC)', ({ purchase }) => purchase.expiresAt],
      ],
    }),
}
