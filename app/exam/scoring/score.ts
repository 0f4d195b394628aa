/**
 * Scores and estimates, with their working. Every constant carries its mark of docs/exams.md; what has no constants there is not invented:
 * the report then shows raw score and per cent, at most a rough stanine band two wide (docs/decisions.md 23).
 */
import { type Blueprint, blueprintOf, type Mark } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'

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
  | { kind: 'scaled'; scaled: number; band: { low: number; high: number }; percentile: number | null; mark: Mark; working: string[] }
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

/** Upper ends of the stanines' percentiles (docs/exams.md 1.5, T37, T44, T45). */
const STANINE_TOPS = [3, 10, 22, 39, 59, 76, 88, 95, 99] as const

/** The stanine, 1 to 9, of a percentile from 1 to 99. */
export function stanineOf(percentile: number): number {
  return STANINE_TOPS.findIndex((top) => percentile <= top) + 1 || 9
}

/** The percentile ranks that some neighboring stanines stand for: "40 to 88" for stanines 5 to 7. */
export function percentileRanks({ low, high }: { low: number; high: number }): string {
  return `${(STANINE_TOPS[low - 2] ?? 0) + 1} to ${STANINE_TOPS[high - 1]}`
}

/** Proportion right at the middle of applicants to grade 9, by subject (docs/exams.md 1.5, all G: placeholders until the official book is transcribed). */
const ISEE_UPPER_CENTERS: Partial<Record<Subject, number>> = {
  verbal_reasoning: 0.66,
  quantitative_reasoning: 0.58,
  reading_comprehension: 0.66,
  mathematics_achievement: 0.57,
}
const ISEE_SPREAD = 0.85

/** What the score may mean, with every step in words. Throws nothing; where figures are missing it says so. */
export function estimate(level: Level, subject: Subject, score: RawScore, gradeApplied?: number): Estimate {
  const blueprint = blueprintOf(level)
  const p = (score.right + 0.5) / (score.questions + 1)
  if (level === 'isee-upper') return iseeUpper(subject, score, p, gradeApplied ?? 9)
  if (blueprint.exam === 'isee') return roughStanine(score, p)
  if (level === 'ssat-elementary') {
    const why = 'No conversion to scaled scores is published for this level.'
    return { kind: 'none', why, working: [rightOf(score)] }
  }
  return ssatScaled(level, subject, score, blueprint)
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

function iseeUpper(subject: Subject, score: RawScore, p: number, grade: number): Estimate {
  const base = ISEE_UPPER_CENTERS[subject] ?? 0.6
  // One grade lower or higher inside the level moves the middle (docs/exams.md 1.5, G); the level begins at grade 9.
  const center = base + (grade > 9 ? 0.05 * Math.min(grade - 9, 3) : 0)
  const error = 1 / Math.sqrt(score.questions * p * (1 - p))
  const at = (logitP: number) => clampPercentile(100 * normalCdf((logitP - logit(center)) / ISEE_SPREAD))
  const percentile = score.right === score.questions ? 99 : at(logit(p))
  const stanine = stanineOf(percentile)
  const band = {
    low: Math.min(stanineOf(at(logit(p) - error)), Math.max(1, stanine - 1)),
    high: Math.max(stanineOf(at(logit(p) + error)), Math.min(9, stanine + 1)),
  }
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

function roughStanine(score: RawScore, p: number): Estimate {
  // No center exists for these levels: 0.6 is the middle of the Upper centers, good enough only for a band two wide.
  const middle = stanineOf(clampPercentile(100 * normalCdf((logit(p) - logit(0.6)) / ISEE_SPREAD)))
  const low = Math.min(8, Math.max(1, p >= 0.6 ? middle : middle - 1))
  return {
    kind: 'rough-stanine',
    band: { low, high: low + 1 },
    why: 'Rough, because what applicants to this level score is not published.',
    working: [rightOf(score), 'The band assumes that the middle applicant answers about 60% right, which nobody has published.'],
  }
}

/** Points of the raw scale that a quiz of other length is stretched to, and the line from raw to scaled (docs/exams.md 2.5, T66b, D and G). */
const SSAT_LINES: Record<
  'ssat-middle' | 'ssat-upper',
  Partial<Record<Subject, { full: number; at: (raw: number) => number; mark: Mark }>>
> = {
  'ssat-middle': {
    verbal: { full: 60, at: (raw) => 440 + (raw + 5) * 4.6, mark: 'G' },
    quantitative: { full: 50, at: (raw) => 440 + (raw + 3) * 5.2, mark: 'G' },
    reading_comprehension: { full: 40, at: (raw) => 440 + (raw + 2) * 6.4, mark: 'G' },
  },
  'ssat-upper': {
    verbal: { full: 60, at: (raw) => 506 + raw * 5.4, mark: 'D' },
    quantitative: { full: 50, at: (raw) => 527 + raw * 5.7, mark: 'D' },
    reading_comprehension: { full: 40, at: (raw) => 512 + raw * 6, mark: 'G' },
  },
}

/** Center and spread of the scaled scores of grade 8 (docs/exams.md 2.5, D; reading G). None are known for the Middle Level. */
const SSAT_UPPER_NORMS: Partial<Record<Subject, { mean: number; deviation: number }>> = {
  verbal: { mean: 662, deviation: 65 },
  quantitative: { mean: 692, deviation: 66 },
  reading_comprehension: { mean: 640, deviation: 60 },
}
/** Standard error of measurement of one section (docs/exams.md 2.5, O6). */
const SSAT_SEM = 18

function ssatScaled(level: Level, subject: Subject, score: RawScore, { scale }: Blueprint): Estimate {
  const line = level === 'ssat-middle' || level === 'ssat-upper' ? SSAT_LINES[level][subject] : undefined
  if (!line) return { kind: 'none', why: 'This section has no scaled score.', working: [rightOf(score)] }

  const raw = (score.rawQuarters / 4 / score.questions) * line.full
  const clamp = (points: number) => Math.round(Math.min(scale.high, Math.max(scale.low, points)))
  const scaled = score.right === score.questions ? scale.high : clamp(line.at(raw))
  // A quiz has fewer questions than the section, so its error is larger by the root of the ratio.
  const error = SSAT_SEM * Math.sqrt(line.full / score.questions)
  const band = { low: clamp(scaled - error), high: clamp(scaled + error) }
  const norm = level === 'ssat-upper' ? SSAT_UPPER_NORMS[subject] : undefined
  const percentile = norm ? clampPercentile(100 * normalCdf((scaled - norm.mean) / norm.deviation)) : null
  return {
    kind: 'scaled',
    scaled,
    band,
    percentile,
    mark: line.mark,
    working: [
      `${rightOf(score)} ${score.wrong} wrong answers cost a quarter point each: raw score ${quartersText(score.rawQuarters)}.`,
      `The real section has ${line.full} points, so your raw score there would be about ${raw.toFixed(1)}.`,
      `A line through published estimates turns that into ${scaled} on the scale from ${scale.low} to ${scale.high}. Real forms differ by ten points or more.`,
      `The real test's standard error is ${SSAT_SEM} points; with ${score.questions} questions it is about ${Math.round(error)}, so the likely range is ${band.low} to ${band.high}.`,
      percentile === null
        ? 'Percentiles for this level are not published, so none is shown.'
        : `Among students of grade 8 that is near percentile ${percentile}.`,
    ],
  }
}

const rightOf = (score: RawScore) => `${score.right} of ${score.questions} right (${score.percentRight}%).`
const logit = (p: number) => Math.log(p / (1 - p))
const clampPercentile = (value: number) => Math.min(99, Math.max(1, Math.round(value)))

/** The standard normal distribution (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x)
  return z >= 0 ? 1 - tail / 2 : tail / 2
}
