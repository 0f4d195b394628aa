/** How much a pattern of mistakes matters: by how often and how lately it showed. */
import { DAY_MS } from '~/utils/time/durations'

export type Severity = 'low' | 'medium' | 'high'

/** What one occurrence weighs, by its age in days at most; older ones weigh nothing. */
const WEIGHTS = [
  { days: 7, weight: 1 },
  { days: 30, weight: 0.5 },
  { days: 90, weight: 0.25 },
] as const
const MEDIUM = 2
const HIGH = 4

/** Two this week or four this month are medium, four this week or eight this month are high. */
export function severityOf(occurrences: readonly number[], now: number): Severity {
  const total = occurrences.reduce((sum, at) => sum + (WEIGHTS.find(({ days }) => now - at <= days * DAY_MS)?.weight ?? 0), 0)
  if (total >= HIGH) return 'high'
  return total >= MEDIUM ? 'medium' : 'low'
}
