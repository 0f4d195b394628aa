/** Who writes the articles: no person stands alone behind them, and the card says so. */
import { AppLink } from '~/components/links/app-link'
import { Mark } from '~/components/links/mark'
import { paths } from '~/paths'

export function AuthorCard({ expertise }: { expertise: string[] }) {
  return (
    <aside className="card with-icon stack tight" aria-label="About the author">
      <span className="card-icon">
        <Mark />
      </span>
      <p className="title-3">Stanine editorial desk</p>
      <p className="soft">Writes and checks our articles and guides</p>
      <p>
        Each article is written for this blog and checked against its sources by a second reader. Found something wrong?{' '}
        <AppLink to={paths.public.contact()}>Write to us</AppLink>, and we will fix it.
      </p>
      <ul className="cluster" aria-label="What the desk writes about">
        {expertise.map((topic) => (
          <li className="badge" key={topic}>
            {topic}
          </li>
        ))}
      </ul>
      {/* The desk has no account with another site, so what can be followed is our own. */}
      <ul className="cluster" aria-label="Where to follow the desk">
        <li>
          <AppLink to={paths.public.about()}>About Stanine</AppLink>
        </li>
        <li>
          <a href={paths.public.rss()}>RSS feed</a>
        </li>
        <li>
          <a href={paths.public.atom()}>Atom feed</a>
        </li>
      </ul>
    </aside>
  )
}
