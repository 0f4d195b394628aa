/** What affiliates brought and got, by calendar month, Eastern: for one of them, or all together. */
import { DateTime } from 'luxon'
import { db } from '~/db.server'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'

const MONTHS = 12

interface Figures {
  /** Browsers that followed a link. */
  clicks: number
  /** Families who registered. */
  registered: number
  /** Families who paid for the first time. */
  converted: number
  /** Cents: what was earned, less what was taken back. */
  earned: number
  /** Cents. */
  paid: number
}

interface AffiliateMonth extends Figures {
  /** "2026-11". */
  month: string
}

const NOTHING: Figures = { clicks: 0, registered: 0, converted: 0, earned: 0, paid: 0 }

/** The last twelve months, the newest first: one statement, however much there is. `affiliateId` null: all affiliates together. */
export async function listAffiliateMonths(affiliateId: string | null, now = new Date()): Promise<AffiliateMonth[]> {
  const newest = DateTime.fromJSDate(now, { zone: DEFAULT_TIME_ZONE }).startOf('month')
  const start = newest.minus({ months: MONTHS - 1 })
  const first = start.toJSDate()
  const rows = await db.$queryRaw<AffiliateMonth[]>`
    WITH happened AS (
      SELECT to_char(day, 'YYYY-MM') AS month, clicks, 0 AS registered, 0 AS converted, 0 AS earned, 0 AS paid
        FROM referral_clicks WHERE day >= ${start.toFormat('yyyy-MM-dd')}::date AND (${affiliateId}::text IS NULL OR "affiliateId" = ${affiliateId})
      UNION ALL
      SELECT to_char(("createdAt" AT TIME ZONE 'UTC') AT TIME ZONE ${DEFAULT_TIME_ZONE}, 'YYYY-MM'), 0, 1, 0, 0, 0
        FROM referrals WHERE "createdAt" >= ${first}::timestamp AND (${affiliateId}::text IS NULL OR "affiliateId" = ${affiliateId})
      UNION ALL
      SELECT to_char(("createdAt" AT TIME ZONE 'UTC') AT TIME ZONE ${DEFAULT_TIME_ZONE}, 'YYYY-MM'), 0, 0, (step = 'earned')::int, pending + payable + paid, paid
        FROM commission_entries WHERE "createdAt" >= ${first}::timestamp AND (${affiliateId}::text IS NULL OR "affiliateId" = ${affiliateId})
    )
    SELECT month, sum(clicks)::int AS clicks, sum(registered)::int AS registered, sum(converted)::int AS converted,
      sum(earned)::float8 AS earned, sum(paid)::float8 AS paid
    FROM happened GROUP BY 1`
  const known = new Map(rows.map((row) => [row.month, row]))
  return Array.from({ length: MONTHS }, (_, back) => {
    const month = newest.minus({ months: back }).toFormat('yyyy-MM')
    return { ...NOTHING, ...known.get(month), month }
  })
}
