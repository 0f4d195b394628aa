/** Links to the neighbors of a page in a list by keys; nothing when it has none. */
import { AppLink } from '~/components/links/app-link'

interface KeyPagerProps {
  newer: string | null
  older: string | null
}

export function KeyPager({ newer, older }: KeyPagerProps) {
  if (!newer && !older) return null
  return (
    <nav className="cluster between" aria-label="Pages">
      {newer ? <AppLink to={newer}>Newer</AppLink> : <span />}
      {older ? <AppLink to={older}>Older</AppLink> : <span />}
    </nav>
  )
}
