/**
 * The working behind each number of a report: the formula with this student's figures, and the marks of its constants as docs/exams.md has
 * them (O official, T third party, D derived, G general knowledge that still has to be checked).
 */
import { blueprintOf } from '~/exam/core/blueprints'
import { examOf } from '~/exam/core/levels'
import { logit, percentileRanks } from '~/exam/scoring/curve'
import { ISEE_SPREAD, iseeUpperFigures, ROUGH_CENTER, roughFigures } from '~/exam/scoring/isee'
import { type Estimate, quartersText, type RawScore, rawScore } from '~/exam/scoring/score'
import { SSAT_SEM, ssatFigures } from '~/exam/scoring/ssat'
import { countOf, freshTally, type SubjectInputs } from './inputs'

/** A number of the report that its working explains. */
export type Worked = 'raw' | 'percent' | 'scaled' | 'percentile' | 'stanine'

export interface WorkingLine {
  of: Worked
  text: string
  marks: string
}

/** One line for each number that the exam reports; where there is none, why. */
export function workingOf(inputs: SubjectInputs, found: Estimate): WorkingLine[] {
  const start = [rawLine(inputs), percentLine(inputs)]
  if (found.kind === 'none') return [...start, ...noneLines(inputs, found.why)]
  const fresh = rawScore(inputs.level, freshTally(inputs))
  if (found.kind === 'stanine') return [...start, ISEE_SCALED, ...upperLines(inputs, fresh, found)]
  if (found.kind === 'rough-stanine') return [...start, ISEE_SCALED, ...roughLines(fresh, found)]
  return [...start, ...ssatLines(inputs, fresh)]
}

function rawLine(inputs: SubjectInputs): WorkingLine {
  const { level, subject, scored, unscored } = inputs
  const { penaltyQuarters } = blueprintOf(level)
  const points = quartersText(rawScore(level, scored).rawQuarters)
  const sum = penaltyQuarters
    ? `${scored.right} right − ${scored.wrong} wrong ÷ 4 = ${points}. A blank costs nothing.`
    : `${scored.right} right of ${countOf(scored)} that count = ${points}. A wrong answer or a blank costs nothing.`
  const both =
    examOf(level) === 'ssat' && level !== 'ssat-elementary' && subject === 'quantitative'
      ? ' Both quantitative sections count together.'
      : ''
  const others = unscored > 0 ? ` ${unscored} more questions of the section do not count.` : ''
  const marks = level === 'ssat-elementary' ? 'T50' : examOf(level) === 'ssat' ? 'O5' : 'T37, T38'
  return { of: 'raw', text: `${sum}${both}${others}${seenText(inputs)}`, marks }
}

function seenText(inputs: SubjectInputs): string {
  const seen = countOf(inputs.seen)
  if (seen === 0) return ''
  const fresh = freshTally(inputs)
  return (
    ` You had ${seen} of the questions, or their passages, before. They stay out of the estimate, which is made from the other` +
    ` ${countOf(fresh)}: ${fresh.right} right, ${fresh.wrong} wrong, ${fresh.omitted} blank.`
  )
}

function percentLine({ scored }: SubjectInputs): WorkingLine {
  const questions = countOf(scored)
  return { of: 'percent', text: `${scored.right} ÷ ${questions} = ${Math.round((scored.right / questions) * 100)}%.`, marks: 'D' }
}

function noneLines({ level }: SubjectInputs, why: string): WorkingLine[] {
  const names: Worked[] = examOf(level) === 'isee' ? ['scaled', 'percentile', 'stanine'] : ['scaled', 'percentile']
  return names.map((of) => ({ of, text: why, marks: 'none' }))
}

const ISEE_SCALED: WorkingLine = {
  of: 'scaled',
  text: 'Not given. Scaled scores run from 760 to 940, and how a raw score becomes one differs from form to form and is not published.',
  marks: 'T41, T48',
}

function upperLines(
  { subject, gradeApplied }: SubjectInputs,
  fresh: RawScore,
  found: Extract<Estimate, { kind: 'stanine' }>,
): WorkingLine[] {
  const { p, center, z, error, percentile, stanine, band } = iseeUpperFigures(subject, fresh, gradeApplied)
  const isPerfect = fresh.right === fresh.questions
  return [
    {
      of: 'percentile',
      text: isPerfect
        ? 'Every answer is right: percentile 99, the ceiling.'
        : `${smoothedText(fresh, p)} The middle applicant to grade ${gradeApplied} is taken to get c = ${center.toFixed(2)} right, with spread s = ${ISEE_SPREAD}. ` +
          `z = (logit p − logit c) ÷ s = (${two(logit(p))} − ${two(logit(center))}) ÷ ${ISEE_SPREAD} = ${two(z)}. On the bell curve that is percentile ${percentile}.`,
      marks: 'c and s: G, our own placeholders; the rest D',
    },
    {
      of: 'stanine',
      text:
        `Percentile ${percentile} lies in ${percentileRanks({ low: stanine, high: stanine })}: stanine ${stanine}. ` +
        `Standard error of logit p: 1 ÷ √(${fresh.questions} × p × (1 − p)) = ${error.toFixed(2)}. One error to each side, and one stanine at least: ${found.band.low} to ${band.high}.`,
      marks: 'table T37, T44, T45; range D',
    },
  ]
}

function roughLines(fresh: RawScore, found: Extract<Estimate, { kind: 'rough-stanine' }>): WorkingLine[] {
  const { p, z } = roughFigures(fresh)
  return [
    { of: 'percentile', text: 'Not given: what applicants to this level score is not published.', marks: 'none' },
    {
      of: 'stanine',
      text:
        `${smoothedText(fresh, p)} We take the middle applicant to get ${ROUGH_CENTER} right, with spread ${ISEE_SPREAD}, which nobody has published: ` +
        `z = ${two(z)}, roughly stanine ${found.band.low} or ${found.band.high}. That is why it is only a band two wide.`,
      marks: `${ROUGH_CENTER} and ${ISEE_SPREAD}: G; table T37, T44, T45`,
    },
  ]
}

function ssatLines({ level, subject, gradeApplied }: SubjectInputs, fresh: RawScore): WorkingLine[] {
  const figures = ssatFigures(level, subject, fresh, gradeApplied)
  if (!figures) return []
  const { line, raw, scaled, error, band, norm, z, percentile } = figures
  const { scale } = blueprintOf(level)
  const own = quartersText(fresh.rawQuarters)
  const x =
    fresh.questions === line.full
      ? `x = ${own}.`
      : `x = ${own} ÷ ${fresh.questions} × ${line.full} = ${raw.toFixed(2)}, as if the section were whole.`
  const sum =
    fresh.right === fresh.questions
      ? `Every answer is right: the ceiling of the scale, ${scale.high}.`
      : `${x} ${line.text} = ${scaled}, kept between ${scale.low} and ${scale.high}.`
  const size = fresh.questions === line.full ? `${SSAT_SEM}` : `${SSAT_SEM} × √(${line.full} ÷ ${fresh.questions}) = ${Math.round(error)}`
  return [
    {
      of: 'scaled',
      text: `${sum} Real forms differ by ten points or more. The standard error is ${size}: likely between ${band.low} and ${band.high}.`,
      marks: `line ${line.mark}, ${level === 'ssat-upper' ? 'from T66b' : 'no published table'}; error O6`,
    },
    norm && z !== null
      ? {
          of: 'percentile',
          text:
            `Middle ${norm.mean}, spread ${norm.deviation} for students now in grade ${norm.grade}${norm.grade === gradeApplied - 1 ? '' : ', the nearest grade that has figures'}: ` +
            `z = (${scaled} − ${norm.mean}) ÷ ${norm.deviation} = ${two(z)}. On the bell curve that is percentile ${percentile}.`,
          marks: `${norm.mark}, from T66b and T69`,
        }
      : { of: 'percentile', text: 'Not given: percentiles of this level are not published.', marks: 'none' },
  ]
}

function smoothedText({ right, questions }: RawScore, p: number): string {
  return `p = (${right} + ½) ÷ (${questions} + 1) = ${p.toFixed(3)}.`
}

/** With a real minus sign. */
function two(value: number): string {
  return value.toFixed(2).replace('-', '−')
}
