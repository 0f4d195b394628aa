/** The SSAT's total: the sum of its three sections, as its reports print it. The ISEE has none. */
import { blueprintOf } from '~/exam/core/blueprints'
import { examOf, type Level } from '~/exam/core/levels'
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
  if (examOf(level) !== 'ssat' || scaled.length === 0 || scaled.length < estimates.length) return null
  const total = scaled.reduce((sum, each) => sum + each.scaled, 0)
  // Errors that do not depend on each other add as squares. A section's range is cut at the ends of its scale, so its longer half tells.
  const errors = scaled.map((each) => Math.max(SSAT_SEM, each.band.high - each.scaled, each.scaled - each.band.low))
  const error = Math.hypot(...errors)
  const { low, high } = blueprintOf(level).scale
  const band = {
    low: Math.max(low * scaled.length, Math.round(total - error)),
    high: Math.min(high * scaled.length, Math.round(total + error)),
  }
  const sum = scaled.map((each) => each.scaled).join(' + ')
  return { total, band, working: `${sum} = ${total}. The errors of the sections add as squares: ± ${Math.round(error)}.` }
}
