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
  /** Questions that do not count. */
  unscored: number
}

/** The estimate, from the questions that were new to the student; none where it would say nothing (docs/decisions.md 34). */
export function wholeEstimate(inputs: SubjectInputs): Estimate {
  const { level, subject, gradeApplied, isTimed, scored } = inputs
  const fresh = freshTally(inputs)
  const [questions, freshQuestions] = [countOf(scored), countOf(fresh)]
  if (!isTimed) return none('It was done without a clock, so there is no estimate: that is for learning.')
  if (scored.omitted * 2 > questions) return none('Fewer than half of the questions are answered: not finished, so there is no estimate.')
  if (freshQuestions * 2 < questions)
    return none('You had more than half of the questions, or their passages, before, so there is no estimate.')
  return estimate(level, subject, rawScore(level, fresh), gradeApplied)
}

/** The questions that the estimate is made from. */
export function freshTally({ scored, seen }: Pick<SubjectInputs, 'scored' | 'seen'>): Tally {
  return { right: scored.right - seen.right, wrong: scored.wrong - seen.wrong, omitted: scored.omitted - seen.omitted }
}

export function countOf({ right, wrong, omitted }: Tally): number {
  return right + wrong + omitted
}

function none(why: string): Estimate {
  return { kind: 'none', why, working: [] }
}
