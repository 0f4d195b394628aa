/** The numbers of one subject as reports print them, each under the name of its working. */
import { examOf, type Level } from '~/exam/core/levels'
import { type Estimate, quartersText, type RawScore } from '~/exam/scoring/score'
import type { Worked } from '~/exam/scoring/whole/working'

export interface Cell {
  of: Worked
  label: string
  text: string
}

/** Five for the ISEE; the SSAT has no stanine. */
export function cellsOf(level: Level, raw: RawScore, estimate: Estimate): Cell[] {
  const cells: Cell[] = [
    { of: 'raw', label: 'Raw score', text: `${quartersText(raw.rawQuarters)} of ${raw.questions}` },
    { of: 'percent', label: 'Right', text: `${raw.right} of ${raw.questions}, ${raw.percentRight}%` },
    {
      of: 'scaled',
      label: 'Scaled score',
      text: estimate.kind === 'scaled' ? `${estimate.scaled}, likely ${estimate.band.low} to ${estimate.band.high}` : 'not given',
    },
    { of: 'percentile', label: 'Percentile', text: percentileText(estimate) },
  ]
  return examOf(level) === 'isee' ? [...cells, { of: 'stanine', label: 'Stanine', text: stanineText(estimate) }] : cells
}

function percentileText(estimate: Estimate): string {
  if (estimate.kind === 'stanine') return `${estimate.percentile}`
  if (estimate.kind !== 'scaled' || estimate.percentile === null) return 'not given'
  return `${estimate.percentile}, beside grade ${estimate.grade}`
}

function stanineText(estimate: Estimate): string {
  if (estimate.kind === 'stanine') return `${estimate.stanine}, likely ${estimate.band.low} to ${estimate.band.high}`
  return estimate.kind === 'rough-stanine' ? `roughly ${estimate.band.low} or ${estimate.band.high}` : 'not given'
}
