/** A checked twin: right or not, why, what became of its mistake, and the way on. */
import { ButtonLink } from '~/components/ui/button'
import type { PrintedSolution } from '~/exam/print/item.server'
import { Checked } from '../checked'

interface TwinFeedbackProps {
  isRight: boolean
  became: string
  solution: PrintedSolution
  /** The address of the next question that waits; null when all are checked. */
  next: string | null
  summary: string
}

export function TwinFeedback({ isRight, became, solution, next, summary }: TwinFeedbackProps) {
  return (
    <div className="stack">
      <Checked isRight={isRight} solution={solution}>
        <p>{became}</p>
      </Checked>
      <div className="cluster">
        <ButtonLink to={next ?? summary}>{next ? 'Next question' : 'See the summary'}</ButtonLink>
        {next && (
          <ButtonLink to={summary} look="quiet">
            End the set
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
