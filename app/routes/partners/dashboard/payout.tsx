/** How an affiliate is paid: what is payable, where it goes, what families get of it, and the payments with their statements. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { LEAST_PAYOUT, SEATS_METHOD } from '~/models/commissions/payouts/fields'
import { methodName } from '~/models/commissions/payouts/statement.server'
import { findOverview, listOwnPayments } from '~/models/commissions/reports/own.server'
import { SEAT_PRICE } from '~/models/groups/fields'
import { paths } from '~/paths'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { AffiliateFrame, Pages } from './parts/frame'
import { PAYMENT_STATES } from './parts/words'

export const meta = pageMeta('Payout')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const after = new URL(request.url).searchParams.get('after')
  const [{ payableNow, isUnderWay, payout, splitCommissionRate }, { rows, next }] = await Promise.all([
    findOverview(id),
    listOwnPayments(id, { after }),
  ])
  return {
    ...{ after, next, payableNow, isUnderWay, splitCommissionRate },
    payout: payout && { method: methodName(payout.method), to: Object.values(payout.details).filter(Boolean).join(', ') },
    payments: rows.map(({ id: key, amount, status, paymentMethod, paymentDate, createdAt }) => ({
      ...{ key, amount, status, method: methodName(paymentMethod), isMoney: paymentMethod !== SEATS_METHOD },
      day: dayText(paymentDate ?? createdAt, DEFAULT_TIME_ZONE),
    })),
  }
}

export default function Payout() {
  const { payableNow, payout, splitCommissionRate, isUnderWay, payments, after, next } = useLoaderData<typeof loader>()
  return (
    <AffiliateFrame title="Payout">
      <Card title={`${moneyText(payableNow)} payable`} heading="h2">
        <Ask payable={payableNow} isKnown={payout !== null} isUnderWay={isUnderWay} />
      </Card>
      <Card title="Where we pay you" heading="h2">
        <p>{payout ? `${payout.method}: ${payout.to}` : 'You have not told us yet.'}</p>
        <p>
          <AppLink to={paths.affiliate.payoutDetails()}>{payout ? 'Change it' : 'Tell us where we pay you'}</AppLink>
        </p>
      </Card>
      <Card title="A gift for your families" heading="h2">
        <p>
          {splitCommissionRate === 0
            ? 'You can give families a part of your commission. They get it as credit on their next invoice.'
            : `Families get ${splitCommissionRate} percent of their order as credit on their next invoice. It comes out of your commission.`}
        </p>
        <p>
          <AppLink to={paths.affiliate.payoutShare()}>Change the gift</AppLink>
        </p>
      </Card>
      <Card title="Seats for others" heading="h2">
        <p>
          Your commission can pay for seats that we give to families with a fee waiver: {moneyText(SEAT_PRICE)} a seat. They stand in the{' '}
          <a href={paths.public.scholarships()}>public ledger</a>, without your name.
        </p>
        <p>
          <AppLink to={paths.affiliate.payoutSeats()}>Turn commission into seats</AppLink>
        </p>
      </Card>
      <section className="stack tight">
        <h2 className="title-3">Payments</h2>
        {payments.length === 0 ? (
          <p className="soft">None yet.</p>
        ) : (
          <ul className="stack tight">
            {payments.map(({ key, amount, status, method, isMoney, day }) => (
              <li key={key} className="cluster">
                <Badge tone={PAYMENT_STATES[status].tone}>{PAYMENT_STATES[status].text}</Badge>
                <span>
                  {moneyText(amount)} {isMoney ? 'by' : 'as'} {method}, {day}
                </span>
                {status === 'paid' && isMoney && (
                  <a href={paths.affiliate.statement(key)}>
                    Statement<span className="hidden"> of {day}</span> (PDF)
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Pages to={paths.affiliate.payout} after={after} next={next} />
    </AffiliateFrame>
  )
}

function Ask({ payable, isKnown, isUnderWay }: { payable: number; isKnown: boolean; isUnderWay: boolean }) {
  if (isUnderWay) return <p>A payment is under way. What becomes payable meanwhile goes into the next one.</p>
  if (payable < LEAST_PAYOUT) return <p>You can ask for a payment from {moneyText(LEAST_PAYOUT)} on.</p>
  if (!isKnown) return <p>Tell us where we pay you, then you can ask for it.</p>
  return (
    <p>
      <ButtonLink to={paths.affiliate.payoutRequest()}>Ask for the payment</ButtonLink>
    </p>
  )
}
