/** Seats that an affiliate's commission paid for. */
import { out, type Rules, WHY } from '../rules'

export const SEAT_POOLS = {
  ScholarshipPool: {
    of: 'account',
    heading: 'Referrals and commissions',
    title: 'Pools of seats that your commission paid for',
    rows: ({ id: affiliateId }) => ({ affiliateId }),
    order: 'createdAt',
    erase: {
      stays: 'what was bought for others stays theirs',
      changes: ({ id: affiliateId }) => [{ where: { affiliateId }, data: { affiliateId: null } }],
    },
    columns: {
      source: 'Paid by',
      createdAt: 'Opened',
      ...out(WHY.id, 'id', 'purchaseId', 'paymentId'),
      ...out(WHY.machine, 'attempt'),
      ...out(WHY.owner, 'affiliateId'),
    },
  },
} as const satisfies Partial<Rules>
