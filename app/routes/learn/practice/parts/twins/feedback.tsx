/** A checked twin: right or not, why, what became of its mistake, and the way on. */
import { Solution } from '~/components/question/solution'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import type { PrintedSolution } from '~/exam/print/item.server'

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
      <div role="status">
        <Banner tone={isRight ? 'good' : 'amber'}>
          <h2 className="title-3">{isRight ? 'Right' : 'Not this time'}</h2>
          <p>{became}</p>
        </Banner>
      </div>
      <section className="card" aria-label="The question, explained">
        <Solution solution={solution} />
      </section>
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
