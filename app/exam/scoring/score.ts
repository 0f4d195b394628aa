/**
 * Scores and estimates, with their working. Every constant carries its mark of docs/exams.md; what has no constants there is not invented:
 * the report then shows raw score and per cent, at most a rough stanine band two wide (docs/decisions.md 23).
 */
import { blueprintOf, type Mark } from '~/exam/core/blueprints'
import { examOf, type Level, type Subject } from '~/exam/core/levels'
import { percentileRanks } from './curve'
import { iseeUpperFigures, roughFigures } from './isee'
import { SSAT_SEM, ssatFigures } from './ssat'

export interface Tally {
  right: number
  wrong: number
  omitted: number
}

export interface RawScore extends Tally {
  questions: number
  /** Right answers less the penalty, in quarters of a point. */
  rawQuarters: number
  /** Right answers in per cent, rounded. */
  percentRight: number
}

export type Estimate =
  | { kind: 'stanine'; percentile: number; stanine: number; band: { low: number; high: number }; mark: Mark; working: string[] }
  | { kind: 'rough-stanine'; band: { low: number; high: number }; why: string; working: string[] }
  | {
      kind: 'scaled'
      scaled: number
      band: { low: number; high: number }
      percentile: number | null
      /** Among students of this grade; null where no percentile is published. */
      grade: number | null
      mark: Mark
      working: string[]
    }
  | { kind: 'none'; why: string; working: string[] }

/** The raw score: one point for a right answer, a quarter off for a wrong one where the level has the penalty (docs/exams.md 2.4, O5). */
export function rawScore(level: Level, tally: Tally): RawScore {
  const { penaltyQuarters } = blueprintOf(level)
  const questions = tally.right + tally.wrong + tally.omitted
  const rawQuarters = tally.right * 4 - tally.wrong * penaltyQuarters
  return { ...tally, questions, rawQuarters, percentRight: Math.round((tally.right / questions) * 100) }
}

/** "12", "12¼", "−½": quarters of a point as people write them. */
export function quartersText(quarters: number): string {
  const whole = Math.floor(Math.abs(quarters) / 4)
  const rest = ['', '¼', '½', '¾'][Math.abs(quarters) % 4]
  return `${quarters < 0 ? '−' : ''}${whole || !rest ? whole : ''}${rest}`
}

/** What the score may mean, with every step in words. Throws nothing; where figures are missing it says so. */
export function estimate(level: Level, subject: Subject, score: RawScore, gradeApplied = 9): Estimate {
  if (level === 'isee-upper') return iseeUpper(subject, score, gradeApplied)
  if (examOf(level) === 'isee') return roughStanine(score)
  if (level === 'ssat-elementary') {
    const why = 'No conversion to scaled scores is published for this level.'
    return { kind: 'none', why, working: [rightOf(score)] }
  }
  return ssatScaled(level, subject, score, gradeApplied)
}

/**
 * What a sitting of a section may mean: null without a clock, because that is for learning; no figure where fewer than half of the
 * questions were answered (docs/decisions.md 34).
 */
export function sittingEstimate(
  section: { level: Level; subject: Subject; isTimed: boolean },
  score: RawScore,
  gradeApplied?: number,
): Estimate | null {
  if (!section.isTimed) return null
  if (score.omitted * 2 <= score.questions) return estimate(section.level, section.subject, score, gradeApplied)
  const why = 'Fewer than half of the questions are answered: not finished, so there is no estimate.'
  return { kind: 'none', why, working: [rightOf(score)] }
}

function iseeUpper(subject: Subject, score: RawScore, grade: number): Estimate {
  const { p, center, percentile, stanine, band } = iseeUpperFigures(subject, score, grade)
  return {
    kind: 'stanine',
    percentile,
    stanine,
    band,
    mark: 'G',
    working: [
      rightOf(score),
      `To keep small quizzes fair we count half a question more on each side: p = (${score.right} + 0.5) ÷ (${score.questions} + 1) = ${p.toFixed(3)}.`,
      `The middle applicant to grade ${grade} is taken to answer ${Math.round(center * 100)}% right. That middle and the spread are our own placeholders: the test maker publishes no conversion.`,
      `On a bell curve that puts you near percentile ${percentile}, which is stanine ${stanine} in the published table (percentile ${percentileRanks({ low: stanine, high: stanine })}).`,
      `With ${score.questions} questions the likely range is stanine ${band.low} to ${band.high}.`,
    ],
  }
}

function roughStanine(score: RawScore): Estimate {
  return {
    kind: 'rough-stanine',
    band: roughFigures(score).band,
    why: 'Rough, because what applicants to this level score is not published.',
    working: [rightOf(score), 'The band assumes that the middle applicant answers about 60% right, which nobody has published.'],
  }
}

function ssatScaled(level: Level, subject: Subject, score: RawScore, gradeApplied: number): Estimate {
  const figures = ssatFigures(level, subject, score, gradeApplied)
  if (!figures) return { kind: 'none', why: 'This section has no scaled score.', working: [rightOf(score)] }

  const { line, raw, scaled, error, band, percentile, norm } = figures
  const { scale } = blueprintOf(level)
  return {
    kind: 'scaled',
    scaled,
    band,
    percentile,
    grade: norm?.grade ?? null,
    mark: line.mark,
    working: [
      `${rightOf(score)} ${score.wrong} wrong answers cost a quarter point each: raw score ${quartersText(score.rawQuarters)}.`,
      `The real section has ${line.full} points, so your raw score there would be about ${raw.toFixed(1)}.`,
      `A line through published estimates turns that into ${scaled} on the scale from ${scale.low} to ${scale.high}. Real forms differ by ten points or more.`,
      `The real test's standard error is ${SSAT_SEM} points; with ${score.questions} questions it is about ${Math.round(error)}, so the likely range is ${band.low} to ${band.high}.`,
      norm
        ? `Among students of grade ${norm.grade} that is near percentile ${percentile}.`
        : 'Percentiles for this level are not published, so none is shown.',
    ],
  }
}

const rightOf = (score: RawScore) => `${score.right} of ${score.questions} right (${score.percentRight}%).`
