/** Three articles to begin with. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

const ARTICLES = [
  {
    slug: 'ssat-bootcamp',
    title: 'A 30-day plan for the SSAT',
    text: 'A purpose for each day, and what research on memory says about it.',
  },
  { slug: 'ssat-guide', title: 'A guide to the SSAT', text: 'From registration to the score report, with a plan for twelve weeks.' },
  {
    slug: 'private-school-acceptance',
    title: 'How private schools decide',
    text: 'The six parts of an application, and what to do after the decision.',
  },
]

export function BlogTeaser() {
  return (
    <section className="section" aria-labelledby="blog">
      <div className="wrap stack loose">
        <h2 id="blog">From the blog</h2>
        <ul className="grid points">
          {ARTICLES.map(({ slug, title, text }) => (
            <li key={slug}>
              <h3>
                <AppLink to={paths.public.article(slug)}>{title}</AppLink>
              </h3>
              <p className="soft">{text}</p>
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
