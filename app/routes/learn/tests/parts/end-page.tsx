/** The end of a whole test: it is over and scored, and leads on. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

export interface EndView {
  is: 'over'
  sittingId: string
  title: string
  mode: string
  /** The writing was done by hand, is not typed in yet, and may be kept. */
  mayTypeIn: boolean
  on: string
}

export function EndPage({ sittingId, title, mode, mayTypeIn, on }: EndView) {
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <p className="eyebrow">{title}</p>
        <h1>The test is over</h1>
        <p className="lead">
          {mode}, finished on {on}. Every section is saved and scored.
        </p>
      </header>
      <div className="cluster">
        <ButtonLink to={paths.learn.testReport(sittingId)}>Read the report</ButtonLink>
        {mayTypeIn && (
          <ButtonLink to={paths.learn.testWriting(sittingId)} look="quiet">
            Type in what you wrote by hand
          </ButtonLink>
        )}
        <ButtonLink to={paths.learn.mistakes()} look="quiet">
          My mistakes
        </ButtonLink>
      </div>
      <p>
        <AppLink to={paths.learn.tests()}>All practice tests</AppLink>
      </p>
    </div>
  )
}
