/** An affiliate's first page: link, code and picture to hand on, and what they brought. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { MonthChart } from '~/components/charts/months/month-chart'
import { AppLink } from '~/components/links/app-link'
import { QrCode } from '~/components/links/qr-code'
import { Card } from '~/components/ui/card'
import { CopyField } from '~/components/ui/copy-field'
import { env } from '~/env.server'
import { counted } from '~/exam/families/kit/wording'
import { listAffiliateMonths } from '~/models/commissions/reports/months.server'
import { findOverview } from '~/models/commissions/reports/own.server'
import { paths } from '~/paths'
import { qrPicture } from '~/utils/qr-code.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'
import { monthNames } from '~/utils/time/month-names'
import { AffiliateFrame } from './parts/frame'

export const meta = pageMeta('Affiliate dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, firstName } = await requireApproved(request, 'affiliate')
  const [overview, months] = await Promise.all([findOverview(id), listAffiliateMonths(id)])
  const { referralCode, referralLinkCode, balances, commissionRate, splitCommissionRate, totalReferrals, totalConversions } = overview
  const link = new URL(paths.affiliate.referral(referralLinkCode), env.APP_URL).href
  const sum = (key: 'clicks' | 'converted') => months.reduce((total, month) => total + month[key], 0)
  return {
    ...{ firstName, referralCode, linkCode: referralLinkCode, link, balances, totalReferrals, totalConversions },
    ...{ commissionRate, splitCommissionRate, clicks: sum('clicks'), converted: sum('converted') },
    picture: qrPicture(link),
    months: months.toReversed().map(({ month, ...figures }) => ({ key: month, ...monthNames(month), ...figures })),
  }
}

export default function Overview() {
  const { firstName, balances, totalReferrals, totalConversions, months, clicks, converted, ...codes } = useLoaderData<typeof loader>()
  return (
    <AffiliateFrame title={`Hello ${firstName}`}>
      <Codes {...codes} />
      <Card title="Your results" heading="h2">
        <dl className="facts">
          <dt>Registered</dt>
          <dd>{families(totalReferrals)}</dd>
          <dt>Bought a plan</dt>
          <dd>{families(totalConversions)}</dd>
          <dt>Waiting</dt>
          <dd>{moneyText(balances.pending)}, for 30 days after each payment</dd>
          <dt>Payable</dt>
          <dd>
            {moneyText(balances.payable)}. <AppLink to={paths.affiliate.payout()}>Ask for it</AppLink>
          </dd>
          <dt>Paid</dt>
          <dd>{moneyText(balances.paid)}</dd>
        </dl>
      </Card>
      <div className="month-charts">
        <MonthChart
          title="Clicks"
          sentence={
            clicks === 0 ? 'Nobody has followed your link yet.' : `Your link was followed ${counted(clicks, 'time')} in twelve months.`
          }
          columns={['Clicks']}
          months={months.map(({ key, name, withYear, clicks: count }) => ({
            ...{ key, name, bars: [{ filled: count, outlined: 0 }], cells: [withYear, String(count)] },
          }))}
        />
        <MonthChart
          title="Families"
          sentence={`${families(converted)} paid for the first time in twelve months.`}
          legend={{ filled: 'paid for the first time', outlined: 'registered' }}
          columns={['Registered', 'Paid']}
          months={months.map(({ key, name, withYear, registered, converted: paying }) => ({
            ...{ key, name, cells: [withYear, String(registered), String(paying)] },
            bars: [
              { filled: paying, outlined: 0 },
              { filled: 0, outlined: registered },
            ],
          }))}
        />
      </div>
      <p className="small soft">A browser counts once a day. We store no address and nothing else about whoever follows your link.</p>
    </AffiliateFrame>
  )
}

interface CodesProps {
  referralCode: string
  linkCode: string
  link: string
  picture: { size: number; path: string }
  commissionRate: number
  splitCommissionRate: number
}

function Codes({ referralCode, linkCode, link, picture, commissionRate, splitCommissionRate }: CodesProps) {
  return (
    <Card title="Your codes" heading="h2">
      <dl className="facts">
        <dt>You earn</dt>
        <dd>
          {commissionRate} percent of a family’s first payment
          {splitCommissionRate > 0 && `, of which the family gets ${splitCommissionRate} as credit`}
        </dd>
      </dl>
      <CopyField id="referral-code" label="Your code" text={referralCode} />
      <p className="small soft">Families can type it when they register or pay. You can also say it.</p>
      <CopyField id="referral-link" label="Your link" text={link} />
      <p className="small soft">
        Copy it whole, or <a href={link}>open it</a>. To link to another page, add ?ref={linkCode} to its address.
      </p>
      <QrCode picture={picture} label="QR code of the link" />
      <p className="cluster">
        <a href={paths.affiliate.qrFile()}>Download the QR code</a>
        <AppLink to={paths.affiliate.card()}>A card to print</AppLink>
        <AppLink to={paths.affiliate.terms()}>Terms for affiliates</AppLink>
      </p>
    </Card>
  )
}

function families(count: number): string {
  return count === 1 ? '1 family' : `${count} families`
}
