/** A sitting question by question: what came of each and how long it took, drawn and as a table. */
import { Behind } from '~/components/charts/behind'
import { isCut, paceText, QuestionStrip, type StripQuestion } from '~/components/charts/question-strip'
import { SIGNS_EXPLAINED } from '~/components/charts/signs'
import { OUTCOME_NAMES } from './outcome-names'

interface PaceCardProps {
  questions: readonly (StripQuestion & { skill: string })[]
  /** Seconds that the section gave for a question; null without a clock. */
  pace: number | null
  /** What the seconds of the pace are; where passages are read, not all of the section's. */
  paceName?: string
}

export function PaceCard({ questions, pace, paceName = 'the pace of the section' }: PaceCardProps) {
  const isAnyCut = questions.some((question) => isCut(question, pace))
  return (
    <section className="card stack tight" aria-labelledby="pace">
      <h2 id="pace" className="title-3">
        Your pace
      </h2>
      <p>{paceText(questions, pace)}</p>
      <QuestionStrip questions={questions} pace={pace} />
      <p className="small soft">
        A bar is the time of a question{pace !== null && `; the dashed line is ${paceName}`}. {SIGNS_EXPLAINED}.
        {isAnyCut && ' A bar that is cut took even longer: the table says how long.'}
      </p>
      <Behind
        caption="Every question"
        columns={[
          { label: 'Question' },
          { label: 'Answer' },
          { label: 'Seconds', isNumber: true },
          ...(pace === null ? [] : [{ label: 'Beside the pace', isNumber: true }]),
        ]}
        rows={questions.map(({ position, skill, outcome, seconds }) => ({
          key: String(position),
          cells: [`${position}. ${skill}`, OUTCOME_NAMES[outcome], seconds, ...(pace === null ? [] : [besidePace(seconds - pace)])],
        }))}
      />
    </section>
  )
}

/** "+12", "−9", "0". */
function besidePace(difference: number): string {
  const rounded = Math.round(difference)
  return rounded === 0 ? '0' : `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`
}
