/** The plans side by side. */
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import { PLANS, type Plan } from './plans'

/** From the front page the buttons lead to the pages about the plans, as the specification has it; from these to what is bought. */
export function PlanCards({ isHome = false, heading = 'h3' }: { isHome?: boolean; heading?: 'h2' | 'h3' }) {
  return (
    <div className="plans">
      {PLANS.map((plan) => (
        <PlanCard
          key={plan.name}
          plan={plan}
          to={isHome || !plan.plan ? plan.fromHome : paths.public.checkout(plan.plan)}
          heading={heading}
        />
      ))}
    </div>
  )
}

function PlanCard({ plan, to, heading: Heading }: { plan: Plan; to: string; heading: 'h2' | 'h3' }) {
  const isBest = plan.badge === 'MOST POPULAR'
  return (
    <section className={isBest ? 'card plan best' : 'card plan'}>
      {plan.badge && <Badge tone={isBest ? 'good' : 'notice'}>{plan.badge}</Badge>}
      <Heading className="title-3">{plan.name}</Heading>
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
      <ButtonLink to={to} look={isBest ? 'solid' : 'quiet'}>
        {plan.choose}
        <span className="hidden">: {plan.name}</span>
      </ButtonLink>
    </section>
  )
}
