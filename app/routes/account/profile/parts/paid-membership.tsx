/** A plan that is paid for: when it renews, what can be done with it, and its invoices. */
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { Table } from '~/components/ui/table'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

export interface PaidMembership {
  plan: {
    name: string
    price: string
    renewal: string
    /** Null for a plan that ends by itself, or whose renewal fails. */
    renewsOn: string | null
    endsOn: string
    isFailing: boolean
  } | null
  /** Until when all of it comes back on demand. */
  refundUntil: string | null
  invoices: { id: string; number: string | null; url: string | null; plan: string; amount: string; state: string; day: string }[]
}

export function PlanActions({ plan, refundUntil, invoices }: PaidMembership) {
  return (
    <>
      {plan?.isFailing && (
        <div role="alert">
          <Banner tone="bad" title="We could not renew your plan">
            <p>Everything stays open until {plan.endsOn}. Please change the card before then.</p>
          </Banner>
        </div>
      )}
      {plan && (
        <p className="cluster">
          {!plan.isFailing && (
            <ButtonLink to={paths.account.planSwitch()} look="quiet">
              Switch the plan
            </ButtonLink>
          )}
          {plan.renewsOn || plan.isFailing ? (
            <AppLink to={paths.account.planCancellation()}>Cancel the plan</AppLink>
          ) : (
            <ButtonLink to={paths.account.planResumption()} look="quiet">
              Resume the plan
            </ButtonLink>
          )}
        </p>
      )}
      {plan?.renewsOn && (
        <p className="small soft">
          {plan.price}, renews {plan.renewal} until you cancel.
        </p>
      )}
      {(plan || invoices.length > 0) && (
        <form method="post" action={paths.account.paymentMethod()}>
          <SubmitButton pending="Opening..." look="quiet">
            Change the card
          </SubmitButton>
        </form>
      )}
      {refundUntil && (
        <p className="small">
          <AppLink to={paths.account.planRefund()}>Get your money back</AppLink>, until {refundUntil}.
        </p>
      )}
    </>
  )
}

export function Invoices({ invoices }: Pick<PaidMembership, 'invoices'>) {
  if (invoices.length === 0) return null
  return (
    <Table
      caption="Invoices"
      columns={[{ label: 'Day' }, { label: 'Plan' }, { label: 'State' }, { label: 'Invoice' }, { label: 'Amount', isNumber: true }]}
      rows={invoices.map(({ id, day, plan, amount, state, number, url }) => ({
        key: id,
        cells: [day, plan, state, url ? <InvoiceLink key="invoice" url={url} name={number ?? day} /> : number, amount],
      }))}
    />
  )
}

/** At the provider. */
function InvoiceLink({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} rel="noopener">
      {name}
    </a>
  )
}
