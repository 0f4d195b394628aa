/** One coupon: what it is, how often it was used, and the terms that may change. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { AppForm } from '~/forms/app-form'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { changeCoupon, findCouponForAdmin, TermsSchema } from '~/models/coupons/coupon.server'
import { COUPON_TERMS } from '~/models/coupons/fields'
import { couponState, discountText, usesText } from '~/models/coupons/words'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { savedHeaders } from './parts/saved.server'
import { TermsFields } from './parts/terms-fields'

export const meta = pageMeta('Coupon')

const TOO_LARGE = 'Please enter a larger minimum: at least $1 must be left of the cheapest plan that it holds for'

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const coupon = await findCouponForAdmin(params.couponId ?? '')
  if (!coupon) throw notFound()
  const { id, code, affiliate, redeemed, usedCount, stored, stripeCouponId, stripePromotionCodeId } = coupon
  return {
    ...{ id, code, affiliate, redeemed, stored, stripeCouponId, stripePromotionCodeId },
    ...{ held: usedCount - redeemed, uses: usesText(coupon), discount: discountText(coupon), state: couponState(coupon) },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, TermsSchema)
  if (refusal) return refusal

  const { couponId = '' } = params
  const saved = await changeCoupon(admin.id, couponId, value)
  if (!saved) throw notFound()
  if (saved === 'too-large') return refuseForm({ ...keptValues(form), error: { minOrder: [TOO_LARGE] } })
  return redirect(paths.admin.coupon(couponId), { status: 303, headers: await savedHeaders(saved.mirroring) })
}

export default function CouponPage() {
  const { id, code, affiliate, held, redeemed, uses, discount, state, stored, stripeCouponId, stripePromotionCodeId } =
    useLoaderData<typeof loader>()
  const form = useForm('terms', COUPON_TERMS, useActionData<typeof action>(), stored)
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.admin.coupons()}>All coupons</AppLink>
      </p>
      <div className="cluster">
        <h1>{code}</h1>
        <Badge tone={state.tone}>{state.text}</Badge>
      </div>
      <section className="card stack">
        <dl className="facts">
          <dt>Discount</dt>
          <dd>{discount} the first payment</dd>
          <dt>Whose it is</dt>
          <dd>{affiliate ? <AppLink to={paths.admin.affiliate(affiliate.id)}>{affiliate.email}</AppLink> : 'Of the house'}</dd>
          <dt>Uses</dt>
          <dd>
            {uses}: {redeemed} paid, {held} on a payment page now
          </dd>
          <dt>At Stripe</dt>
          <dd>{stripePromotionCodeId ? `${stripeCouponId}, ${stripePromotionCodeId}` : 'Not yet'}</dd>
          <dt>Changes</dt>
          <dd>
            <AppLink to={paths.admin.audit(`search=${id}`)}>In the audit log</AppLink>
          </dd>
        </dl>
      </section>
      <section className="stack">
        <h2 className="title-3">Terms</h2>
        <p className="soft">Whoever is on a payment page with it already pays what that page says.</p>
        <AppForm form={form} action={paths.admin.coupon(id)}>
          <TermsFields form={form} />
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </AppForm>
      </section>
    </div>
  )
}
