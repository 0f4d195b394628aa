/** The numbers of one subject as reports print them, each under the name of its working. */
import type { Level } from '~/exam/core/levels'
import { type Estimate, quartersText, type RawScore } from '~/exam/scoring/score'
import type { Worked } from '~/exam/scoring/whole/working'

export interface Cell {
  of: Worked
  label: string
  text: string
  /** How much the number is worth, said beside it. */
  note?: string
}

const GUESS = 'a rough guess: nobody publishes this'

/** Raw score and share, and what is given beyond them; what is not given is said once. The SSAT has no stanine. */
export function cellsOf(level: Level, raw: RawScore, estimate: Estimate): Cell[] {
  return [
    { of: 'raw', label: 'Raw score', text: `${quartersText(raw.rawQuarters)} of ${raw.questions}` },
    { of: 'percent', label: 'Right', text: `${raw.right} of ${raw.questions}, ${raw.percentRight}%` },
    ...estimatedCells(level, estimate),
  ]
}

function estimatedCells(level: Level, estimate: Estimate): Cell[] {
  switch (estimate.kind) {
    case 'stanine':
      return [
        { of: 'stanine', label: 'Stanine', text: `about ${estimate.stanine}, likely ${rangeText(estimate.band)}` },
        { of: 'percentile', label: 'Percentile', text: `about ${estimate.percentile}`, note: GUESS },
        { of: 'scaled', label: 'Scaled score', text: 'not given' },
      ]
    case 'rough-stanine':
      return [
        { of: 'stanine', label: 'Stanine', text: `roughly ${estimate.band.low} or ${estimate.band.high}`, note: GUESS },
        { of: 'scaled', label: 'Scaled score, percentile', text: 'not given' },
      ]
    case 'scaled':
      return [
        { of: 'scaled', label: 'Scaled score', text: `about ${estimate.scaled}, likely ${rangeText(estimate.band)}` },
        estimate.percentile === null
          ? { of: 'percentile', label: 'Percentile', text: 'not given' }
          : {
              of: 'percentile',
              label: 'Percentile',
              text: `about ${estimate.percentile}`,
              note: `among students in grade ${estimate.grade}`,
            },
      ]
    case 'none':
      return [{ of: 'scaled', label: level.startsWith('isee') ? 'Stanine, percentile' : 'Scaled score', text: 'not given' }]
  }
}

function rangeText({ low, high }: { low: number; high: number }): string {
  return `${low} to ${high}`
}
