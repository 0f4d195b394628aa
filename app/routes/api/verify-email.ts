/** GET /api/verify-email?token=…: confirms an address. HEAD does not. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { followVerificationLink } from '~/auth/flows/verify.server'
import { getOnly, noStoreJson } from '~/utils/http/answers.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  const { status, isVerified, message, cookies } = await followVerificationLink(request, new URL(request.url).searchParams.get('token'))
  return noStoreJson({ verified: isVerified, message }, status, { cookie: cookies })
}
