/** Prepares payments for several affiliates at once: each gets all that is payable. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { EmptyState } from '~/components/ui/empty-state'
import { Checkbox } from '~/forms/fields/checkbox'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { preparePayments } from '~/models/commissions/payouts/prepare.server'
import { listPayable } from '~/models/commissions/reports/house.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Prepare payments')

/** As many as the page lists. */
const MOST = 200

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return { affiliates: await listPayable(MOST) }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const chosen = form
    .getAll('affiliate')
    .filter((id): id is string => typeof id === 'string')
    .slice(0, MOST)
  const prepared = await preparePayments(admin.id, chosen)
  const headers = await flashHeaders(
    prepared.length > 0
      ? { kind: 'success', title: `${prepared.length} prepared`, text: 'Look at each, approve it, transfer the money, and say so there.' }
      : { kind: 'problem', title: 'Nothing was prepared', text: 'Please choose affiliates to whom something is payable.' },
  )
  return redirect(prepared.length > 0 ? paths.admin.payments() : paths.admin.paymentBatch(), { status: 303, headers })
}

export default function Batch() {
  const { affiliates } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.admin.commissionReports()}>Commission reports</AppLink>
      </p>
      <h1>Prepare payments</h1>
      {affiliates.length === 0 ? (
        <EmptyState title="Nothing is payable">Commissions become payable 30 days after the payment that they follow from.</EmptyState>
      ) : (
        <form method="post" action={paths.admin.paymentBatch()} className="stack">
          <fieldset className="stack tight">
            <legend className="title-3">Who is paid</legend>
            {affiliates.map(({ id, email, payable, isKnown }) =>
              isKnown ? (
                <Checkbox key={id} id={id} name="affiliate" value={id} defaultChecked label={`${email}: ${moneyText(payable)}`} />
              ) : (
                <p key={id} className="soft">
                  {email}: {moneyText(payable)}. Has not said yet how to be paid.
                </p>
              ),
            )}
          </fieldset>
          <p>
            <SubmitButton pending="Preparing...">Prepare the payments</SubmitButton>
          </p>
        </form>
      )}
    </div>
  )
}
