/** The SSAT's total: the sum of its three sections, as its reports print it. The ISEE has none. */
import type { Level } from '~/exam/core/levels'
import type { Estimate } from '~/exam/scoring/score'
import { SSAT_SEM } from '~/exam/scoring/ssat'

export interface Total {
  total: number
  band: { low: number; high: number }
  working: string
}

/** Null where a section has no scaled score. */
export function totalOf(level: Level, estimates: readonly Estimate[]): Total | null {
  const scaled = estimates.flatMap((estimate) => (estimate.kind === 'scaled' ? estimate : []))
  if (!level.startsWith('ssat') || scaled.length === 0 || scaled.length < estimates.length) return null
  const total = scaled.reduce((sum, each) => sum + each.scaled, 0)
  // Each section's own likely range is known; errors that do not depend on each other add as squares.
  const error = Math.sqrt(scaled.reduce((sum, { band }) => sum + Math.max(SSAT_SEM, (band.high - band.low) / 2) ** 2, 0))
  const band = { low: Math.round(total - error), high: Math.round(total + error) }
  const sum = scaled.map((each) => each.scaled).join(' + ')
  return { total, band, working: `${sum} = ${total}. The errors of the sections add as squares: ± ${Math.round(error)}.` }
}
