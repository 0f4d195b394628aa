/** The statement of a payment as a PDF, to the affiliate that got it. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { findStatement } from '~/models/commissions/payouts/statement.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'

export const action = getOnly

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'affiliate')
  const statement = await findStatement({ paymentId: params.paymentId ?? '', affiliateId: id })
  if (!statement) throw notFound()
  return new Response(Buffer.from(statement.bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${statement.name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
