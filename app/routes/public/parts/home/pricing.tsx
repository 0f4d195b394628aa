/** The plans on the front page, and where to read more. */
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
          <p className="lead">Switch between plans at any time; the difference is worked out to the day. Cancel at any time.</p>
        </div>
        <PlanCards />
        <div className="cluster">
          <ButtonLink to={paths.premium()} look="quiet" size="slim">
            Learn More<span className="hidden"> about premium</span>
          </ButtonLink>
          <ButtonLink to={paths.bootcamp()} look="quiet" size="slim">
            See the 30-day boot camp
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
