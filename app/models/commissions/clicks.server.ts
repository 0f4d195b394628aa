/** How often affiliates' links are followed: by affiliate and day, Eastern. No address and no browser is stored (docs/decisions/033). */
import { DateTime } from 'luxon'
import { db } from '~/db.server'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'

/** The day of an instant as clicks are counted: "2026-11-23". */
export function clickDay(now: Date): string {
  return DateTime.fromJSDate(now, { zone: DEFAULT_TIME_ZONE }).toFormat('yyyy-MM-dd')
}

/** Counts one browser on this day. */
export async function countClick(affiliateId: string, now: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO referral_clicks ("affiliateId", day, clicks) VALUES (${affiliateId}, ${clickDay(now)}::date, 1)
    ON CONFLICT ("affiliateId", day) DO UPDATE SET clicks = referral_clicks.clicks + 1`
}
