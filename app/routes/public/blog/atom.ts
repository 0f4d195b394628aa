/** The blog as Atom. */

import { getOnly } from '~/utils/http/answers.server'
import { blogFeed } from './parts/feed.server'

export function loader() {
  return new Response(blogFeed().atom1(), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

export const action = getOnly
