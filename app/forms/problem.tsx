/** What the server answered to a form of buttons alone, above it. A form with fields says it in its own box (form-errors). */
import { Banner } from '~/components/ui/banner'
import type { FormAnswer } from './use-form'

interface ProblemProps {
  problem?: FormAnswer['problem']
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
