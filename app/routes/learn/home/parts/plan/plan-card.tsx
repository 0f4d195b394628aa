/** Today’s plan on the dashboard: the starts and their ticks, or the way to a plan. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { CampLine } from '~/routes/learn/plan/parts/camp-line'
import { TodaySteps } from '~/routes/learn/plan/parts/today-steps'
import type { PlanOfToday } from './plan-of-today.server'

export function PlanCard({ plan, camp = null }: { plan: PlanOfToday; camp?: { day: number; done: number } | null }) {
  return (
    <section className="card stack tight" aria-labelledby="plan">
      <h2 id="plan">Today</h2>
      {camp && <CampLine {...camp} />}
      {plan.state === 'open' && (
        <>
          {plan.steps.length > 0 ? (
            <TodaySteps steps={plan.steps} isShort />
          ) : (
            <p>Your plan has nothing for today. Rest is a part of it.</p>
          )}
          <p className="small">
            <AppLink to={paths.learn.plan()}>Your whole plan, with the reasons</AppLink>
          </p>
        </>
      )}
      {plan.state === 'none' && (
        <>
          <p>A plan to your test gives each day a few things to do. Say how many minutes you have.</p>
          <p>
            <ButtonLink to={paths.learn.planSettings()} look="quiet">
              Make a study plan
            </ButtonLink>
          </p>
        </>
      )}
      {plan.state === 'over' && (
        <>
          <p>The day of your test has passed. How do you want to go on?</p>
          <p>
            <ButtonLink to={paths.learn.planAfterTest()} look="quiet">
              Choose
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  )
}
