/** What is bought, for how much, and when it renews; one button leads to the payment. Without a plan, the three of them. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { referralOf } from '~/auth/flows/referral.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { readStudentSession } from '~/auth/session.server'
import { randomToken } from '~/crypto/tokens.server'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { waitsForParent } from '~/models/families/waiting'
import { CheckoutSchema } from '~/models/money/checkout.server'
import { findOwnPlan } from '~/models/money/own-plan.server'
import { planNamed } from '~/models/money/plans/plans'
import { findReferralCode } from '~/models/partners/referral-code.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { AskParent, ChoosePlan } from './parts/choose-plan'
import { Purchase } from './parts/purchase'
import { startCheckout } from './parts/start.server'

export const meta = pageMeta('Checkout', 'What each plan costs, when it renews, and what is in it.')

const PARENT = { title: 'A parent has to agree first', text: 'Nothing was bought. We have asked your parent by email.' }
const LIMITED = { title: 'That was too many tries', text: 'Please wait before you try again. Nothing was charged.' }
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
  return data({ view: 'purchase' as const, plan, attempt: randomToken(), referralCode, isGuest: !student, email: student?.email ?? null })
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
  const start = await startCheckout(request, { plan, attempt, userId: student?.id ?? null, referralCode: code })

  switch (start.outcome) {
    case 'open':
      return redirect(start.url, { status: 303, headers: { 'Set-Cookie': start.cookie } })
    case 'limited':
      return refuseForNow(keptValues(form), LIMITED, start.retryAfter)
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
