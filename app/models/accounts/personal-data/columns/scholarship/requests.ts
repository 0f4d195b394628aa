/** Requests for a free seat, which go with the account. */
import { out, type Rules, WHY } from '../rules'

export const SEAT_REQUESTS = {
  ScholarshipRequest: {
    of: 'account',
    heading: 'Plan and payments',
    title: 'Requests for a free seat',
    rows: ({ id: userId }) => ({ userId }),
    order: 'createdAt',
    erase: 'cascade',
    columns: {
      exam: 'Fee waiver',
      forWhom: 'For',
      state: 'State',
      reason: 'Reason',
      createdAt: 'Sent',
      decidedAt: 'Decided',
      endsAt: 'Seat until',
      ...out(WHY.id, 'id', 'poolId'),
      ...out(WHY.machine, 'openKey'),
      ...out(WHY.owner, 'userId'),
    },
  },
} as const satisfies Partial<Rules>
