/** The starts of today as a list, each with its reason; a tick where it is done. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import type { StepWords } from './step-words.server'

interface TodayStep extends StepWords {
  isDone: boolean
}

interface TodayStepsProps {
  steps: TodayStep[]
  /** Without the reasons, where there is little room. */
  isShort?: boolean
}

export function TodaySteps({ steps, isShort = false }: TodayStepsProps) {
  return (
    <ol className="plan-steps">
      {steps.map(({ title, why, to, time, isDone }) => (
        <li key={title}>
          <p className="cluster">
            {to ? <AppLink to={to}>{title}</AppLink> : <strong>{title}</strong>}
            {time && <span className="small soft">{time}</span>}
            {isDone && <Badge tone="good">Done</Badge>}
          </p>
          {!isShort && <p className="small soft">{why}</p>}
        </li>
      ))}
    </ol>
  )
}
