/** An affiliate's first page: the codes that refer families, and what they brought. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { Card } from '~/components/ui/card'
import { env } from '~/env.server'
import { findAffiliateWork } from '~/models/partners/application.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Affiliate dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, firstName } = await requireApproved(request, 'affiliate')
  const { referralLinkCode, ...work } = await findAffiliateWork(id)
  return { firstName, ...work, link: new URL(paths.affiliate.referral(referralLinkCode), env.APP_URL).href }
}

export default function AffiliateDashboard() {
  const { firstName, referralCode, link, commissionRate, totalReferrals, totalConversions } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <div className="cluster">
        <h1>Hello {firstName}</h1>
        <Badge tone="good">Approved</Badge>
      </div>
      <Card title="Your codes" heading="h2">
        <dl className="facts">
          <dt>To say</dt>
          <dd>
            <strong>{referralCode}</strong>
          </dd>
          <dt>To link</dt>
          <dd>
            <a href={link}>{link}</a>
            <br />
            <span className="small soft">It works on every page: add it to the address.</span>
          </dd>
        </dl>
      </Card>
      <Card title="What they brought" heading="h2">
        <dl className="facts">
          <dt>Registered</dt>
          <dd>{totalReferrals} families</dd>
          <dt>Bought a plan</dt>
          <dd>{totalConversions} families</dd>
          <dt>Commission</dt>
          <dd>{commissionRate} percent of a family’s first payment</dd>
        </dl>
      </Card>
      <p className="cluster">
        <AppLink to={paths.affiliate.password()}>Password and devices</AppLink>
        <AppLink to={paths.affiliate.terms()}>Terms for affiliates</AppLink>
      </p>
    </div>
  )
}
