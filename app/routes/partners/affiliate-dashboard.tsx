/** An affiliate's first page: the codes that refer families, and what they brought. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { Card } from '~/components/ui/card'
import { findAffiliateWork } from '~/models/partners/application.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Affiliate dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, firstName } = await requireApproved(request, 'affiliate')
  return { firstName, ...(await findAffiliateWork(id)) }
}

export default function AffiliateDashboard() {
  const { firstName, referralCode, referralLinkCode, commissionRate, totalReferrals, totalConversions } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <h1 className="cluster">
        Hello {firstName}
        <Badge tone="good">Approved</Badge>
      </h1>
      <Card title="Your codes" heading="h2">
        <dl className="facts">
          <dt>To say</dt>
          <dd>
            <strong>{referralCode}</strong>
          </dd>
          <dt>To link</dt>
          <dd>
            <a href={paths.affiliate.referral(referralLinkCode)}>{paths.affiliate.referral(referralLinkCode)}</a>
            <br />
            <span className="small soft">It works on every page: add it to the address.</span>
          </dd>
        </dl>
      </Card>
      <Card title="What they brought" heading="h2">
        <dl className="facts">
          <dt>Families who registered</dt>
          <dd>{totalReferrals}</dd>
          <dt>Families who bought a plan</dt>
          <dd>{totalConversions}</dd>
          <dt>Your commission</dt>
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
