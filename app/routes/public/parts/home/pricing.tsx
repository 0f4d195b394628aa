/** The plans on the front page. */
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { PlanCards } from '~/routes/public/parts/plan-cards'

export function Pricing() {
  return (
    <section id="pricing" className="section">
      <div className="wrap stack loose">
        <div className="stack tight">
          <p className="eyebrow">Pricing</p>
          <h2>Four plans, no small print</h2>
          <p className="lead">Switch between plans with proration, charged or credited to the day. Cancel at any time.</p>
        </div>
        <PlanCards isHome />
        <p className="cluster">
          <ButtonLink to={paths.public.premium()} look="quiet">
            Learn More
            <span className="hidden"> about Premium</span>
          </ButtonLink>
          <AppLink to={paths.public.bootcamp()}>A month left? See the 30-Day Boot Camp</AppLink>
        </p>
      </div>
    </section>
  )
}
