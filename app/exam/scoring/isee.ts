/** The figures behind an ISEE estimate. Every constant carries its mark of docs/exams.md 1.5. */
import type { Subject } from '~/exam/core/levels'
import { logit, percentileAt, stanineOf } from './curve'

/** Proportion right at the middle of applicants to grade 9, by subject (docs/exams.md 1.5, all G: placeholders until the official book is transcribed). */
const UPPER_CENTERS: Partial<Record<Subject, number>> = {
  verbal_reasoning: 0.66,
  quantitative_reasoning: 0.58,
  reading_comprehension: 0.66,
  mathematics_achievement: 0.57,
}
/** Spread of the logit (docs/exams.md 1.5, G). */
export const ISEE_SPREAD = 0.85
/** No center exists for the other levels: 0.6 is the middle of the Upper centers, good enough only for a band two wide. */
export const ROUGH_CENTER = 0.6

interface Counted {
  right: number
  questions: number
}

/** The proportion right with half a question more on each side (docs/decisions.md 23), so that no score is without end. */
function smoothed({ right, questions }: Counted): number {
  return (right + 0.5) / (questions + 1)
}

/** Upper: the place among applicants to the grade, its stanine, and the stanines one standard error to each side, one wide at least. */
export function iseeUpperFigures(subject: Subject, score: Counted, grade: number) {
  const p = smoothed(score)
  // One grade higher inside the level moves the middle (docs/exams.md 1.5, G); the level begins at grade 9.
  const center = (UPPER_CENTERS[subject] ?? ROUGH_CENTER) + (grade > 9 ? 0.05 * Math.min(grade - 9, 3) : 0)
  const error = 1 / Math.sqrt(score.questions * p * (1 - p))
  const zOf = (logitP: number) => (logitP - logit(center)) / ISEE_SPREAD
  const z = zOf(logit(p))
  const percentile = score.right === score.questions ? 99 : percentileAt(z)
  const stanine = stanineOf(percentile)
  const stanineAt = (logitP: number) => stanineOf(percentileAt(zOf(logitP)))
  const band = {
    low: Math.min(stanineAt(logit(p) - error), Math.max(1, stanine - 1)),
    high: Math.max(stanineAt(logit(p) + error), Math.min(9, stanine + 1)),
  }
  return { p, center, z, error, percentile, stanine, band }
}

/** Lower and Middle: two neighboring stanines, because nobody has published what applicants score. */
export function roughFigures(score: Counted) {
  const p = smoothed(score)
  const z = (logit(p) - logit(ROUGH_CENTER)) / ISEE_SPREAD
  const middle = stanineOf(percentileAt(z))
  const low = Math.min(8, Math.max(1, p >= ROUGH_CENTER ? middle : middle - 1))
  return { p, z, band: { low, high: low + 1 } }
}
