/** How a mistake stands, in words. */
import type { ReviewStatus } from '~/generated/prisma/enums'
import { comingDay } from '~/utils/time/time-text'

export function stateOf(
  { reviewStatus, dueAt }: { reviewStatus: ReviewStatus; dueAt: Date | null },
  now: Date,
  timeZone: string,
): { state: string; tone: '' | 'notice' | 'good' } {
  if (reviewStatus === 'mastered') return { state: 'Mastered', tone: 'good' }
  if (!dueAt || dueAt <= now) return { state: 'Due now', tone: 'notice' }
  return { state: `Returns ${comingDay(dueAt, now, timeZone)}`, tone: '' }
}
