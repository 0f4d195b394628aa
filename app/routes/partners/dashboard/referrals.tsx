/** The families that an affiliate referred, by day alone: who they are is nobody's business. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty-state'
import { Table } from '~/components/ui/table'
import { owedFor, payableFrom } from '~/models/commissions/ledger.server'
import { listReferrals } from '~/models/commissions/reports/own.server'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { AffiliateFrame, Pages } from './parts/frame'
import { howText, REFERRAL_STATES } from './parts/words'

export const meta = pageMeta('Referrals')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const after = new URL(request.url).searchParams.get('after')
  const { rows, next } = await listReferrals(id, { after })
  return {
    ...{ after, next },
    referrals: rows.map((row) => ({
      ...{ id: row.id, how: howText(row), registered: dayText(row.createdAt, DEFAULT_TIME_ZONE) },
      bought: row.convertedAt && dayText(row.convertedAt, DEFAULT_TIME_ZONE),
      state: row.convertedAt ? row.status : ('registered' as const),
      until: row.status === 'pending' && row.convertedAt ? dayText(payableFrom(row.convertedAt), DEFAULT_TIME_ZONE) : null,
      order: row.orderAmount === null ? null : moneyText(row.orderAmount),
      yours: row.convertedAt && row.status !== 'cancelled' ? moneyText(owedFor(row)) : null,
    })),
  }
}

export default function Referrals() {
  const { referrals, after, next } = useLoaderData<typeof loader>()
  return (
    <AffiliateFrame title="Referrals">
      {referrals.length === 0 ? (
        <EmptyState title="No families yet" action={<AppLink to={paths.affiliate.dashboard()}>Your link and code</AppLink>}>
          A family stands here when it registers by your link, or pays with your code or coupon.
        </EmptyState>
      ) : (
        <Table
          caption="Families, the newest first"
          columns={[
            { label: 'Since' },
            { label: 'How' },
            { label: 'State' },
            { label: 'First payment' },
            { label: 'Order', isNumber: true },
            { label: 'Yours', isNumber: true },
          ]}
          rows={referrals.map(({ id, registered, how, state, until, bought, order, yours }) => ({
            key: id,
            cells: [
              registered,
              how,
              <>
                <Badge tone={REFERRAL_STATES[state].tone}>{REFERRAL_STATES[state].text}</Badge>
                {until && <span className="small soft"> until {until}</span>}
              </>,
              bought ?? 'None yet',
              order ?? '',
              yours ?? '',
            ],
          }))}
        />
      )}
      <Pages
        to={paths.affiliate.referrals}
        after={after}
        next={next}
        exportTo={referrals.length > 0 ? paths.affiliate.referralsExport() : undefined}
      />
    </AffiliateFrame>
  )
}
