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
  answer: FormAnswer | undefined
}

export function Purchase({ plan, attempt, referralCode, isGuest, email, answer }: PurchaseProps) {
  const { name, amount, renewal } = PAID_PLANS[plan]
  const form = useForm('checkout', CHECKOUT_FIELDS, answer, { referralCode, attempt })
  const address = paths.public.checkout(plan)
  return (
    <div className="wrap sidebar page">
      <section className="card stack">
        <h1>{name}</h1>
        <p className="price">{moneyText(amount)}</p>
        <p>
          You pay {moneyText(amount)} today. The plan renews {renewal} for {moneyText(amount)} until you cancel, which you can do at any
          time in your profile. Within {REFUND_DAYS} days of your first payment you get all of it back if you ask there.
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
          <p className="small">
            By going to payment you agree to the <AppLink to={paths.public.terms()}>Terms of Service</AppLink>. You pay at Stripe; we never
            see your card.
          </p>
          <SubmitButton pending="Opening the payment page...">Go to payment</SubmitButton>
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
        <OtherPlans plan={plan} />
      </aside>
    </div>
  )
}

function GuestNote({ address }: { address: string }) {
  return (
    <>
      You need no account to pay: afterwards you create one or log in, and the plan is yours. Already have an account?{' '}
      <AppLink to={paths.account.login(address)}>Log in first</AppLink>
    </>
  )
}

function OtherPlans({ plan }: { plan: PlanName }) {
  return (
    <section className="card stack tight">
      <h2 className="title-3">Or another plan</h2>
      <ul>
        {PLAN_NAMES.filter((other) => other !== plan).map((other) => (
          <li key={other}>
            <AppLink to={paths.public.checkout(other)}>{PAID_PLANS[other].name}</AppLink>, {moneyText(PAID_PLANS[other].amount)}{' '}
            {PAID_PLANS[other].renewal}
          </li>
        ))}
      </ul>
    </section>
  )
}
