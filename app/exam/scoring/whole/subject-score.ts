/**
 * What one subject of a whole test came to. The result is stored when the test ends, with what it was worked out from and the version of
 * these rules, and reports show what is stored: a better model never changes a report that a family has read.
 */
import { type Estimate, type RawScore, rawScore } from '~/exam/scoring/score'
import { type SubjectInputs, wholeEstimate } from './inputs'
import { oneMore } from './one-more'
import { type WorkingLine, workingOf } from './working'

/** Changes with every rule, constant and sentence below. */
export const SCORE_MODEL = 'whole-4'

export interface SubjectOutputs {
  raw: RawScore
  estimate: Estimate
  working: WorkingLine[]
  /** What one more right answer would do. */
  oneMore: string
}

/** Raw score, estimate and working of a subject that holds at least one scored question. */
export function scoreSubject(inputs: SubjectInputs): SubjectOutputs {
  const raw = rawScore(inputs.level, inputs.scored)
  const found = wholeEstimate(inputs)
  return { raw, estimate: found, working: workingOf(inputs, found), oneMore: oneMore(inputs, found) }
}
