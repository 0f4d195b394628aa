/** The checkout of one plan. */
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { CHECKOUT_FIELDS } from '~/models/money/fields'
import { PAID_PLANS, PLAN_NAMES, type PlanName, REFUND_DAYS } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { EVERYTHING } from '~/routes/public/parts/plans'
import { moneyText } from '~/utils/text/money'

interface PurchaseProps {
  plan: PlanName
  attempt: string
  referralCode?: string
  isGuest: boolean
  email: string | null
  /** The coupon that holds, and the price with it in cents. */
  coupon: { code: string; text: string; price: number } | null
  /** A coupon of the address that does not hold. */
  refused: { typed: string; message: string } | null
  answer: FormAnswer | undefined
}

export function Purchase({ plan, attempt, referralCode, isGuest, email, coupon, refused, answer }: PurchaseProps) {
  const { name, amount, renewal } = PAID_PLANS[plan]
  const shown = answer ?? (refused ? { result: asRefusal(refused, { referralCode, attempt }) } : undefined)
  const form = useForm('checkout', CHECKOUT_FIELDS, shown, { referralCode, attempt, coupon: coupon?.code })
  const address = paths.public.checkout(plan)
  const price = coupon?.price ?? amount
  return (
    <div className="wrap sidebar page">
      <section className="card stack">
        <h1>{name}</h1>
        <p className="price">{moneyText(price)}</p>
        {coupon && (
          <p>
            <strong>{coupon.code}</strong>: {coupon.text} the first payment, which is {moneyText(amount)} without it.
          </p>
        )}
        <p>
          You pay {moneyText(price)} today. The plan renews {renewal} for {moneyText(amount)} until you cancel, which you can do at any time
          in your profile. Within {REFUND_DAYS} days of your first payment you get all of it back if you ask there.
        </p>
        <AppForm form={form} action={address}>
          <input type="hidden" name="plan" value={plan} />
          <input type="hidden" name="attempt" value={form.attempt.initialValue ?? attempt} />
          <TextField
            field={form.referralCode}
            label="Referral code"
            autoComplete="off"
            hint="If somebody gave you one. The price stays the same."
          />
          <TextField field={form.coupon} label="Coupon" autoComplete="off" hint="It takes something off the first payment." />
          <SubmitButton pending="Looking it up..." look="quiet" name="step" value="price">
            Show the price with it
          </SubmitButton>
          <p className="small">
            By going to payment you agree to the <AppLink to={paths.public.terms()}>Terms of Service</AppLink>. You pay at Stripe; we never
            see your card.
          </p>
          <SubmitButton pending="Opening the payment page..." name="step" value="pay">
            Go to payment
          </SubmitButton>
        </AppForm>
        <p className="small">{isGuest ? <GuestNote address={address} /> : `The plan goes to your account, ${email}.`}</p>
      </section>
      <aside className="stack">
        <section className="card stack tight">
          <h2 className="title-3">What is in it</h2>
          <ul className="ticks">
            {EVERYTHING.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className="small">
            <AppLink to={paths.public.premium()}>Which tools are ready today</AppLink>
          </p>
        </section>
        <OtherPlans plan={plan} coupon={form.coupon.initialValue} />
      </aside>
    </div>
  )
}

/** As if the form had been sent with it. */
function asRefusal({ typed, message }: { typed: string; message: string }, kept: { referralCode?: string; attempt: string }) {
  return {
    status: 'error' as const,
    initialValue: { ...kept, referralCode: kept.referralCode ?? '', coupon: typed },
    error: { coupon: [message] },
  }
}

function GuestNote({ address }: { address: string }) {
  return (
    <>
      You need no account to pay: afterwards you create one or log in, and the plan is yours. Already have an account?{' '}
      <AppLink to={paths.account.login(address)}>Log in first</AppLink>
    </>
  )
}

/** A coupon that was typed goes along: it may hold for a larger plan alone. */
function OtherPlans({ plan, coupon }: { plan: PlanName; coupon?: string }) {
  return (
    <section className="card stack tight">
      <h2 className="title-3">Or another plan</h2>
      <ul>
        {PLAN_NAMES.filter((other) => other !== plan).map((other) => (
          <li key={other}>
            <AppLink to={paths.public.checkout(other, coupon || undefined)}>{PAID_PLANS[other].name}</AppLink>,{' '}
            {moneyText(PAID_PLANS[other].amount)} {PAID_PLANS[other].renewal}
          </li>
        ))}
      </ul>
    </section>
  )
}
