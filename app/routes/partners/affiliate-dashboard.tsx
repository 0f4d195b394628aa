/** An affiliate's first page: the codes that refer families, and what they brought. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Card } from '~/components/ui/card'
import { CopyField } from '~/components/ui/copy-field'
import { env } from '~/env.server'
import { findAffiliateWork } from '~/models/partners/application.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { DashboardFrame } from './parts/dashboard-frame'

export const meta = pageMeta('Affiliate dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, firstName } = await requireApproved(request, 'affiliate')
  const { referralLinkCode, ...work } = await findAffiliateWork(id)
  return { firstName, ...work, linkCode: referralLinkCode, link: new URL(paths.affiliate.referral(referralLinkCode), env.APP_URL).href }
}

export default function AffiliateDashboard() {
  const { firstName, referralCode, linkCode, link, commissionRate, totalReferrals, totalConversions } = useLoaderData<typeof loader>()
  return (
    <DashboardFrame firstName={firstName} links={<AppLink to={paths.affiliate.terms()}>Terms for affiliates</AppLink>}>
      <Card title="Your codes" heading="h2">
        <dl className="facts">
          <dt>To say</dt>
          <dd>
            <strong>{referralCode}</strong>
          </dd>
        </dl>
        <CopyField id="referral-link" label="Your link" text={link} />
        <p className="small soft">
          Copy it whole, or <a href={link}>open it</a>. To link to another page, add ?ref={linkCode} to its address.
        </p>
      </Card>
      <Card title="What they brought" heading="h2">
        <dl className="facts">
          <dt>Registered</dt>
          <dd>{families(totalReferrals)}</dd>
          <dt>Bought a plan</dt>
          <dd>{families(totalConversions)}</dd>
          <dt>Commission</dt>
          <dd>{commissionRate} percent of a family’s first payment</dd>
        </dl>
      </Card>
    </DashboardFrame>
  )
}

function families(count: number): string {
  return count === 1 ? '1 family' : `${count} families`
}
