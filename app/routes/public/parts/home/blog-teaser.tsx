/** Three articles to begin with. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

const ARTICLES = [
  { slug: 'ssat-bootcamp', title: 'A 30-day plan for the SSAT' },
  { slug: 'ssat-guide', title: 'A guide to the SSAT' },
  { slug: 'private-school-acceptance', title: 'How private schools decide' },
]

export function BlogTeaser() {
  return (
    <section className="section" aria-labelledby="blog">
      <div className="wrap stack">
        <h2 id="blog">From the blog</h2>
        <ul className="cluster">
          {ARTICLES.map(({ slug, title }) => (
            <li key={slug}>
              <AppLink to={paths.public.article(slug)}>{title}</AppLink>
            </li>
          ))}
        </ul>
        <p>
          <AppLink to={paths.public.blogTop()}>View All Blog Posts</AppLink>
        </p>
      </div>
    </section>
  )
}
