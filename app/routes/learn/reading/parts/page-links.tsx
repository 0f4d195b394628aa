/** Links to the neighbors of a numbered page; nothing where there is one page. */
import { AppLink } from '~/components/links/app-link'

interface PageLinksProps {
  page: number
  pages: number
  to: (page: number) => string
}

export function PageLinks({ page, pages, to }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav className="cluster between" aria-label="Pages">
      {page > 1 ? <AppLink to={to(page - 1)}>Page {page - 1}</AppLink> : <span />}
      <span className="small soft">
        Page {page} of {pages}
      </span>
      {page < pages ? <AppLink to={to(page + 1)}>Page {page + 1}</AppLink> : <span />}
    </nav>
  )
}
