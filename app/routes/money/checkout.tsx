/** What is bought, for how much, and when it renews; one button leads to the payment. Without a plan, the three of them. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { referralOf } from '~/auth/flows/referral.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { readStudentSession } from '~/auth/session.server'
import { randomToken } from '~/crypto/tokens.server'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { findReferralCode } from '~/models/commissions/referrals/code.server'
import { findCoupon, messageOf } from '~/models/coupons/use.server'
import { discountText } from '~/models/coupons/words'
import { waitsForParent } from '~/models/families/waiting'
import { CheckoutSchema } from '~/models/money/checkout.server'
import { findOwnPlan } from '~/models/money/own-plan.server'
import { PAID_PLANS, type PlanName, planNamed } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { AskParent, ChoosePlan } from './parts/choose-plan'
import { Purchase } from './parts/purchase'
import { startCheckout } from './parts/start.server'

export const meta = pageMeta('Checkout', 'What each plan costs, when it renews, and what is in it.')

const PARENT = { title: 'A parent has to agree first', text: 'Nothing was bought. We have asked your parent by email.' }
const LIMITED = { title: 'That was too many tries', text: 'Please wait before you try again. Nothing was charged.' }
const TOO_MANY = 'That was too many tries. Please wait ten minutes, or leave the field empty.'
const UNANSWERED = {
  title: 'We could not open the payment page',
  text: 'Nothing was charged. Please try again in a minute: you will not pay twice.',
}
const BUSY = {
  title: 'A payment page is open already',
  text: 'Another tab has just opened it. Pay there, or press the button again to pay for this plan instead: only one page can be paid.',
}
/** For a guest, whom the specification sends to the registration (section 7). */
const REGISTER_FIRST = {
  kind: 'problem',
  title: 'We could not open the payment page',
  text: 'Nothing was charged. Create your free account now, and choose the plan again in a minute.',
} as const
const UNKNOWN_CODE = 'We do not know this code. Please check it, or leave the field empty.'

export async function loader({ request }: LoaderFunctionArgs) {
  const word = new URL(request.url).searchParams.get('plan')
  const plan = planNamed(word)
  if (!plan) return data({ view: 'choose' as const, isUnknown: word !== null }, word === null ? 200 : 400)

  const student = await readStudentSession(request)
  const own = student && (await findOwnPlan(student.id))
  if (own) throw redirect(paths.account.planSwitch(plan))
  // Whether it is a child's account is not known before the welcome page.
  if (student && !student.profile) throw redirect(paths.account.welcome(paths.public.checkout(plan)))
  if (student && waitsForParent(student)) return data({ view: 'parent' as const })
  const referralCode = await referralOf(request)
  const typed = new URL(request.url).searchParams.get('coupon')?.slice(0, 100) ?? ''
  const coupon = await readCoupon(request, typed, { plan, userId: student?.id ?? null })
  return data({
    ...{ view: 'purchase' as const, plan, attempt: randomToken(), referralCode, isGuest: !student, email: student?.email ?? null },
    coupon: coupon?.found ? { code: coupon.found.code, text: discountText(coupon.found), price: coupon.found.price } : null,
    /** What was asked for by the address and does not hold. */
    refused: coupon?.message ? { typed, message: coupon.message } : null,
  })
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await readStudentSession(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, CheckoutSchema)
  if (refusal) return refusal
  if (student && !student.profile) throw redirect(paths.account.welcome(paths.public.checkout(value.plan)), 303)
  if (student && waitsForParent(student)) return refuseForm(keptValues(form), PARENT, 403)
  const own = student && (await findOwnPlan(student.id))
  if (own) throw redirect(paths.account.planSwitch(value.plan), 303)
  const code = await readCode(request, value.referralCode)
  if (code === null) return refuseForm({ ...keptValues(form), error: { referralCode: [UNKNOWN_CODE] } })

  const { plan, attempt = randomToken() } = value
  const userId = student?.id ?? null
  const coupon = await readCoupon(request, value.coupon, { plan, userId })
  if (coupon?.message) return refuseForm({ ...keptValues(form), error: { coupon: [coupon.message] } })
  if (value.step === 'price') throw redirect(paths.public.checkout(plan, coupon?.found?.code), 303)
  const start = await startCheckout(request, { plan, attempt, userId, referralCode: code, couponId: coupon?.found?.id })

  switch (start.outcome) {
    case 'open':
      return redirect(start.url, { status: 303, headers: { 'Set-Cookie': start.cookie } })
    case 'limited':
      return refuseForNow(keptValues(form), LIMITED, start.retryAfter)
    case 'coupon':
      return refuseForm({ ...keptValues(form), error: { coupon: [messageOf(start.fault)] } })
    case 'paid':
      return redirect(paths.public.paymentSuccess(), 303)
    case 'busy':
      return refuseForm(keptValues(form), BUSY, 409)
    case 'unanswered':
      // Whoever has an account finds the registration closed, and tries again here.
      if (student) return refuseForm(keptValues(form), UNANSWERED, 502)
      return redirect(paths.account.register(paths.public.checkout(plan)), { status: 303, headers: await flashHeaders(REGISTER_FIRST) })
  }
}

/** The code as its partner has it; undefined for none, null for one that nobody has. */
async function readCode(request: Request, typed: string | undefined): Promise<string | null | undefined> {
  if (!typed) return undefined
  if ((await countTry('referral address', addressOf(request))) !== null) return null
  return findReferralCode(typed)
}

/** The coupon that was typed, or why it does not hold; null for none. */
async function readCoupon(request: Request, typed: string | undefined, { plan, userId }: { plan: PlanName; userId: string | null }) {
  if (!typed) return null
  if ((await countTry('coupon address', addressOf(request))) !== null) return { message: TOO_MANY }
  const { coupon: found, fault, minOrder } = await findCoupon(typed, { price: PAID_PLANS[plan].amount, userId })
  return fault ? { message: messageOf(fault, minOrder) } : { found }
}

export default function Checkout() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  switch (page.view) {
    case 'choose':
      return <ChoosePlan isUnknown={page.isUnknown} />
    case 'parent':
      return <AskParent />
    case 'purchase':
      return <Purchase {...page} answer={answer} />
  }
}
