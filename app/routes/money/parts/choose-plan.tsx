/** What stands at the checkout where nothing can be bought yet: no plan is chosen, or a parent has to agree. */
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { PAID_PLANS, PLAN_NAMES } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'

export function ChoosePlan({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div className="wrap narrow page stack loose">
      <h1>Choose a plan</h1>
      {isUnknown && (
        <div role="alert">
          <Banner tone="bad" title="There is no such plan">
            <p>Please choose one of these.</p>
          </Banner>
        </div>
      )}
      <ul className="stack">
        {PLAN_NAMES.map((plan) => {
          const { name, amount, renewal } = PAID_PLANS[plan]
          return (
            <li className="card stack tight" key={plan}>
              <h2 className="title-3">{name}</h2>
              <p>
                {moneyText(amount)}, renews {renewal}
              </p>
              <p>
                <ButtonLink to={paths.public.checkout(plan)} look="quiet">
                  Choose<span className="hidden">: {name}</span>
                </ButtonLink>
              </p>
            </li>
          )
        })}
      </ul>
      <p>
        <AppLink to={paths.public.pricing()}>What is in the plans</AppLink>
      </p>
    </div>
  )
}

/** Nothing is sold to a child who waits for a parent. */
export function AskParent() {
  return (
    <PageDialog title="A parent has to agree first">
      <p>We have asked your parent by email. When a parent agrees, a plan can be bought here.</p>
      <ButtonLink to={paths.account.profile()}>Your profile</ButtonLink>
    </PageDialog>
  )
}
