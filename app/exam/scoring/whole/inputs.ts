/** What an estimate of one subject of a whole test is made from, and the estimate itself. */
import type { Level, Subject } from '~/exam/core/levels'
import { type Estimate, estimate, rawScore, type Tally } from '~/exam/scoring/score'

export interface SubjectInputs {
  level: Level
  subject: Subject
  gradeApplied: number
  isTimed: boolean
  /** Every question that counts; the SSAT's two quantitative sections together. */
  scored: Tally
  /** Those of them that the student had before, or whose passage. */
  seen: Tally
  /** Those of the others that had a hint, in practice mode. Absent in what was stored before there were any. */
  hinted?: Tally
  /** Questions that do not count. */
  unscored: number
}

/** The estimate, from the questions that were new to the student and had no hint; none where it would say nothing (docs/decisions.md 34). */
export function wholeEstimate(inputs: SubjectInputs): Estimate {
  const { level, subject, gradeApplied, isTimed, scored } = inputs
  const fresh = freshTally(inputs)
  const [questions, freshQuestions] = [countOf(scored), countOf(fresh)]
  if (!isTimed) return none('It was done without a clock, so there is no estimate: that is for learning.')
  if (scored.omitted * 2 > questions) return none('Fewer than half of the questions are answered: not finished, so there is no estimate.')
  if (freshQuestions * 2 < questions) return none(tooFewText(inputs))
  if (fresh.omitted * 2 > freshQuestions)
    return none(`${freshQuestions} questions are left for the estimate, and fewer than half of them are answered, so there is none.`)
  return estimate(level, subject, rawScore(level, fresh), gradeApplied)
}

/** The questions that the estimate is made from. */
export function freshTally({ scored, seen, hinted = NOTHING }: Pick<SubjectInputs, 'scored' | 'seen' | 'hinted'>): Tally {
  const left = (name: keyof Tally) => scored[name] - seen[name] - hinted[name]
  return { right: left('right'), wrong: left('wrong'), omitted: left('omitted') }
}

const NOTHING: Tally = { right: 0, wrong: 0, omitted: 0 }

/** How many questions had a hint. */
export function hintedCount({ hinted = NOTHING }: Pick<SubjectInputs, 'hinted'>): number {
  return countOf(hinted)
}

function tooFewText(inputs: SubjectInputs): string {
  if (hintedCount(inputs) === 0) return 'You had more than half of the questions, or their passages, before, so there is no estimate.'
  if (countOf(inputs.seen) === 0) return 'More than half of the questions had a hint: that is for learning, so there is no estimate.'
  return 'You had more than half of the questions before or with a hint, so there is no estimate.'
}

export function countOf({ right, wrong, omitted }: Tally): number {
  return right + wrong + omitted
}

function none(why: string): Estimate {
  return { kind: 'none', why, working: [] }
}
