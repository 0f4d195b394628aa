/** Payments to affiliates, by how far they are. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { Tabs } from '~/components/ui/tabs'
import { methodName } from '~/models/commissions/payouts/statement.server'
import { listPayments } from '~/models/commissions/reports/house.server'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { PAYMENT_STATES, readPaymentList } from './parts/list.server'
import { PAYMENT_NAMES } from './parts/words'

export const meta = pageMeta('Payments to affiliates')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const { status, after } = readPaymentList(request)
  const { rows, next } = await listPayments({ status, after })
  return {
    ...{ status, after, next },
    tabs: PAYMENT_STATES.map((state) => ({ state, label: PAYMENT_NAMES[state] })),
    payments: rows.map(({ id, amount, affiliate, paymentMethod, paymentDate, createdAt, preparedBy }) => ({
      ...{ id, email: affiliate.email, amount: moneyText(amount), method: methodName(paymentMethod) },
      when: paymentDate ? `paid ${dayText(paymentDate, zone)}` : `${preparedBy ? 'prepared' : 'asked for'} ${dayText(createdAt, zone)}`,
    })),
  }
}

export default function Payments() {
  const { status, after, next, tabs, payments } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Payments to affiliates"
      lead="Prepared, approved, paid. Above $500 who pays is not who approved."
      navigation={
        <>
          <p className="cluster">
            <AppLink to={paths.admin.commissionReports()}>Commission reports</AppLink>
          </p>
          <Tabs
            label="State"
            tabs={tabs.map(({ state, label }) => ({ to: paths.admin.payments(`state=${state}`), label, isHere: state === status }))}
          />
        </>
      }
      kept={{ state: status }}
      filters={[]}
      to={paths.admin.payments}
      exportTo={paths.admin.paymentsExport}
      create={<ButtonLink to={paths.admin.paymentBatch()}>Prepare payments</ButtonLink>}
      empty={{ title: 'None', text: 'Payments in this state appear here, the newest first.' }}
      after={after}
      next={next}
    >
      {payments.map(({ id, email, amount, method, when }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3 clip">
            <AppLink to={paths.admin.payment(id)}>
              {amount} to {email}
            </AppLink>
          </h2>
          <p className="small soft">
            {method}, {when}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
