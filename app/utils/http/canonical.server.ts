/** Where a page may be asked for by several addresses and has one. */
import { redirect } from '@remix-run/node'

/** Leads to the canonical address when the request has another spelling of it. */
export function leadToCanonical(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url)
  // A client-side navigation asks for the page's data.
  if (pathname.replace(/\.data$/, '') !== path) throw redirect(path + search, 301)
}
