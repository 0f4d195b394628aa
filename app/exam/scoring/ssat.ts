/** The figures behind an SSAT estimate. Every constant carries its mark of docs/exams.md 2.5. */
import { blueprintOf, type Mark } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'
import { percentileAt } from './curve'

interface Line {
  /** Points of the raw scale that a quiz of other length is stretched to. */
  full: number
  at: (raw: number) => number
  /** The same as people write it; x is the raw score. */
  text: string
  mark: Mark
}

/** From raw to scaled (docs/exams.md 2.5, T66b, D and G). */
const LINES: Record<'ssat-middle' | 'ssat-upper', Partial<Record<Subject, Line>>> = {
  'ssat-middle': {
    verbal: { full: 60, at: (raw) => 440 + (raw + 5) * 4.6, text: '440 + (x + 5) × 4.6', mark: 'G' },
    quantitative: { full: 50, at: (raw) => 440 + (raw + 3) * 5.2, text: '440 + (x + 3) × 5.2', mark: 'G' },
    reading_comprehension: { full: 40, at: (raw) => 440 + (raw + 2) * 6.4, text: '440 + (x + 2) × 6.4', mark: 'G' },
  },
  'ssat-upper': {
    verbal: { full: 60, at: (raw) => 506 + raw * 5.4, text: '506 + x × 5.4', mark: 'D' },
    quantitative: { full: 50, at: (raw) => 527 + raw * 5.7, text: '527 + x × 5.7', mark: 'D' },
    // Through the three printed points: 10 = 572, 30 = 692, 40 = 800.
    reading_comprehension: {
      full: 40,
      at: (raw) => (raw > 30 ? 692 + (raw - 30) * 10.8 : 512 + raw * 6),
      text: '512 + x × 6, and above 30 points 692 + (x − 30) × 10.8',
      mark: 'G',
    },
  },
}

/**
 * Centers and spreads of Upper scaled scores, by the grade that the student is in now (docs/exams.md 2.5): verbal D, with the older medians
 * of grades 9 and 10 (T69); quantitative D, known for grade 8 alone; reading G. None are known for the Middle Level.
 */
const UPPER_NORMS: Partial<Record<Subject, { means: Partial<Record<number, number>>; deviation: number; mark: Mark }>> = {
  verbal: { means: { 8: 662, 9: 683, 10: 695 }, deviation: 65, mark: 'D' },
  quantitative: { means: { 8: 692 }, deviation: 66, mark: 'D' },
  reading_comprehension: { means: { 8: 629, 9: 644, 10: 656 }, deviation: 60, mark: 'G' },
}

/** Standard error of measurement of one section (docs/exams.md 2.5, O6). */
export const SSAT_SEM = 18

interface Scored {
  right: number
  questions: number
  rawQuarters: number
}

/** The scaled score, its likely range and its place among students of a grade; null where no conversion is known. */
export function ssatFigures(level: Level, subject: Subject, score: Scored, gradeApplied: number) {
  const line = level === 'ssat-middle' || level === 'ssat-upper' ? LINES[level][subject] : undefined
  if (!line) return null

  const { scale } = blueprintOf(level)
  const clamp = (points: number) => Math.round(Math.min(scale.high, Math.max(scale.low, points)))
  const raw = (score.rawQuarters / 4 / score.questions) * line.full
  const scaled = score.right === score.questions ? scale.high : clamp(line.at(raw))
  // Fewer questions than the section has make a larger error, by the root of the ratio.
  const error = SSAT_SEM * Math.sqrt(line.full / score.questions)
  const norm = level === 'ssat-upper' ? normOf(subject, gradeApplied - 1) : null
  const z = norm && (scaled - norm.mean) / norm.deviation
  return {
    line,
    raw,
    scaled,
    error,
    band: { low: clamp(scaled - error), high: clamp(scaled + error) },
    norm,
    z,
    percentile: z === null ? null : percentileAt(z),
  }
}

/** The norm of the grade, or of the nearest grade for which there is one. */
function normOf(subject: Subject, grade: number) {
  const norm = UPPER_NORMS[subject]
  if (!norm) return null
  const known = Object.entries(norm.means).map(([each, mean = 0]) => ({ grade: Number(each), mean }))
  const nearest = known.reduce((best, each) => (Math.abs(each.grade - grade) < Math.abs(best.grade - grade) ? each : best))
  return { ...nearest, deviation: norm.deviation, mark: norm.mark }
}
