/** The plans side by side. */
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { PLANS, type Plan } from './plans'

export function PlanCards() {
  return (
    <div className="plans">
      {PLANS.map((plan) => (
        <PlanCard key={plan.name} plan={plan} />
      ))}
    </div>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const isBest = plan.badge === 'MOST POPULAR'
  return (
    <section className={isBest ? 'card plan best' : 'card plan'}>
      {plan.badge && <Badge tone={isBest ? 'good' : 'notice'}>{plan.badge}</Badge>}
      <h3>{plan.name}</h3>
      <p className="price">
        {plan.price}{' '}
        {plan.originalPrice && (
          <s>
            <span className="hidden">was </span>
            {plan.originalPrice}
          </s>
        )}
      </p>
      <p className="small soft">
        {plan.per}
        {plan.savings && <strong className="savings">{plan.savings}</strong>}
      </p>
      <p>{plan.description}</p>
      <ul className="ticks">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {plan.link && (
        <ButtonLink to={plan.link.to} look={isBest ? 'solid' : 'quiet'}>
          {plan.link.label}
          <span className="hidden">: {plan.name}</span>
        </ButtonLink>
      )}
    </section>
  )
}
