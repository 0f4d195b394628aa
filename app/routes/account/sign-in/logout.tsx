/** Signing out: the session ends on the server. A GET changes nothing and leads home. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { MESSAGES } from '~/auth/messages'
import { endSession } from '~/auth/session.server'
import { paths } from '~/paths'
import { audienceAt } from '~/paths/doors'
import { flashHeaders } from '~/utils/http/flash.server'

export function loader() {
  return redirect(paths.public.home())
}

export async function action({ request }: ActionFunctionArgs) {
  const headers = new Headers(await flashHeaders({ kind: 'success', title: MESSAGES.loggedOutTitle, text: MESSAGES.loggedOut }))
  headers.append('Set-Cookie', await endSession(request, audienceAt(new URL(request.url).pathname)))
  headers.set('Clear-Site-Data', '"cache"')
  return redirect(paths.public.home(), { status: 303, headers })
}
