/** The screens about free seats, and the records behind those of the admins. */
import { createPool, createRequest } from '../../factories/commissions/pools'

export interface SeatHistory {
  pool: string
  seatRequest: string
}

interface SeatScreen {
  route: string
  title: string
  at: (history: SeatHistory) => string
}

export const SEAT_SCREENS: SeatScreen[] = [
  { route: 'scholarship', title: 'free seats', at: () => '/scholarship' },
  { route: 'scholarships', title: 'the ledger of free seats', at: () => '/scholarships' },
]

export const FAMILY_SEAT_SCREENS: SeatScreen[] = [
  { route: 'scholarship', title: 'asking for a free seat', at: () => '/scholarship' },
  { route: 'scholarship/withdrawal', title: 'nothing to take back', at: () => '/scholarship/withdrawal' },
]

export const DESK_SEAT_SCREENS: SeatScreen[] = [
  { route: 'admin/scholarship', title: 'requests for free seats', at: () => '/admin/scholarship' },
  {
    route: 'admin/scholarship/requests/:requestId',
    title: 'a request for a free seat',
    at: ({ seatRequest }) => `/admin/scholarship/requests/${seatRequest}`,
  },
  { route: 'admin/scholarship/pools', title: 'pools of free seats', at: () => '/admin/scholarship/pools' },
  { route: 'admin/scholarship/pools/new', title: 'opening a pool', at: () => '/admin/scholarship/pools/new' },
  { route: 'admin/scholarship/pools/:poolId', title: 'a pool of free seats', at: ({ pool }) => `/admin/scholarship/pools/${pool}` },
  { route: 'admin/scholarship/impact', title: 'what free seats bring', at: () => '/admin/scholarship/impact' },
]

/** A pool with seats left, and a request that waits. */
export async function liveSeats(): Promise<SeatHistory> {
  const { id: pool } = await createPool(5)
  return { pool, seatRequest: (await createRequest()).id }
}
