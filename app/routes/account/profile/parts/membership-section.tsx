/** The plan, at the anchor to which menus lead: what it is called, what it opens, and until when. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { type Membership, trialText } from '~/models/membership/membership'
import { PAID_PLANS } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { dayText } from '~/utils/time/time-text'
import { Invoices, type PaidMembership, PlanActions } from './paid-membership'

const NAMES = {
  free: 'Free Starter',
  premium_monthly: PAID_PLANS.monthly.name,
  premium_3month: PAID_PLANS.quarterly.name,
  premium_annual: PAID_PLANS.annual.name,
  scholarship_member: 'Scholarship',
} as const

interface MembershipWords {
  plan: string
  isPremium: boolean
  text: string
}

/** The membership in words, in the student's time zone. */
export function membershipText({ tier, state, isPremium, trialLeft, subscription }: Membership, timeZone: string): MembershipWords {
  const plan = NAMES[tier]
  const { endDate: end, renewsAt } = subscription ?? {}
  if (isPremium && renewsAt) return { plan, isPremium, text: `Everything is open. The plan renews on ${dayText(renewsAt, timeZone)}.` }
  if (isPremium) return { plan, isPremium, text: end ? `Everything is open until ${dayText(end, timeZone)}.` : 'Everything is open.' }
  if (state === 'trial') {
    const text = `Everything is open for another ${trialText(trialLeft)}, as a welcome gift. After that, each tool has a weekly or monthly limit.`
    return { plan, isPremium, text }
  }
  return { plan, isPremium, text: 'Each tool has a weekly or monthly limit, and its page says what is left.' }
}

/** `mayBuy`: nothing is sold to a child who waits for a parent. */
export function MembershipSection({ plan, isPremium, text, mayBuy, paid }: MembershipWords & { mayBuy: boolean; paid: PaidMembership }) {
  // The banner of a renewal that fails says until when.
  const isSaid = paid.plans.some(({ isFailing, isGivenUp, endsOn }) => (isFailing || isGivenUp) && text.includes(endsOn))
  return (
    <section className="card stack" id="subscription">
      <h2 className="title-3">Membership</h2>
      <p className="cluster">
        <strong>{plan}</strong>
        {isPremium && <Badge tone="good">Premium</Badge>}
      </p>
      {!isSaid && <p>{text}</p>}
      <PlanActions {...paid} mayBuy={mayBuy} />
      <p className="cluster">
        {mayBuy && paid.plans.length === 0 && (
          <ButtonLink to={paths.public.pricing()} look="quiet">
            View Premium Plans
          </ButtonLink>
        )}
        <AppLink to={paths.learn.tools()}>Your tools</AppLink>
        <AppLink to={paths.group.list()}>Seats for a group</AppLink>
      </p>
      <Invoices invoices={paid.invoices} />
    </section>
  )
}
