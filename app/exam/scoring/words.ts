/** Estimates in words, the same on each page that shows one. */
import type { Estimate, RawScore } from './score'

/** "About stanine 6"; where no estimate is honest, "60% right". */
export function estimateText(score: RawScore, estimate: Estimate | null): string {
  switch (estimate?.kind) {
    case 'stanine':
      return `About stanine ${estimate.stanine}`
    case 'rough-stanine':
      return `Roughly stanine ${estimate.band.low} or ${estimate.band.high}`
    case 'scaled':
      return `About ${estimate.scaled}`
    default:
      return `${score.percentRight}% right`
  }
}

/** "About stanine 6, likely between 5 and 7": with the likely range, where the estimate is more than a band. */
export function estimateWithRange(score: RawScore, estimate: Estimate | null): string {
  const text = estimateText(score, estimate)
  return estimate?.kind === 'stanine' || estimate?.kind === 'scaled' ? `${text}, likely ${rangeText(estimate.band)}` : text
}

/** "between 5 and 7". */
export function rangeText({ low, high }: { low: number; high: number }): string {
  return `between ${low} and ${high}`
}
