/** A plan that is paid for: when it renews, what can be done with it, and its invoices. */
import type { ReactNode } from 'react'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { Table } from '~/components/ui/table'
import { SubmitButton } from '~/forms/submit-button'
import type { PlanName } from '~/models/money/plans/plans'
import { paths } from '~/paths'

interface OwnPlan {
  id: string
  plan: PlanName
  name: string
  price: string
  renewal: string
  /** Null for a plan that ends by itself, or whose renewal fails. */
  renewsOn: string | null
  endsOn: string
  isFailing: boolean
  /** The days of grace are over. */
  isClosed: boolean
  /** The provider ended it, and the days of grace are left. */
  isGivenUp: boolean
  /** Where the renewal that failed is paid. */
  payUrl: string | null
}

export interface PaidMembership {
  /** All that live, the newest first; nearly always one. */
  plans: OwnPlan[]
  /** Until when all of it comes back on demand. */
  refundUntil: string | null
  invoices: { id: string; number: string | null; url: string | null; plan: string; amount: string; state: string; day: string }[]
}

/** `mayBuy`: a child who waits for a parent cancels, and neither switches nor resumes. */
export function PlanActions({ plans, refundUntil, invoices, mayBuy }: PaidMembership & { mayBuy: boolean }) {
  const isOne = plans.length < 2
  return (
    <>
      {plans.filter(({ renewsOn }) => renewsOn).length > 1 && (
        <Banner tone="notice" title="You have more than one plan">
          <p>Each of them is charged. One is enough to open everything: cancel what you do not need.</p>
        </Banner>
      )}
      {plans.map((plan) => (
        <OnePlan key={plan.id} plan={plan} isOne={isOne} mayBuy={mayBuy} />
      ))}
      {plans.length === 0 && invoices.length > 0 && <CardButton />}
      {refundUntil && (
        <p className="small">
          <AppLink to={paths.account.planRefund()}>Get your money back</AppLink>, until {refundUntil}.
        </p>
      )}
    </>
  )
}

/** Its addresses name it even where it is the only one: another may be newer when they are followed. */
function OnePlan({ plan, isOne, mayBuy }: { plan: OwnPlan; isOne: boolean; mayBuy: boolean }) {
  const { id: of, name, price, renewal, renewsOn, endsOn, isFailing } = plan
  if (plan.isGivenUp) return <GivenUp plan={plan} mayBuy={mayBuy} />
  const which = !isOne && <span className="hidden">: {name}</span>
  return (
    <>
      {isFailing && <Failing plan={plan} />}
      {!isOne && !isFailing && (
        <p>
          <strong>{name}</strong> {renewsOn ? `renews on ${renewsOn}` : `ends on ${endsOn}`}
        </p>
      )}
      {isFailing && <CardButton of={of} which={which} />}
      <p className="cluster">
        {!isFailing && mayBuy && (
          <ButtonLink to={paths.account.planSwitch(undefined, of)} look="quiet">
            Switch the plan{which}
          </ButtonLink>
        )}
        {(renewsOn || isFailing) && <AppLink to={paths.account.planCancellation(of)}>Cancel the plan{which}</AppLink>}
        {!renewsOn && !isFailing && mayBuy && (
          <ButtonLink to={paths.account.planResumption(of)} look="quiet">
            Resume the plan{which}
          </ButtonLink>
        )}
      </p>
      {renewsOn && (
        <p className="small soft">
          {price}, renews {renewal} until you cancel.
        </p>
      )}
      {!isFailing && <CardButton of={of} which={which} />}
    </>
  )
}

function Failing({ plan: { name, endsOn, isClosed, payUrl } }: { plan: OwnPlan }) {
  return (
    <div role="alert">
      {isClosed ? (
        <Banner tone="bad" title={`${name} is closed`}>
          <p>
            We could not renew it, and the seven days of grace ended on {endsOn}. Unless it is paid now, it ends soon, and nothing more is
            charged.
          </p>
          <PayNow url={payUrl} />
        </Banner>
      ) : (
        <Banner tone="bad" title="We could not renew your plan">
          <p>
            {name} stays open until {endsOn}. Please pay before then, or change the card: we will try it again.
          </p>
          <PayNow url={payUrl} />
        </Banner>
      )}
    </div>
  )
}

/** Nothing can be done to it: its card was tried to the end, and whoever wants to go on buys a plan again. */
function GivenUp({ plan: { plan, name, endsOn }, mayBuy }: { plan: OwnPlan; mayBuy: boolean }) {
  return (
    <div role="alert">
      <Banner tone="bad" title="We could not renew your plan">
        <p>
          The card was declined too often, so {name} ends on {endsOn}. Until then everything stays open, and nothing more is charged.
        </p>
        {mayBuy && (
          <p>
            To go on, <AppLink to={paths.public.checkout(plan)}>buy {name} again</AppLink> with another card.
          </p>
        )}
      </Banner>
    </div>
  )
}

/** At the provider. */
function PayNow({ url }: { url: string | null }) {
  if (!url) return null
  return (
    <p>
      <a href={url} rel="noopener">
        Pay now
      </a>
    </p>
  )
}

function CardButton({ of, which }: { of?: string; which?: ReactNode }) {
  return (
    <form method="post" action={paths.account.paymentMethod(of)}>
      <SubmitButton pending="Opening..." look="quiet">
        Change the card{which}
      </SubmitButton>
    </form>
  )
}

/** Three columns, which a telephone shows without scrolling: the day says what was paid for, and where its invoice is. */
export function Invoices({ invoices }: Pick<PaidMembership, 'invoices'>) {
  if (invoices.length === 0) return null
  return (
    <Table
      caption="Invoices"
      columns={[{ label: 'Invoice' }, { label: 'Amount', isNumber: true }, { label: 'State' }]}
      rows={invoices.map((invoice) => ({
        key: invoice.id,
        cells: [<InvoiceName key="name" {...invoice} />, invoice.amount, invoice.state],
      }))}
    />
  )
}

/** Its page is at the provider. */
function InvoiceName({ day, plan, number, url }: PaidMembership['invoices'][number]) {
  return (
    <>
      {day}
      <br />
      <span className="small soft">{plan}</span>
      {(url || number) && (
        <>
          <br />
          <span className="small">
            {url ? (
              <a href={url} rel="noopener">
                {number ?? 'Invoice'}
                {!number && <span className="hidden"> of {day}</span>}
              </a>
            ) : (
              number
            )}
          </span>
        </>
      )}
    </>
  )
}
