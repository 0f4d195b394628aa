/** Asks for everything that is payable. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { SubmitButton } from '~/forms/submit-button'
import { LEAST_PAYOUT } from '~/models/commissions/payouts/fields'
import { type Prepared, requestPayment } from '~/models/commissions/payouts/prepare.server'
import { methodName } from '~/models/commissions/payouts/statement.server'
import { findOverview } from '~/models/commissions/reports/own.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { AffiliateFrame } from './parts/frame'

export const meta = pageMeta('Ask for the payment')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const { payableNow, isUnderWay, payout } = await findOverview(id)
  return {
    payable: payableNow,
    isUnderWay,
    isEnough: payableNow >= LEAST_PAYOUT,
    to: payout && `${methodName(payout.method)}: ${Object.values(payout.details).filter(Boolean).join(', ')}`,
  }
}

const WHY_NOT: Record<Exclude<Prepared['outcome'], 'prepared'>, string> = {
  nothing: 'Nothing is payable at the moment.',
  'too-little': `You can ask for a payment from ${moneyText(LEAST_PAYOUT)} on.`,
  'under-way': 'A payment is under way already.',
  'no-details': 'Please tell us first where we pay you.',
  'not-approved': 'Your account cannot ask for payments at the moment.',
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const result = await requestPayment(id)
  const headers =
    result.outcome === 'prepared'
      ? await flashHeaders({
          ...{ kind: 'success', title: `Asked for ${moneyText(result.amount)}` },
          text: 'We check it and pay it, and mail you a statement then.',
        })
      : await flashHeaders({ kind: 'problem', title: 'Nothing was asked for', text: WHY_NOT[result.outcome] })
  return redirect(paths.affiliate.payout(), { status: 303, headers })
}

export default function AskForPayment() {
  const { payable, isUnderWay, isEnough, to } = useLoaderData<typeof loader>()
  return (
    <AffiliateFrame title="Ask for the payment">
      {isUnderWay ? (
        <p>{WHY_NOT['under-way']} What becomes payable meanwhile goes into the next one.</p>
      ) : isEnough && to ? (
        <>
          <p>
            We pay you everything that is payable: <strong>{moneyText(payable)}</strong> by {to}.
          </p>
          <form method="post" action={paths.affiliate.payoutRequest()}>
            <SubmitButton pending="Asking...">Ask for {moneyText(payable)}</SubmitButton>
          </form>
        </>
      ) : (
        <p>{isEnough ? WHY_NOT['no-details'] : WHY_NOT['too-little']}</p>
      )}
      <p>
        <AppLink to={paths.affiliate.payout()}>Back to payout</AppLink>
      </p>
    </AffiliateFrame>
  )
}
