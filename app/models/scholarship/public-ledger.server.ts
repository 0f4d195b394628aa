/** The public ledger of seats by month, Eastern: what was bought, by whom in general, and what was given where that points at nobody. */
import { DateTime } from 'luxon'
import { db } from '~/db.server'
import { SEAT_PRICE } from '~/models/groups/fields'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { LEAST_SHOWN } from './impact'

export interface LedgerMonth {
  /** "2026-11". */
  month: string
  /** Seats that the house paid for. */
  house: number
  /** Seats that affiliates' commission paid for. */
  commission: number
  /** Cents, for both. */
  amount: number
  /** Seats that were given to students: null where there were some, but fewer than ten, or the month runs. */
  given: number | null
  /** The month is not over. */
  isRunning: boolean
}

interface Row {
  month: string
  house: number
  commission: number
  given: number
}

/**
 * Every month in which something happened, the newest first; at most the last 120. How many seats were given is said of months that are
 * over and only as 0 or from ten on: who looks every day could otherwise tell when one child got a seat. So there is no sum of them either.
 */
export async function listLedgerMonths(now = new Date()): Promise<LedgerMonth[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT to_char((e."createdAt" AT TIME ZONE 'UTC') AT TIME ZONE ${DEFAULT_TIME_ZONE}, 'YYYY-MM') AS month,
      sum(CASE WHEN e.step = 'opened' AND p.source = 'house' THEN e.seats ELSE 0 END)::int AS house,
      sum(CASE WHEN e.step = 'opened' AND p.source = 'commission' THEN e.seats ELSE 0 END)::int AS commission,
      sum(CASE WHEN e.step = 'given' THEN e.seats ELSE 0 END)::int AS given
    FROM seat_entries e JOIN scholarship_pools p ON p.id = e."poolId"
    GROUP BY 1 ORDER BY 1 DESC LIMIT 120`
  const running = DateTime.fromJSDate(now, { zone: DEFAULT_TIME_ZONE }).toFormat('yyyy-MM')
  return rows.map(({ month, house, commission, given }) => {
    const isRunning = month >= running
    const isShown = !isRunning && (given === 0 || given >= LEAST_SHOWN)
    return { month, house, commission, amount: (house + commission) * SEAT_PRICE, given: isShown ? given : null, isRunning }
  })
}
