/** An affiliate's coupons: what they take off, and how often they were used. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty-state'
import { listCoupons } from '~/models/coupons/list.server'
import { couponState, discountText, periodText, usesText } from '~/models/coupons/words'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { AffiliateFrame, Pages } from './parts/frame'

export const meta = pageMeta('Coupons')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: affiliateId } = await requireApproved(request, 'affiliate')
  const after = new URL(request.url).searchParams.get('after')
  const { coupons, next } = await listCoupons({ affiliateId, after, state: null, search: '' })
  return {
    ...{ after, next },
    coupons: coupons.map((coupon) => ({
      ...{ id: coupon.id, code: coupon.code, commission: coupon.commissionPercent, description: coupon.description },
      ...{ discount: discountText(coupon), uses: usesText(coupon), period: periodText(coupon), state: couponState(coupon) },
    })),
  }
}

export default function Coupons() {
  const { coupons, after, next } = useLoaderData<typeof loader>()
  return (
    <AffiliateFrame title="Coupons">
      {coupons.length === 0 ? (
        <EmptyState title="No coupons yet" action={<AppLink to={paths.public.contact()}>Write to us</AppLink>}>
          A coupon takes something off a family’s first payment. Tell us what you have in mind, and we make one for you.
        </EmptyState>
      ) : (
        <ul className="stack">
          {coupons.map(({ id, code, discount, uses, commission, period, description, state: { tone, text } }) => (
            <li className="card stack tight" key={id}>
              <div className="cluster">
                <h2 className="title-3">{code}</h2>
                <Badge tone={tone}>{text}</Badge>
              </div>
              <p>
                {discount} the first payment, {uses}. You earn {commission} percent of what the family pays.
              </p>
              {period && <p className="small soft">Holds {period} (UTC)</p>}
              {description && <p className="small soft">{description}</p>}
            </li>
          ))}
        </ul>
      )}
      <Pages
        to={paths.affiliate.coupons}
        after={after}
        next={next}
        exportTo={coupons.length > 0 ? paths.affiliate.couponsExport() : undefined}
      />
    </AffiliateFrame>
  )
}
