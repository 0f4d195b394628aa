/** Turns payable commission into seats that are given to families with a fee waiver. It cannot be taken back, so it is confirmed. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { randomToken } from '~/crypto/tokens.server'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { findOverview } from '~/models/commissions/reports/own.server'
import { SEAT_PRICE } from '~/models/groups/fields'
import { GIFT_FIELDS } from '~/models/scholarship/fields'
import { type GiftOutcome, GiftSchema, giveSeats, seatsFor } from '~/models/scholarship/gift.server'
import { paths } from '~/paths'
import { proveOwner } from '~/routes/account/parts/own-password.server'
import { CurrentPasswordField } from '~/routes/account/parts/password-fields'
import { AffiliateFrame } from '~/routes/partners/dashboard/parts/frame'
import { flashHeaders } from '~/utils/http/flash.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Turn commission into seats')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const { payableNow, isUnderWay } = await findOverview(id)
  return { payable: payableNow, most: seatsFor(payableNow), isUnderWay, attempt: randomToken() }
}

const WHY_NOT: Record<Exclude<GiftOutcome, 'given'>, string> = {
  'too-many': 'That is more than your balance pays for at the moment. Please choose fewer seats.',
  'not-approved': 'Your account cannot do this at the moment.',
  nobody: 'Nobody could look after the seats just now. Please try again tomorrow.',
}

export async function action({ request }: ActionFunctionArgs) {
  const partner = await requireApproved(request, 'affiliate')
  const { id } = partner
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, GiftSchema)
  if (refusal) return refusal
  // It cannot be taken back: somebody at an open browser is not enough.
  const owner = await proveOwner(partner, form, value.currentPassword)
  if (owner.refusal) return owner.refusal

  const seats = Number(value.seats)
  const outcome = await giveSeats({ affiliateId: id, seats, attempt: value.attempt })
  if (outcome !== 'given') return refuseForm({ ...keptValues(form), error: { seats: [WHY_NOT[outcome]] } }, undefined, 409)

  const headers = await flashHeaders({
    ...{ kind: 'success', title: seats === 1 ? 'One seat is given' : `${seats} seats are given` },
    text: `Thank you. ${moneyText(seats * SEAT_PRICE)} of your commission opened them, and the public ledger shows it without your name.`,
  })
  return redirect(paths.affiliate.payout(), { status: 303, headers })
}

export default function Seats() {
  const { payable, most, isUnderWay, attempt } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <AffiliateFrame title="Turn commission into seats">
      <div className="prose stack">
        <p>
          A seat costs {moneyText(SEAT_PRICE)} and opens everything for up to a year to a student who has a fee waiver for the ISEE or SSAT.
          We choose nobody by name, and you are not told who gets it.
        </p>
        <p>
          <strong>{moneyText(payable)}</strong> of your commission is payable{isUnderWay && ' beside the payment that is under way'}.{' '}
          {most > 0 ? `That pays for up to ${most === 1 ? 'one seat' : `${most} seats`}.` : 'That does not pay for a seat yet.'}
        </p>
      </div>
      {(most > 0 || answer) && <GiftForm most={most} attempt={attempt} answer={answer} />}
      <p>
        <AppLink to={paths.affiliate.payout()}>Back to payout</AppLink>
      </p>
    </AffiliateFrame>
  )
}

function GiftForm({ most, attempt, answer }: { most: number; attempt: string; answer: FormAnswer | undefined }) {
  const form = useForm('seats', GIFT_FIELDS, answer, { seats: '1' })
  return (
    <section className="card stack">
      <AppForm form={form} action={paths.affiliate.payoutSeats()}>
        <input type="hidden" name={form.attempt.name} value={attempt} />
        <TextField field={form.seats} label="Seats" hint={`1 to ${Math.max(1, most)}`} inputMode="numeric" autoComplete="off" />
        <RadioCards
          field={form.isSure}
          legend="This cannot be taken back"
          options={[{ value: 'yes', label: 'Yes, use my commission for this', hint: 'It is not paid to me any more.' }]}
        />
        <CurrentPasswordField field={form.currentPassword} />
        <SubmitButton pending="Giving...">Give the seats</SubmitButton>
      </AppForm>
    </section>
  )
}
