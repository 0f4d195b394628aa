/**
 * Whether a link or a form is a client-side navigation: from a page that hydrates to one that does. Everything else is a document load,
 * because a client-side navigation to a plain page would keep the scroll position and never run enhance.js.
 */
import { matchPath, useRouteLoaderData } from '@remix-run/react'
import { useDocument } from './document'

/** @returns a question: does this address, from `paths`, hydrate as well? */
export function useNavigates(): (to: string) => boolean {
  const { hydrates } = useDocument()
  const frame = useRouteLoaderData<{ hydrated: readonly string[] }>('root')
  if (!hydrates || !frame) return () => false
  return (to) => frame.hydrated.some((address) => matchPath(`/${address}`, to.split(/[?#]/, 1)[0] ?? '') !== null)
}
