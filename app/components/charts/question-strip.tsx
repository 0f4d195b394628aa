/** A sitting question by question, in order: right, wrong or left blank, and the time of each beside the section's own pace. */
import { near, WIDTH } from '~/components/figures/chart/frame'
import { type SeenTime, secondsEach } from '~/exam/scoring/look'
import type { Outcome } from '~/exam/scoring/outcome'
import { Hatched } from './marks'
import { SIGNS } from './signs'

export interface StripQuestion {
  position: number
  outcome: Outcome
  seconds: number
}

/** A longer section goes on in a row below, so that each sign stays readable on a telephone. */
const IN_A_ROW = 20
/** A shorter one has wider bars, but not wider than these. */
const LEAST_IN_A_ROW = 10
/** Room for the seconds at the left. */
const MARGIN = 42
const GAP = 3
const TOP = 8
const FLOOR = 74
const ROW = 108
/** Bars end at so many times the pace: one question over which somebody slept must not flatten all others. */
const MOST_PACES = 3
/** The line of the pace is seen also when every question was quick. */
const LEAST_PACES = 1.5

interface QuestionStripProps {
  questions: readonly StripQuestion[]
  /** Seconds that the section gives for a question; null without a clock. */
  pace: number | null
}

export function QuestionStrip({ questions, pace }: QuestionStripProps) {
  const most = topOf(questions, pace)
  const pitch = (WIDTH - MARGIN) / Math.min(IN_A_ROW, Math.max(LEAST_IN_A_ROW, questions.length))
  const rows = Array.from({ length: Math.ceil(questions.length / IN_A_ROW) }, (_, row) =>
    questions.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  )
  return (
    <svg className="scale strip" viewBox={`0 0 ${WIDTH} ${ROW * rows.length}`} role="img">
      <title>{stripText(questions, pace)}</title>
      {rows.map((row, index) => (
        <g key={row[0]?.position} transform={`translate(0 ${index * ROW})`}>
          <path className="strip-floor" d={`M${MARGIN - 3} ${FLOOR}H${WIDTH}`} />
          {row.map((question, column) => (
            <Mark key={question.position} question={question} x={MARGIN + column * pitch} bar={pitch - GAP} most={most} />
          ))}
          <Seconds at={most} most={most} />
          {pace !== null && <Seconds at={pace} most={most} isPace />}
        </g>
      ))}
    </svg>
  )
}

/** "20 questions in order: 12 right, 6 wrong, 2 not answered. You took 48 seconds for each question you answered; you had 51." */
export function stripText(questions: readonly StripQuestion[], pace: number | null): string {
  const count = (outcome: Outcome) => questions.filter((question) => question.outcome === outcome).length
  const number = questions.length === 1 ? '1 question' : `${questions.length} questions in order`
  return `${number}: ${count('right')} right, ${count('wrong')} wrong, ${count('omitted')} not answered. ${paceText(questions, pace)}`
}

/** "You took 48 seconds a question; you had 51." What was skipped took no time to answer and is left out. */
export function paceText(questions: readonly SeenTime[], pace: number | null): string {
  const taken = secondsEach(questions)
  if (taken === null) return questions.length === 0 ? '' : 'You answered none of the questions.'
  const rounded = Math.round(taken)
  const which = questions.some(({ outcome }) => outcome === 'omitted') ? 'for each question you answered' : 'a question'
  const took = `You took ${secondsText(rounded)} ${which}`
  return pace === null ? `${took}; there was no clock.` : `${took}; you had ${Math.round(pace)}.`
}

function secondsText(seconds: number): string {
  if (seconds === 0) return 'under 1 second'
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
}

/** Whether some bar ends before its time does. */
export function isCut({ seconds }: Pick<StripQuestion, 'seconds'>, pace: number | null): boolean {
  return pace !== null && seconds > pace * MOST_PACES
}

/** The seconds at the top of the strip; never nothing, so that no height is a division by zero. */
function topOf(questions: readonly StripQuestion[], pace: number | null): number {
  const longest = Math.max(1, ...questions.map(({ seconds }) => seconds))
  return pace === null ? longest : Math.min(pace * MOST_PACES, Math.max(pace * LEAST_PACES, longest))
}

interface MarkProps {
  question: StripQuestion
  x: number
  /** Its width. */
  bar: number
  most: number
}

function Mark({ question: { position, outcome, seconds }, x, bar, most }: MarkProps) {
  const height = Math.min(1, seconds / most) * (FLOOR - TOP)
  const box = { x: near(x), y: near(FLOOR - height), width: near(bar), height: near(height) }
  const middle = near(x + bar / 2)
  return (
    <>
      {outcome === 'wrong' ? <Hatched {...box} round={1} /> : <rect className={`strip-${outcome}`} {...box} rx={1} />}
      {seconds > most && <path className="strip-cut" d={`M${near(x - 2)} ${TOP + 9}l${near(bar + 4)} -4`} />}
      <text className={`strip-sign ${outcome}`} x={middle} y={FLOOR + 13}>
        {SIGNS[outcome]}
      </text>
      {(position === 1 || position % 5 === 0) && (
        <text className="scale-small" x={middle} y={FLOOR + 27}>
          {position}
        </text>
      )}
    </>
  )
}

function Seconds({ at, most, isPace }: { at: number; most: number; isPace?: boolean }) {
  const y = near(FLOOR - (at / most) * (FLOOR - TOP))
  return (
    <>
      <path className={isPace ? 'strip-pace' : 'strip-most'} d={`M${MARGIN - 3} ${y}H${WIDTH}`} />
      <text className={isPace ? 'strip-seconds strong' : 'strip-seconds'} x={MARGIN - 6} y={y + 4}>
        {Math.round(at)} s
      </text>
    </>
  )
}
