/**
 * The written rules of a report: what is said of a week, and what is advised, each with the figures that it rests on. Where the figures
 * do not carry it, nothing is said. Effort comes first, and a lower result is told like any other: with its range, beside the others.
 */
import { SUBJECT_NAMES } from '~/exam/core/names'
import { STRAND_NAMES } from '~/exam/core/strand-names'
import { counted } from '~/exam/families/kit/wording'
import { allMinutes, type Insight, type Recommendation, type ReportData, type StrandResult, type TestResult, workedDays } from './report'

/** Fewer answers say nothing of a strand, or of the pace in a section. */
const LEAST_ANSWERS = 12
const STRONG_FROM = 70
const OPEN_UP_TO = 65
/** So much slower than the section allows is worth saying. */
const SLOW = 1.15

/** What was seen in the period, effort first. */
export function insightsOf(data: ReportData): Insight[] {
  return [effort(data), mended(data), strongest(data), open(data), pace(data), tests(data)].flatMap((insight) => insight ?? [])
}

/** What to do next: the first is the one step of the mail. Never empty. */
export function recommendationsOf(data: ReportData): Recommendation[] {
  const found = [practiceOpen(data), workOnMistakes(data), workOnPace(data), takeTest(data)].flatMap((step) => step ?? [])
  return found.length > 0 ? found.slice(0, 3) : [goOn(data)]
}

function effort(data: ReportData): Insight {
  const days = workedDays(data)
  const done = [
    data.lessons > 0 && counted(data.lessons, 'lesson'),
    data.words > 0 && counted(data.words, 'word'),
    data.passages && counted(data.passages, 'passage'),
    data.writings.length > 0 && counted(data.writings.length, 'writing'),
  ].filter(Boolean)
  return {
    rule: 'effort',
    text: days > 0 ? `Worked on ${counted(days, 'day')}, ${counted(allMinutes(data), 'minute')} in all.` : quiet(done.length > 0),
    evidence: [(data.answers > 0 || done.length === 0) && counted(data.answers, 'answer'), ...done].filter(Boolean).join(', '),
  }
}

/** Of a week without a minute on the clock. */
function quiet(isWorked: boolean): string {
  return isWorked ? 'Worked this week, without questions.' : 'This week was free of practice.'
}

function mended({ mended: count, waiting }: ReportData): Insight | null {
  if (count === 0) return null
  const text = `Mended ${counted(count, 'mistake')}: right on two different days, without help.`
  return { rule: 'mended', text, evidence: `${counted(waiting, 'mistake')} still to come back` }
}

const shown = ({ right, answers, low, high }: StrandResult) =>
  `${right} of ${answers} right; the true share is likely between ${low}% and ${high}%`
const known = ({ strands }: ReportData) => strands.filter(({ answers }) => answers >= LEAST_ANSWERS)
const nameOf = ({ subject, strand }: StrandResult) => `${STRAND_NAMES[strand]} in ${SUBJECT_NAMES[subject]}`

function strongest(data: ReportData): Insight | null {
  const best = known(data)
    .filter(({ low }) => low >= STRONG_FROM)
    .toSorted((a, b) => b.low - a.low)[0]
  return best ? { rule: 'strong', text: `Sure in ${nameOf(best)}.`, evidence: shown(best) } : null
}

function openStrand(data: ReportData): StrandResult | undefined {
  return known(data)
    .filter(({ high }) => high <= OPEN_UP_TO)
    .toSorted((a, b) => a.high - b.high)[0]
}

function open(data: ReportData): Insight | null {
  const strand = openStrand(data)
  return strand ? { rule: 'open', text: `Most to gain in ${nameOf(strand)}.`, evidence: shown(strand) } : null
}

function slowest({ pace: each }: ReportData) {
  return each
    .filter(({ answers, seconds, allowed }) => answers >= LEAST_ANSWERS && seconds > allowed * SLOW)
    .toSorted((a, b) => b.seconds / b.allowed - a.seconds / a.allowed)[0]
}

function pace(data: ReportData): Insight | null {
  const slow = slowest(data)
  if (!slow) return null
  const text = `${SUBJECT_NAMES[slow.subject]} takes longer than the test allows.`
  return { rule: 'pace', text, evidence: paceText(slow) }
}

const paceText = ({ seconds, allowed, answers }: ReportData['pace'][number]) =>
  `${seconds} seconds a question over ${answers} timed answers; the test gives ${Math.round(allowed)}`

/** The newest whole test beside the one before: neutral, with its range. */
function tests({ tests: all, from }: ReportData): Insight | null {
  const [newest, before] = all.toReversed()
  if (!newest || newest.on < from) return null
  if (!before) return { rule: 'test', text: `Took whole test ${newest.number}.`, evidence: bandsText(newest) }
  const pairs = newest.bands.flatMap((band) => {
    const earlier = before.bands.find(({ subject }) => subject === band.subject)
    return earlier ? [{ band, earlier }] : []
  })
  const above = pairs.filter(({ band, earlier }) => band.low > earlier.high).map(({ band }) => SUBJECT_NAMES[band.subject])
  const apart = pairs.filter(({ band, earlier }) => band.high < earlier.low).map(({ band }) => SUBJECT_NAMES[band.subject])
  const words = [
    above.length > 0 && `${above.join(' and ')} came out above the test before.`,
    apart.length > 0 && `${apart.join(' and ')} came out in another range than the test before; single tests move up and down.`,
    above.length + apart.length === 0 && 'The likely ranges overlap with those of the test before, so a difference may be chance.',
  ]
  return { rule: 'test', text: [`Took whole test ${newest.number}.`, ...words.filter(Boolean)].join(' '), evidence: bandsText(newest) }
}

function bandsText({ bands }: TestResult): string {
  return (
    bands.map(({ subject, low, high }) => `${SUBJECT_NAMES[subject]} likely ${low} to ${high}`).join('; ') || 'No estimate at this level'
  )
}

function practiceOpen(data: ReportData): Recommendation | null {
  const strand = openStrand(data)
  if (!strand) return null
  const text = `Practice ${nameOf(strand)}: ten questions at a time.`
  return { rule: 'practice-open', text, evidence: shown(strand), start: { kind: 'practice', subject: strand.subject } }
}

function workOnMistakes({ waiting }: ReportData): Recommendation | null {
  if (waiting === 0) return null
  const text = 'Work on the mistakes that have come back. It is the quickest way to gain points.'
  return { rule: 'mistakes', text, evidence: `${counted(waiting, 'mistake')} to work on`, start: { kind: 'mistakes' } }
}

function workOnPace(data: ReportData): Recommendation | null {
  const slow = slowest(data)
  if (!slow) return null
  return { rule: 'pace', text: `Drill the pace of ${SUBJECT_NAMES[slow.subject]}.`, evidence: paceText(slow), start: { kind: 'pacing' } }
}

function takeTest({ tests: all, answers }: ReportData): Recommendation | null {
  if (all.length > 0 || answers < 60) return null
  const text = 'Take a whole practice test when there is a free morning. It shows where each section stands.'
  return { rule: 'first-test', text, evidence: `${counted(answers, 'answer')} this week, and no whole test yet`, start: { kind: 'tests' } }
}

function goOn({ answers }: ReportData): Recommendation {
  const text =
    answers === 0 ? 'Begin with one timed quiz: it takes less than 20 minutes.' : 'Take one timed quiz in each section this week.'
  return { rule: 'go-on', text, evidence: `${counted(answers, 'answer')} this week`, start: { kind: 'quizzes' } }
}
