/** What a mail program posts to when its reader presses "unsubscribe" (RFC 8058). The secret in the address is all that it has. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { readForm } from '~/forms/parse.server'
import { setByLink } from '~/models/reports/subscription.server'
import { postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

/** The same answer for a dead link: whoever guesses learns nothing. */
export async function action({ request }: ActionFunctionArgs) {
  await readForm(request)
  await setByLink(new URL(request.url).searchParams.get('token') ?? '', false)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
