/** When a page's data need not be fetched again after a form was sent. */
import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Not after something that was saved in the background: it changes nothing that is shown. And not while the line is down: the fetch would
 * fail, and the error page would take the place of the page. But always when the address changes: a save may end while the next page is
 * being fetched, and a loader that is skipped then leaves the old page at the new address.
 */
export const revalidateUnlessKept: ShouldRevalidateFunction = (change) => {
  if (change.currentUrl.pathname !== change.nextUrl.pathname) return true
  return change.formData?.get('intent') === 'save' || isOffline(change.actionResult) ? false : change.defaultShouldRevalidate
}

/** For the frame round every page: going from question to question of one section changes nothing in it. */
export const revalidateFrame: ShouldRevalidateFunction = (change) => {
  const [from, to] = [change.currentUrl, change.nextUrl].map(
    ({ pathname }) => pathname.match(/^\/premium\/sittings\/[^/]+\/questions\//)?.[0],
  )
  return from !== undefined && from === to ? false : revalidateUnlessKept(change)
}

function isOffline(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'state' in result && result.state === 'offline'
}
