/** An affiliate's link as a picture of its own, for posters and letters. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { env } from '~/env.server'
import { findOverview } from '~/models/commissions/reports/own.server'
import { paths } from '~/paths'
import { getOnly } from '~/utils/http/answers.server'
import { qrPicture } from '~/utils/qr-code.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const { referralLinkCode } = await findOverview(id)
  const { size, path } = qrPicture(new URL(paths.affiliate.referral(referralLinkCode), env.APP_URL).href)
  const shape = `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/>`
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${shape}</svg>`, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Disposition': 'attachment; filename="stanine-link.svg"',
      'Cache-Control': 'no-store',
    },
  })
}
