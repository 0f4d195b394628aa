/** One payment to an affiliate, and the next step of it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import type { FlashMessage } from '~/components/layout/flash-message'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextArea } from '~/forms/fields/text-area'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { namesOf } from '~/models/admins/admin-names.server'
import { decidePayment, PaymentStepSchema, type StepOutcome, stepsFrom } from '~/models/commissions/payouts/decide.server'
import { PAYMENT_FIELDS, SECOND_ADMIN_ABOVE } from '~/models/commissions/payouts/fields'
import { methodName } from '~/models/commissions/payouts/statement.server'
import { findPayment } from '~/models/commissions/reports/house.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { PAYMENT_NAMES, STEP_NAMES } from './parts/words'

export const meta = pageMeta('Payment to an affiliate')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const payment = await findPayment(params.paymentId ?? '')
  if (!payment) throw notFound()
  const { id, amount, status, affiliate, paymentMethod, paymentDetails, referralIds, notes, createdAt, approvedAt, paymentDate } = payment
  const { preparedBy, approvedBy, paidBy } = payment
  const names = await namesOf([preparedBy, approvedBy, paidBy].flatMap((one) => one ?? []))
  const by = (one: string | null) => (one ? (names.get(one) ?? one) : 'the affiliate')
  const details = typeof paymentDetails === 'object' && paymentDetails !== null ? Object.values(paymentDetails) : []
  return {
    ...{ id, amount, status, affiliate, notes, families: referralIds.length, isLarge: amount > SECOND_ADMIN_ABOVE },
    to: [methodName(paymentMethod), details.filter(Boolean).join(', ')].filter(Boolean).join(': '),
    prepared: `${momentText(createdAt, zone)} by ${by(preparedBy)}`,
    approved: approvedAt && `${momentText(approvedAt, zone)} by ${by(approvedBy)}`,
    paid: paymentDate && `${momentText(paymentDate, zone)} by ${by(paidBy)}`,
    steps: stepsFrom(status).map((step) => ({ value: step, label: STEP_NAMES[step] })),
  }
}

const TOLD: Record<Exclude<StepOutcome, 'missing'>, FlashMessage> = {
  done: { kind: 'success', title: 'Done', text: 'It stands in the audit log.' },
  overtaken: {
    kind: 'problem',
    title: 'It has changed meanwhile',
    text: 'Somebody else decided, or a family got its money back. Please look again.',
  },
  second: { kind: 'problem', title: 'Another admin has to pay it', text: 'Above $500 who pays is not who approved.' },
  own: { kind: 'problem', title: 'This is your own money', text: 'Another admin has to decide about it.' },
  suspended: {
    kind: 'problem',
    title: 'This affiliate is suspended',
    text: 'Call the payment off, or let the account in again first.',
  },
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { value, refusal } = parseFormData(await readForm(request), PaymentStepSchema)
  if (refusal) return refusal

  const { paymentId = '' } = params
  const outcome = await decidePayment({ paymentId, actorId: admin.id, ...value })
  if (outcome === 'missing') throw notFound()
  return redirect(paths.admin.payment(paymentId), { status: 303, headers: await flashHeaders(TOLD[outcome]) })
}

export default function PaymentPage() {
  const payment = useLoaderData<typeof loader>()
  const { id, amount, status, affiliate, to, families, prepared, approved, paid, notes, steps, isLarge } = payment
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.admin.payments(`state=${status}`)}>Payments</AppLink>
      </p>
      <div className="cluster">
        <h1>{moneyText(amount)}</h1>
        <Badge tone={status === 'paid' ? 'good' : status === 'cancelled' ? 'bad' : 'notice'}>{PAYMENT_NAMES[status]}</Badge>
      </div>
      <dl className="facts card">
        <dt>To</dt>
        <dd>
          <AppLink to={paths.admin.affiliateBalance(affiliate.id)}>
            {affiliate.firstName} {affiliate.lastName}
          </AppLink>
          , {affiliate.email}
          {affiliate.status !== 'approved' && (
            <>
              {' '}
              <Badge tone="bad">{affiliate.status === 'suspended' ? 'Suspended' : 'Not approved'}</Badge>
            </>
          )}
        </dd>
        <dt>By</dt>
        <dd>{to}</dd>
        <dt>For</dt>
        <dd>{families === 1 ? '1 family' : `${families} families`}</dd>
        <dt>Prepared</dt>
        <dd>{prepared}</dd>
        {approved && (
          <>
            <dt>Approved</dt>
            <dd>{approved}</dd>
          </>
        )}
        {paid && (
          <>
            <dt>Paid</dt>
            <dd>{paid}</dd>
          </>
        )}
        {notes && (
          <>
            <dt>Note</dt>
            <dd>{notes}</dd>
          </>
        )}
      </dl>
      {isLarge && steps.length > 0 && <p className="soft">Above $500 who pays is not who approved.</p>}
      {steps.length > 0 && <StepForm id={id} amount={amount} steps={steps} answer={answer} />}
    </div>
  )
}

interface StepFormProps {
  id: string
  amount: number
  steps: { value: string; label: string }[]
  answer: FormAnswer | undefined
}

function StepForm({ id, amount, steps, answer }: StepFormProps) {
  const form = useForm('payment', PAYMENT_FIELDS, answer)
  return (
    <AppForm form={form} action={paths.admin.payment(id)}>
      <input type="hidden" name={form.amount.name} value={amount} />
      <RadioCards field={form.step} legend="What happens" options={steps} />
      <TextArea field={form.note} label="Note" hint="Such as the number of the transfer. The affiliate does not see it." />
      <SubmitButton pending="Working...">Go on</SubmitButton>
    </AppForm>
  )
}
