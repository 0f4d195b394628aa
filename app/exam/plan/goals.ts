/** The ranges of scores that a student may work toward in a section. A goal orders the work; it is no promise. */
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level } from '~/exam/core/levels'

interface ScoreRange {
  /** As a form sends it: "7-9". */
  value: string
  low: number
  high: number
  /** "Stanine 7 to 9", "620 to 680". */
  label: string
}

/** Stanines that schools speak of, three at a time. */
const STANINES = [4, 5, 6, 7]
/** Wider than the range in which a real score is likely (docs/exams.md 2.4: O6). */
const SCALED_WIDTH = 60

/** For the ISEE stanines, for the SSAT scaled scores of one section. */
export function scoreRanges(level: Level): ScoreRange[] {
  const { exam, scale } = blueprintOf(level)
  if (exam === 'isee') return STANINES.map((low) => rangeOf(low, low + 2, 'Stanine '))
  const middle = Math.round((scale.low + scale.high) / 20) * 10
  const lows = Array.from({ length: Math.ceil((scale.high - middle) / SCALED_WIDTH) }, (_, index) => middle + index * SCALED_WIDTH)
  return lows.map((low) => rangeOf(low, Math.min(scale.high, low + SCALED_WIDTH), ''))
}

function rangeOf(low: number, high: number, unit: string): ScoreRange {
  return { value: `${low}-${high}`, low, high, label: `${unit}${low} to ${high}` }
}
