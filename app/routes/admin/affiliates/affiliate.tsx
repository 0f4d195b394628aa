/** One affiliate's commissions: balances, the newest families with what should be looked at, and the rate. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Table } from '~/components/ui/table'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { owedFor } from '~/models/commissions/ledger.server'
import { RATE_FIELDS } from '~/models/commissions/payouts/fields'
import { changeRate, findAffiliateForAdmin, RateSchema } from '~/models/commissions/reports/house.server'
import { paths } from '~/paths'
import { REFERRAL_STATES } from '~/routes/partners/dashboard/parts/words'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'

export const meta = pageMeta('An affiliate’s commissions')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const affiliate = await findAffiliateForAdmin(params.partnerId ?? '')
  if (!affiliate) throw notFound()
  const { id, email, firstName, lastName, balances, commissionRate, splitCommissionRate, referrals } = affiliate
  return {
    ...{ id, email, name: `${firstName} ${lastName}`, balances, commissionRate, splitCommissionRate },
    referrals: referrals.map((row) => ({
      ...{ id: row.id, userId: row.refereeUserId, family: row.refereeName ?? 'A deleted account', notes: row.notes },
      ...{ since: dayText(row.createdAt, zone), state: REFERRAL_STATES[row.convertedAt ? row.status : 'registered'].text },
      order: moneyText(row.orderAmount ?? 0),
      owed: moneyText(row.status === 'cancelled' ? 0 : owedFor(row)),
    })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { value, refusal } = parseFormData(await readForm(request), RateSchema)
  if (refusal) return refusal

  const { partnerId = '' } = params
  if (!(await changeRate(admin.id, partnerId, value))) throw notFound()
  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'It holds for families who pay from now on.' })
  return redirect(paths.admin.affiliateBalance(partnerId), { status: 303, headers })
}

export default function AffiliateCommissions() {
  const { id, email, name, balances, commissionRate, splitCommissionRate, referrals } = useLoaderData<typeof loader>()
  const form = useForm('rate', RATE_FIELDS, useActionData<typeof action>(), { commissionRate: String(commissionRate) })
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.admin.affiliateDashboard()}>All affiliates</AppLink>
      </p>
      <h1>{name}</h1>
      <dl className="facts card">
        <dt>Account</dt>
        <dd>
          <AppLink to={paths.admin.affiliate(id)}>{email}</AppLink>
        </dd>
        <dt>Waiting</dt>
        <dd>{moneyText(balances.pending)}</dd>
        <dt>Payable</dt>
        <dd>{moneyText(balances.payable)}</dd>
        <dt>Paid</dt>
        <dd>{moneyText(balances.paid)}</dd>
        <dt>Gives to families</dt>
        <dd>{splitCommissionRate} percent of the order</dd>
      </dl>
      {referrals.length === 0 ? (
        <p className="soft">No families yet.</p>
      ) : (
        <Table
          caption="The newest families"
          columns={[
            { label: 'Family' },
            { label: 'Since' },
            { label: 'State' },
            { label: 'Order', isNumber: true },
            { label: 'Owed', isNumber: true },
            { label: 'To look at' },
          ]}
          rows={referrals.map(({ id: key, userId, family, since, state, order, owed, notes }) => ({
            key,
            cells: [
              userId ? (
                <AppLink key="family" to={paths.admin.user(userId)}>
                  {family}
                </AppLink>
              ) : (
                family
              ),
              since,
              state,
              order,
              owed,
              notes ?? '',
            ],
          }))}
        />
      )}
      <section className="stack">
        <h2 className="title-3">Commission</h2>
        <AppForm form={form} action={paths.admin.affiliateBalance(id)}>
          <TextField field={form.commissionRate} label="Percent of a first payment" hint="For families who pay from now on." />
          <TextArea field={form.reason} label="Why?" />
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </AppForm>
      </section>
    </div>
  )
}
