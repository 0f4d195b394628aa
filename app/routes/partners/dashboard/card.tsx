/** Cards to print and hand on: four on a sheet, each with the code to say and the link as a picture. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { QrCode } from '~/components/links/qr-code'
import { env } from '~/env.server'
import { findOverview } from '~/models/commissions/reports/own.server'
import { paths } from '~/paths'
import { qrPicture } from '~/utils/qr-code.server'
import { pageMeta } from '~/utils/text/page-meta'
import { AffiliateFrame } from './parts/frame'

export const meta = pageMeta('A card to print')

const CARDS = ['one', 'two', 'three', 'four'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const { referralCode, referralLinkCode } = await findOverview(id)
  const link = new URL(paths.affiliate.referral(referralLinkCode), env.APP_URL).href
  return { referralCode, site: new URL(env.APP_URL).host, picture: qrPicture(link) }
}

export default function PrintedCard() {
  const { referralCode, site, picture } = useLoaderData<typeof loader>()
  return (
    <AffiliateFrame title="A card to print">
      <p className="on-screen">
        Print this page: four cards fit on a sheet. The picture leads to your link, and the code can be typed. Please tell families that you
        earn a commission. <AppLink to={paths.affiliate.dashboard()}>Back to the overview</AppLink>
      </p>
      {CARDS.map((card) => (
        <section className="hand-card" key={card}>
          <div className="stack tight">
            <p className="title-3">Stanine</p>
            <p>Practice for the ISEE and SSAT. The first 48 hours are free.</p>
            <p>
              Code <strong>{referralCode}</strong>
            </p>
            <p className="small">{site}</p>
          </div>
          <QrCode picture={picture} label="The link as a QR code" />
        </section>
      ))}
    </AffiliateFrame>
  )
}
