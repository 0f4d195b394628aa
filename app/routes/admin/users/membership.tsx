/** The membership of one account: its plans and payments, and what an admin may do about them. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { Table } from '~/components/ui/table'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { MEMBERSHIP_FIELDS } from '~/models/money/admin/fields'
import { changeMembership, findMembership, MembershipSchema } from '~/models/money/admin/membership.server'
import { PAID_PLANS, PLAN_NAMES } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText, momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'

export const meta = pageMeta('Membership')

const STEPS = [
  { value: 'grant', label: 'Grant a plan' },
  { value: 'extend', label: 'Extend what was granted' },
  { value: 'end', label: 'End everything but a group’s seat now' },
  { value: 'refund', label: 'Refund a payment' },
  { value: 'close', label: 'Close a refund: the money went back another way' },
  { value: 'drop', label: 'Close a refund: no money has to go back' },
  { value: 'settle', label: 'Close a dispute: nothing is left to do' },
  { value: 'read', label: 'Read again at Stripe' },
]
const TIERS = PLAN_NAMES.map((plan) => ({ value: PAID_PLANS[plan].tier as string, label: PAID_PLANS[plan].name as string }))

const NOTHING = { title: 'Nothing changed', text: 'There is nothing to do this to: look at the plans and payments above.' }
const LONGER = 'What was granted runs as long already: please choose a later day'
const REFUSED = {
  title: 'Stripe refuses this',
  text: 'Nothing was changed. If money has to go back, send it another way, and then close the refund here with your reason.',
}
const UNANSWERED = {
  title: 'Stripe is not responding',
  text: 'It may be done in part. Please try again in a minute: nothing happens twice.',
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const found = await findMembership(params.userId ?? '')
  if (!found) throw notFound()

  const { user, subscriptions, orders, customers, openRefund } = found
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`,
    askedOn: openRefund && dayText(openRefund.askedAt, zone),
    lost: customers.filter(({ lostAt }) => lostAt).map(({ id, lostAt }) => `${id}, since ${lostAt && dayText(lostAt, zone)}`),
    customers: customers.map(({ id, checkedAt }) => `${id}, ${checkedAt ? `read ${momentText(checkedAt, zone)}` : 'never read'}`),
    plans: subscriptions.map(({ id, subscriptionTier, startDate, endDate, renewsAt, isActive, stripeStatus, stripeSubscriptionId }) => ({
      key: id,
      cells: [
        subscriptionTier,
        dayText(startDate, zone),
        endDate ? dayText(endDate, zone) : 'no end',
        renewsAt ? dayText(renewsAt, zone) : '',
        `${isActive ? 'active' : 'over'}${stripeStatus ? `, ${stripeStatus}` : ''}`,
        stripeSubscriptionId ?? 'granted',
      ],
    })),
    payments: orders.map(({ id, plan, amount, refundedAmount, returnedAmount, status, number, createdAt }) => ({
      key: id,
      cells: [
        ...[dayText(createdAt, zone), plan, moneyText(amount), status],
        ...[refundedAmount, returnedAmount].map((cents) => (cents ? moneyText(cents) : '')),
        number ?? '',
      ],
    })),
    choices: orders.filter(isChoice).map(({ id, amount, status, createdAt }) => ({
      value: id,
      label: `${moneyText(amount)}, ${dayText(createdAt, zone)}${status === 'disputed' ? ', in dispute' : ''}`,
    })),
  }
}

/** What can be refunded, and what is in dispute. */
function isChoice({ status, amount, returnedAmount, disputeClosedAt }: Membership['orders'][number]): boolean {
  return status === 'disputed' ? !disputeClosedAt : status === 'paid' && amount > 0 && returnedAmount === 0
}

type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, MembershipSchema)
  if (refusal) return refusal
  const { userId = '' } = params
  if (!(await findMembership(userId))) throw notFound()

  const outcome = await changeMembership({ ...value, actorId: admin.id, userId })
  if (outcome === 'shorter') return refuseForm({ ...keptValues(form), error: { endDate: [LONGER] } })
  if (outcome === 'nothing') return refuseForm(keptValues(form), NOTHING, 409)
  if (outcome === 'refused') return refuseForm(keptValues(form), REFUSED, 409)
  if (outcome === 'unanswered') return refuseForm(keptValues(form), UNANSWERED, 502)

  const headers = await flashHeaders({ kind: 'success', title: 'Done', text: 'It is recorded with your name and reason.' })
  return redirect(paths.admin.membership(userId), { status: 303, headers })
}

export default function MembershipPage() {
  const { id, name, askedOn, lost, customers, plans, payments, choices } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.admin.user(id)}>{name}</AppLink>
      </p>
      <h1>Membership</h1>
      {lost.length > 0 && (
        <Banner tone="bad" title="Stripe no longer knows this customer">
          <p>{lost.join('; ')}. The account went on as a free one.</p>
        </Banner>
      )}
      {askedOn && (
        <Banner tone="bad" title="A refund is not done">
          <p>It was asked for on {askedOn}, and Stripe has not taken all of it. It is tried again each hour until you close it.</p>
        </Banner>
      )}
      <Table
        caption={plans.length > 0 ? 'Plans' : 'No plans'}
        columns={['Plan', 'From', 'Open until', 'Renews', 'State', 'At Stripe'].map((label) => ({ label }))}
        rows={plans}
      />
      <Table
        caption={payments.length > 0 ? 'Payments' : 'No payments'}
        columns={['Day', 'Plan', 'Amount', 'State', 'Refunded', 'Another way', 'Invoice'].map((label) => ({ label }))}
        rows={payments}
      />
      {customers.length > 0 && <p className="small soft">Customers at Stripe: {customers.join('; ')}</p>}
      <Change id={id} payments={choices} />
    </div>
  )
}

function Change({ id, payments }: { id: string; payments: { value: string; label: string }[] }) {
  const form = useForm('membership', MEMBERSHIP_FIELDS, useActionData<typeof action>())
  return (
    <section className="card stack">
      <h2 className="title-3">Change it</h2>
      <AppForm form={form} action={paths.admin.membership(id)}>
        <Select field={form.step} label="What" placeholder="Choose" options={STEPS} />
        <Select field={form.tier} label="Plan" placeholder="To grant one" options={TIERS} />
        <TextField field={form.endDate} label="Until" hint="To grant or extend: it ends when this day begins in New York." />
        {payments.length > 0 && (
          <Select
            field={form.order}
            label="Payment"
            placeholder="To refund one, which ends its plan, or to close its dispute"
            options={payments}
          />
        )}
        <TextArea field={form.reason} label="Why?" hint="10 to 300 characters. It is kept with your name." />
        <SubmitButton pending="Saving..." look="danger">
          Change the membership
        </SubmitButton>
      </AppForm>
    </section>
  )
}
