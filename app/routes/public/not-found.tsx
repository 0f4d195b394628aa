/** Every address that is not in the table of contents. */
import { data } from '@remix-run/node'
import type { RouteHandle } from '~/components/layout/document'
import { NotFoundPage } from '~/components/layout/error-boundary'
import { pageMeta } from '~/utils/text/page-meta'

export const handle: RouteHandle = { hydrate: false }

export const meta = pageMeta('Page Not Found')

export function loader() {
  return data(null, { status: 404 })
}

export function action() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundPage />
}
