/** The answer to whoever leaves: home, without the session and without the pages that the browser still holds. */
import { redirect } from '@remix-run/node'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'

interface Leaving {
  /** The `Set-Cookie` value that takes the session away. */
  cookie: string
  title: string
  text: string
}

export async function answerLeaving({ cookie, title, text }: Leaving): Promise<Response> {
  const headers = new Headers(await flashHeaders({ kind: 'success', title, text }))
  headers.append('Set-Cookie', cookie)
  headers.set('Clear-Site-Data', '"cache"')
  return redirect(paths.public.home(), { status: 303, headers })
}
