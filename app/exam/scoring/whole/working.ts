/**
 * The working behind each number of a report: the formula with this student's figures, and in plain words how sure each constant is: what
 * docs/exams.md marks O is the test maker's, T and D come from what others print, G is our own guess.
 */
import { blueprintOf } from '~/exam/core/blueprints'
import { examOf } from '~/exam/core/levels'
import { logit, percentileRanks } from '~/exam/scoring/curve'
import { ISEE_SPREAD, iseeUpperFigures, ROUGH_CENTER, roughFigures } from '~/exam/scoring/isee'
import { type Estimate, quartersText, type RawScore, rawScore } from '~/exam/scoring/score'
import { SSAT_SEM, ssatFigures } from '~/exam/scoring/ssat'
import { countOf, freshTally, hintedCount, type SubjectInputs } from './inputs'

/** A number of the report that its working explains. */
export type Worked = 'raw' | 'percent' | 'scaled' | 'percentile' | 'stanine'

export interface WorkingLine {
  of: Worked
  text: string
}

/** One line for each number that the exam reports; where there is none, why. */
export function workingOf(inputs: SubjectInputs, found: Estimate): WorkingLine[] {
  const start = [rawLine(inputs, found), percentLine(inputs)]
  if (found.kind === 'none') return [...start, ...noneLines(inputs, found.why)]
  const fresh = rawScore(inputs.level, freshTally(inputs))
  if (found.kind === 'stanine') return [...start, ISEE_SCALED, ...upperLines(inputs, fresh, found)]
  if (found.kind === 'rough-stanine') return [...start, ISEE_SCALED, ...roughLines(fresh, found)]
  return [...start, ...ssatLines(inputs, fresh)]
}

function rawLine(inputs: SubjectInputs, found: Estimate): WorkingLine {
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
  const others =
    unscored > 0 ? ` ${unscored} more ${unscored === 1 ? 'question of the section does' : 'questions of the section do'} not count.` : ''
  return { of: 'raw', text: `${sum}${both}${others}${leftOutText(inputs, found)}` }
}

function leftOutText(inputs: SubjectInputs, found: Estimate): string {
  const [seen, hinted] = [countOf(inputs.seen), hintedCount(inputs)]
  if (seen + hinted === 0) return ''
  const had =
    (seen > 0 ? ` You had ${seen} of the questions, or ${seen === 1 ? 'its passage' : 'their passages'}, before.` : '') +
    (hinted > 0 ? ` ${hinted} of the questions had a hint.` : '')
  if (found.kind === 'none') return had
  const fresh = freshTally(inputs)
  return (
    `${had} ${seen + hinted === 1 ? 'It stays' : 'They stay'} out of the estimate, which is made from the other` +
    ` ${countOf(fresh)}: ${fresh.right} right, ${fresh.wrong} wrong, ${fresh.omitted} blank.`
  )
}

function percentLine({ scored }: SubjectInputs): WorkingLine {
  const questions = countOf(scored)
  return { of: 'percent', text: `${scored.right} ÷ ${questions} = ${Math.round((scored.right / questions) * 100)}%.` }
}

function noneLines({ level }: SubjectInputs, why: string): WorkingLine[] {
  const names: Worked[] = examOf(level) === 'isee' ? ['scaled', 'percentile', 'stanine'] : ['scaled', 'percentile']
  return names.map((of) => ({ of, text: why }))
}

const ISEE_SCALED: WorkingLine = {
  of: 'scaled',
  text: 'Not given. Scaled scores run from 760 to 940, and how a raw score becomes one differs from form to form and is not published.',
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
        : `A rough guess. ${smoothedText(fresh, p)} No constant is published for the next step; ours is a guess: that the middle applicant to ` +
          `grade ${gradeApplied} gets ${percentText(center)} right, and that applicants spread by ${ISEE_SPREAD} around that. ${stepsText(p, center, z)} ` +
          `On the bell curve that is about percentile ${percentile}.`,
    },
    {
      of: 'stanine',
      text:
        `Percentile ${percentile} lies in ${percentileRanks({ low: stanine, high: stanine })}: stanine ${stanine}. ` +
        'Guides to the test print that table. ' +
        `Chance alone moves a result on ${fresh.questions} questions: by 1 ÷ √(${fresh.questions} × ${p.toFixed(3)} × ${(1 - p).toFixed(3)}) = ${error.toFixed(2)} ` +
        `on the scale of log odds. So much to each side, and one stanine at least: ${found.band.low} to ${band.high}.`,
    },
  ]
}

function roughLines(fresh: RawScore, found: Extract<Estimate, { kind: 'rough-stanine' }>): WorkingLine[] {
  const { p, z } = roughFigures(fresh)
  return [
    { of: 'percentile', text: 'Not given: what applicants to this level score is not published.' },
    {
      of: 'stanine',
      text:
        `${smoothedText(fresh, p)} No constant is published for the next step; ours is a guess: that the middle applicant gets ${percentText(ROUGH_CENTER)} right, ` +
        `and that applicants spread by ${ISEE_SPREAD} around that. ${stepsText(p, ROUGH_CENTER, z)} That is roughly stanine ${found.band.low} or ${found.band.high}, and only a band two wide.`,
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
      text:
        `${sum} Real forms differ by ten points or more. The standard error is ${size}: likely between ${band.low} and ${band.high}. ` +
        `The test maker publishes that error; the line is ours, ${LINE_SOURCES[level === 'ssat-upper' ? line.mark : 'G']}.`,
    },
    norm && z !== null
      ? {
          of: 'percentile',
          text:
            `Middle ${norm.mean}, spread ${norm.deviation} for students now in grade ${norm.grade}${norm.grade === gradeApplied - 1 ? '' : ', the nearest grade that has figures'}: ` +
            `z = (${scaled} − ${norm.mean}) ÷ ${norm.deviation} = ${two(z)}. On the bell curve that is about percentile ${percentile}. ` +
            (norm.mark === 'G'
              ? 'No middle and spread are published for this section; ours are a guess.'
              : 'We worked middle and spread out from published score reports.'),
        }
      : { of: 'percentile', text: 'Not given: percentiles of this level are not published.' },
  ]
}

/** How the line from raw to scaled came about, by the mark of its constants. */
const LINE_SOURCES: Record<string, string> = {
  D: 'drawn through scores that others print',
  G: 'and a guess: no table is published for it',
}

function smoothedText({ right, questions }: RawScore, p: number): string {
  return `With half a question more on each side, so that no score is without end, your share is (${right} + ½) ÷ (${questions} + 1) = ${p.toFixed(3)}.`
}

/** How far a share lies from the middle, in steps of the spread. */
function stepsText(p: number, center: number, z: number): string {
  return (
    `Shares are compared by their log odds: (${two(logit(p))} − ${two(logit(center))}) ÷ ${ISEE_SPREAD} = ${two(z)}, ` +
    `so you are ${Math.abs(z).toFixed(2)} of that spread ${z < 0 ? 'below' : 'above'} the middle.`
  )
}

function percentText(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** With a real minus sign. */
function two(value: number): string {
  return value.toFixed(2).replace('-', '−')
}
