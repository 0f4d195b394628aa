/** A checked twin: right or not, why, what became of its mistake, and the way on. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import type { PrintedSolution } from '~/exam/print/item.server'
import { Checked } from '../checked'

interface TwinFeedbackProps {
  isRight: boolean
  became: string
  solution: PrintedSolution
  markTo: string
  /** The address of the next question that waits; null when all are checked. */
  next: string | null
  summary: string
}

export function TwinFeedback({ isRight, became, solution, markTo, next, summary }: TwinFeedbackProps) {
  return (
    <div className="stack">
      <Checked isRight={isRight} solution={solution} markTo={markTo}>
        <p>{became}</p>
      </Checked>
      <div className="cluster room-actions">
        <ButtonLink to={next ?? summary}>{next ? 'Next question' : 'See the summary'}</ButtonLink>
      </div>
      {next && (
        <p className="small">
          <AppLink to={summary}>End the set</AppLink>
        </p>
      )}
    </div>
  )
}
