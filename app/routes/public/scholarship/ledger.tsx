/** The public ledger of free seats, month by month: what was bought and what was given, without names. */
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { EmptyState } from '~/components/ui/empty-state'
import { Table } from '~/components/ui/table'
import { SEAT_PRICE } from '~/models/groups/fields'
import { type LedgerMonth, listLedgerMonths } from '~/models/scholarship/public-ledger.server'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { monthNames } from '~/utils/time/month-names'

export const meta = pageMeta(
  'The ledger of free seats',
  'Month by month: how many free seats were bought, who paid for them, and how many were given.',
)

export async function loader() {
  return { months: await listLedgerMonths() }
}

export default function Ledger() {
  const { months } = useLoaderData<typeof loader>()
  const bought = months.reduce((sum, { house, commission }) => sum + house + commission, 0)
  const ofPartners = months.reduce((sum, { commission }) => sum + commission, 0)
  return (
    <div className="wrap page stack loose">
      <header className="prose">
        <p className="eyebrow">Free seats</p>
        <h1>The ledger of free seats</h1>
        <p className="lead">
          Every <AppLink to={paths.public.scholarship()}>free seat</AppLink> is bought at {moneyText(SEAT_PRICE)}, the price that everybody
          pays for a seat. This is the whole list.
        </p>
      </header>
      {months.length === 0 ? (
        <EmptyState title="No seats yet">As soon as the first seats are bought, their month stands here.</EmptyState>
      ) : (
        <>
          <p>
            {bought === 1 ? '1 seat was' : `${bought} seats were`} bought so far, for {moneyText(bought * SEAT_PRICE)}
            {ofPartners > 0 && `; ${ofPartners} of them from the commission of partners`}.
          </p>
          <Table
            caption="Seats by month, the newest first"
            columns={[
              { label: 'Month' },
              { label: 'Given' },
              { label: 'Paid by us', isNumber: true },
              { label: 'By partners', isNumber: true },
              { label: 'Cost', isNumber: true },
            ]}
            rows={months.map((one) => ({
              key: one.month,
              cells: [monthNames(one.month).withYear, givenText(one), one.house, one.commission, moneyText(one.amount)],
            }))}
          />
        </>
      )}
      <p className="small soft prose">
        How many seats were given is said when the month is over, and only from ten on: a smaller number could point at one child. Months
        are counted in Eastern time.
      </p>
    </div>
  )
}

function givenText({ given, isRunning }: LedgerMonth): string {
  if (isRunning) return 'not yet'
  return given === null ? 'under 10' : String(given)
}
