/** Three articles to begin with, and the way to all of them. */
import { AppLink } from '~/components/layout/app-link'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

const ARTICLES = [
  {
    slug: 'ssat-bootcamp',
    title: 'Thirty days to test day',
    text: 'What a boot camp asks of a family, week by week, and how to keep it kind.',
  },
  {
    slug: 'ssat-guide',
    title: 'The SSAT, section by section',
    text: 'What each part measures, how long it lasts and how a guess is scored.',
  },
  {
    slug: 'private-school-acceptance',
    title: 'What schools look at',
    text: 'Where a test score stands beside grades, letters, essays and the interview.',
  },
]

export function BlogTeaser() {
  return (
    <section className="wrap section stack loose tail">
      <div className="cluster between">
        <h2>From the blog</h2>
        <ButtonLink to={paths.blogTop()} look="quiet" size="slim">
          View All Blog Posts
        </ButtonLink>
      </div>
      <div className="grid">
        {ARTICLES.map(({ slug, title, text }) => (
          <AppLink key={slug} to={paths.blogArticle(slug)} className="card stack tight">
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </AppLink>
        ))}
      </div>
    </section>
  )
}
