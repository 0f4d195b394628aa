/** A parent leaves: the session ends on the server. A GET changes nothing and leads to the page for parents. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { endParentSession } from '~/auth/parent-session.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'

export function loader() {
  return redirect(paths.family.home())
}

export async function action({ request }: ActionFunctionArgs) {
  const flash = await flashHeaders({ kind: 'success', title: 'You have left', text: 'For the next visit we will mail you a new link.' })
  const headers = new Headers(flash)
  headers.append('Set-Cookie', await endParentSession(request))
  headers.set('Clear-Site-Data', '"cache"')
  return redirect(paths.public.home(), { status: 303, headers })
}
