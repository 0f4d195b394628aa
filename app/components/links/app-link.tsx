/**
 * A link inside the product. Between a page that hydrates and one that does not it is a document load: a client-side
 * navigation would keep the old page's scroll position and never run enhance.js.
 */
import { Link } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useReaddress } from './addresses'
import { useNavigates } from './use-navigates'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** From `paths`, never from a person: the router does not clean backslashes. */
  to: string
}

export function AppLink({ to: own, children, ...rest }: AppLinkProps) {
  const navigates = useNavigates()
  const readdress = useReaddress()
  const to = readdress ? readdress(own) : own
  // Nothing for this reader to open: a button goes, a word in a text stays.
  if (to === null) return rest.className?.split(' ').includes('button') ? null : <span>{children}</span>
  if (navigates(to)) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
