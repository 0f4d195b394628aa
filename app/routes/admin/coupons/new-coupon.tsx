/** Makes a coupon, for an affiliate or for the house. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { CouponSchema, createCoupon } from '~/models/coupons/coupon.server'
import { COUPON_FIELDS, DISCOUNT_NAMES, DISCOUNT_TYPES } from '~/models/coupons/fields'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { savedHeaders } from './parts/saved.server'
import { TermsFields } from './parts/terms-fields'

export const meta = pageMeta('New coupon')

const TAKEN = 'A coupon has this code. Please choose another one.'
const NO_AFFILIATE = 'No approved affiliate has this address. Please check it, or leave the field empty.'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, CouponSchema)
  if (refusal) return refusal

  const saved = await createCoupon(admin.id, value)

  switch (saved.outcome) {
    case 'saved':
      return redirect(paths.admin.coupon(saved.id), { status: 303, headers: await savedHeaders(saved.mirroring) })
    case 'taken':
      return refuseForm({ ...keptValues(form), error: { couponCode: [TAKEN] } })
    case 'no-affiliate':
      return refuseForm({ ...keptValues(form), error: { affiliate: [NO_AFFILIATE] } })
  }
}

export default function NewCoupon() {
  const form = useForm('coupon', COUPON_FIELDS, useActionData<typeof action>())
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.admin.coupons()}>All coupons</AppLink>
      </p>
      <h1>New coupon</h1>
      <p className="soft">Code and discount stay as they are afterwards: people have them on paper. Everything else may change.</p>
      <AppForm form={form} action={paths.admin.newCoupon()}>
        <TextField field={form.couponCode} label="Code" hint="Capital and small letters are the same." autoComplete="off" />
        <TextField field={form.affiliate} label="Email of its affiliate" hint="Empty: a coupon of the house." autoComplete="off" />
        <RadioCards field={form.discountType} legend="Discount" options={optionsOf(DISCOUNT_TYPES, DISCOUNT_NAMES)} />
        <TextField field={form.discount} label="How much" hint="20 for 20 percent or $20. Later payments are whole." inputMode="decimal" />
        <TermsFields form={form} />
        <SubmitButton pending="Making it...">Make the coupon</SubmitButton>
      </AppForm>
    </div>
  )
}
