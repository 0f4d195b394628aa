/** What the server answered to a form, above its fields: the toast of the specification as HTML. */
import { Banner } from '~/components/ui/banner'

interface ProblemProps {
  problem?: { title: string; text: string }
}

export function Problem({ problem }: ProblemProps) {
  return problem ? (
    <div role="alert">
      <Banner tone="bad" title={problem.title}>
        <p>{problem.text}</p>
      </Banner>
    </div>
  ) : null
}
