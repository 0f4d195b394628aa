/** Signing out: the session ends on the server. A GET changes nothing and leads home. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { MESSAGES } from '~/auth/messages'
import { endStudentSession } from '~/auth/session.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'

export function loader() {
  return redirect(paths.home())
}

export async function action({ request }: ActionFunctionArgs) {
  const headers = new Headers(await flashHeaders({ kind: 'success', title: MESSAGES.loggedOutTitle, text: MESSAGES.loggedOut }))
  headers.append('Set-Cookie', await endStudentSession(request))
  headers.set('Clear-Site-Data', '"cache"')
  return redirect(paths.home(), { status: 303, headers })
}
