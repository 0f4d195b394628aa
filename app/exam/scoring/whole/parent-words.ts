/** What a parent needs to know of a whole test, in four sentences: what was done, what came out, what the numbers are, what to do next. */
import { examOf, type Level, type Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { SSAT_SEM } from '~/exam/scoring/ssat'
import { estimateText, rangeText } from '~/exam/scoring/words'
import type { SubjectOutputs } from './subject-score'

interface Told {
  /** Who took the test: a first name or "Your child"; null when we know no name. */
  name: string | null
  level: Level
  mode: 'rehearsal' | 'practice'
  /** "November 22, 2026" */
  on: string
  /** Questions that count and had a hint. */
  hinted: number
  subjects: readonly (SubjectOutputs & { subject: Subject })[]
  /** The skill that cost most; null when nothing was missed. */
  costliest: string | null
}

/** Exactly four sentences. */
export function parentWords(told: Told): [string, string, string, string] {
  return [whatWasDone(told), whatCameOut(told), whatItIs(told.level), whatNext(told)]
}

function whatWasDone({ name, level, mode, on, hinted, subjects }: Told): string {
  const asked = subjects.reduce((sum, { raw }) => sum + raw.questions, 0)
  const answered = asked - subjects.reduce((sum, { raw }) => sum + raw.omitted, 0)
  const how =
    mode === 'rehearsal'
      ? 'as a rehearsal under the rules of the real room'
      : 'in practice mode, where the rules of the real room are eased'
  return `On ${on} ${name ?? 'you'} took a whole ${LEVEL_NAMES[level]} test ${how}, and answered ${answered} of the ${asked} questions that count${hinted > 0 ? `, with hints on ${hinted} of them` : ''}.`
}

function whatCameOut({ subjects }: Told): string {
  const estimated = subjects
    .flatMap((told) => (told.estimate.kind === 'none' ? [] : { told, band: told.estimate.band }))
    .toSorted((one, other) => middleOf(other.band) - middleOf(one.band) || other.told.raw.percentRight - one.told.raw.percentRight)
  const [best, worst] = [estimated[0], estimated.at(-1)]
  const all = subjects.map(resultText).join('; ')
  if (!best || !worst || best === worst) return `There are too few estimates to compare sections by: ${all}.`
  // Where likely ranges overlap, the difference may be chance.
  if (best.band.low <= worst.band.high) return `No section stands out, because their likely ranges overlap: ${all}.`
  return `The strongest section was ${resultText(best.told)}; the one with most to gain was ${resultText(worst.told)}.`
}

function middleOf({ low, high }: { low: number; high: number }): number {
  return (low + high) / 2
}

function resultText({ subject, raw, estimate }: Told['subjects'][number]): string {
  const right = `${SUBJECT_NAMES[subject]}, ${raw.right} of ${raw.questions} right`
  if (estimate.kind === 'none') return right
  const text = estimateText(raw, estimate)
  const range = estimate.kind === 'rough-stanine' ? '' : `, likely ${rangeText(estimate.band)}`
  return `${right} (${text.charAt(0).toLowerCase()}${text.slice(1)}${range})`
}

function whatItIs(level: Level): string {
  if (level === 'ssat-elementary')
    return 'These are counts of right answers, because no conversion to scaled scores is published for this level.'
  const kind =
    examOf(level) === 'isee'
      ? 'A stanine is a step from 1 to 9 among students applying to the same grade, and most are at 4, 5 or 6'
      : `A scaled score makes easier and harder forms comparable, and a real one on another day may differ by ${SSAT_SEM} points`
  return `${kind}; ours are estimates, not the test maker’s.`
}

function whatNext({ costliest }: Told): string {
  if (!costliest) return 'Nothing was missed, so rest before the real test is the best next step.'
  return `The best next step is short practice a few times a week, beginning with “${costliest}”, and not another whole test at once.`
}
