/** Links to the other pages of a list; nothing when there is only one. */
import { AppLink } from '~/components/layout/app-link'

interface PagerProps {
  page: number
  pages: number
  to: (page: number) => string
}

export function Pager({ page, pages, to }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav className="cluster between" aria-label="Pages">
      {page > 1 ? <AppLink to={to(page - 1)}>Newer</AppLink> : <span />}
      <span className="soft small">
        Page {page} of {pages}
      </span>
      {page < pages ? <AppLink to={to(page + 1)}>Older</AppLink> : <span />}
    </nav>
  )
}
