/** All coupons: what they take off, whose they are, how often they were used, and whether they hold. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { listCoupons } from '~/models/coupons/list.server'
import { couponState, discountText, periodText, usesText } from '~/models/coupons/words'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { readCouponList } from './parts/list.server'

export const meta = pageMeta('Coupons')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const { after, state, search } = readCouponList(request)
  const { coupons, next } = await listCoupons({ after, state, search })
  return {
    ...{ after, state, search, next },
    coupons: coupons.map((coupon) => ({
      ...{ id: coupon.id, code: coupon.code, whose: coupon.affiliate?.email ?? 'Of the house' },
      ...{ discount: discountText(coupon), uses: usesText(coupon), period: periodText(coupon), state: couponState(coupon) },
      commission: coupon.commissionPercent,
    })),
  }
}

export default function Coupons() {
  const { after, next, state, search, coupons } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Coupons"
      lead="What a code takes off the first payment of a plan. Each stands at Stripe as well."
      search={{ label: 'Code', value: search }}
      filters={[
        {
          ...{ name: 'state', label: 'State', all: 'On and off', value: state ?? '' },
          options: [
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ],
        },
      ]}
      to={paths.admin.coupons}
      exportTo={paths.admin.couponsExport}
      create={<ButtonLink to={paths.admin.newCoupon()}>New coupon</ButtonLink>}
      empty={{ title: 'No coupons', text: 'Make the first one, for an affiliate or for the house.' }}
      after={after}
      next={next}
    >
      {coupons.map(({ id, code, whose, discount, uses, period, commission, state: { tone, text } }) => (
        <li className="card stack tight" key={id}>
          <div className="cluster">
            <h2 className="title-3">
              <AppLink to={paths.admin.coupon(id)}>{code}</AppLink>
            </h2>
            <Badge tone={tone}>{text}</Badge>
          </div>
          <p>
            {discount}, {uses}, {commission} percent commission
          </p>
          <p className="small soft clip">
            {whose}
            {period && `, ${period}`}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
