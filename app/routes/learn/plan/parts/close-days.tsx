/** Two weeks of a plan, day by day, each with the way to change it. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import type { ShownPlan } from './shown-plan.server'

export function CloseDays({ days }: { days: ShownPlan['close'] }) {
  return (
    <section className="stack on-screen" aria-labelledby="close">
      <h2 id="close">The next two weeks</h2>
      <ol className="plan-days">
        {days.map(({ day, name, date, kind, time, isChanged, change, steps }) => (
          <li className="card stack tight" key={day}>
            <h3 className="title-3">
              {name}, {date}
            </h3>
            {kind === 'off' && <p className="soft">Free</p>}
            {steps.length > 0 && (
              <ul>
                {steps.map((step) => (
                  <li key={step.title}>{step.title}</li>
                ))}
              </ul>
            )}
            <p className="cluster between small">
              <span className="soft">
                {time} {isChanged && <Badge>Changed</Badge>}
              </span>
              {change && (
                <AppLink to={change} aria-label={`Change ${name}, ${date}`}>
                  Change
                </AppLink>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
