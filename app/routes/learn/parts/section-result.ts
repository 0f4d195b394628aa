/** A quiz's result as scales and their tables show it. */
import type { SectionResult } from '~/components/charts/standing'
import type { QuizResult } from '~/models/sittings/results/standing.server'
import { dayText } from '~/utils/time/time-text'

export function sectionResult({ id, number, endedAt, score, estimate }: QuizResult, timeZone: string): SectionResult {
  return { id, name: `Quiz ${number}, ${dayText(endedAt, timeZone)}`, score, estimate }
}
