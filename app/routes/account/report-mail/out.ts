/** What a mail program posts to when its reader presses "unsubscribe" (RFC 8058). The secret in the address is all that it has. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { setByLink } from '~/models/reports/subscription.server'
import { postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

const A_FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** The same answer for a dead link: whoever guesses learns nothing. */
export async function action({ request }: ActionFunctionArgs) {
  // Not readForm: the one field that mail programs send has a name that no form of ours may have.
  if (!A_FORM.test(request.headers.get('content-type') ?? '')) return new Response(null, { status: 415 })
  await setByLink(new URL(request.url).searchParams.get('token') ?? '', false)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
