/** The plans on the front page. */
import { PlanCards } from '~/routes/public/parts/plan-cards'

export function Pricing() {
  return (
    <section id="pricing" className="section">
      <div className="wrap stack loose">
        <div className="stack tight">
          <p className="eyebrow">Pricing</p>
          <h2>Four plans, no small print</h2>
          <p className="lead">Switch between plans at any time; charges are prorated to the day. Cancel at any time.</p>
        </div>
        <PlanCards />
      </div>
    </section>
  )
}
