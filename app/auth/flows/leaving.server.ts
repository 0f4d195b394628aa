/** The answer to whoever leaves: home or to a page that is told, without the session and without the pages that the browser still holds. */
import { redirect } from '@remix-run/node'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'

interface Leaving {
  /** The `Set-Cookie` values that take the session away, and what else would open it again. */
  cookies: string[]
  title: string
  text: string
  /** Where they come out, if not at home. */
  to?: string
}

export async function answerLeaving({ cookies, title, text, to = paths.public.home() }: Leaving): Promise<Response> {
  const headers = new Headers(await flashHeaders({ kind: 'success', title, text }))
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  headers.set('Clear-Site-Data', '"cache"')
  return redirect(to, { status: 303, headers })
}
