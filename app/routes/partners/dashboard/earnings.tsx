/** What an affiliate earned: by month, and the ledger line by line. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { MonthChart } from '~/components/charts/months/month-chart'
import { EmptyState } from '~/components/ui/empty-state'
import { Table } from '~/components/ui/table'
import { listAffiliateMonths } from '~/models/commissions/reports/months.server'
import { findOverview, listEntries } from '~/models/commissions/reports/own.server'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { monthNames } from '~/utils/time/month-names'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { AffiliateFrame, Pages } from './parts/frame'
import { STEP_TEXTS } from './parts/words'

export const meta = pageMeta('Earnings')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const after = new URL(request.url).searchParams.get('after')
  const [{ balances }, months, { rows, next }] = await Promise.all([findOverview(id), listAffiliateMonths(id), listEntries(id, { after })])
  return {
    ...{ after, next, balances },
    months: months.toReversed().map(({ month, earned, paid }) => ({ key: month, ...monthNames(month), earned, paid })),
    entries: rows.map(({ id: key, createdAt, step, pending, payable, paid }) => ({
      ...{ key, day: dayText(createdAt, DEFAULT_TIME_ZONE), what: STEP_TEXTS[step], pending, payable, paid },
    })),
  }
}

export default function Earnings() {
  const { balances, months, entries, after, next } = useLoaderData<typeof loader>()
  const earned = months.reduce((sum, month) => sum + month.earned, 0)
  return (
    <AffiliateFrame title="Earnings">
      <dl className="facts card">
        <dt>Waiting</dt>
        <dd>{moneyText(balances.pending)}</dd>
        <dt>Payable</dt>
        <dd>
          {moneyText(balances.payable)}
          {balances.payable < 0 && '. Something that we had paid you went back to its family; your next earnings make up for it.'}
        </dd>
        <dt>Paid</dt>
        <dd>{moneyText(balances.paid)}</dd>
      </dl>
      <MonthChart
        title="By month"
        sentence={earned === 0 ? 'Nothing was earned in the last twelve months.' : `${moneyText(earned)} earned in the last twelve months.`}
        legend={{ filled: 'earned', outlined: 'paid to you' }}
        columns={['Earned', 'Paid']}
        write={moneyText}
        least={100}
        months={months.map(({ key, name, withYear, earned: amount, paid }) => ({
          ...{ key, name, cells: [withYear, moneyText(amount), moneyText(paid)] },
          bars: [
            { filled: Math.max(0, amount), outlined: 0 },
            { filled: 0, outlined: paid },
          ],
        }))}
      />
      {entries.length === 0 ? (
        <EmptyState title="No lines yet">Each step of a commission stands here, with what it changed.</EmptyState>
      ) : (
        <Table
          caption="Every step, the newest first"
          columns={[
            { label: 'Day' },
            { label: 'What happened' },
            { label: 'Waiting', isNumber: true },
            { label: 'Payable', isNumber: true },
            { label: 'Paid', isNumber: true },
          ]}
          rows={entries.map(({ key, day, what, pending, payable, paid }) => ({
            key,
            cells: [day, what, changeText(pending), changeText(payable), changeText(paid)],
          }))}
        />
      )}
      <Pages
        to={paths.affiliate.earnings}
        after={after}
        next={next}
        exportTo={entries.length > 0 ? paths.affiliate.earningsExport() : undefined}
      />
    </AffiliateFrame>
  )
}

function changeText(cents: number): string {
  if (cents === 0) return ''
  return cents > 0 ? `+${moneyText(cents)}` : moneyText(cents)
}
