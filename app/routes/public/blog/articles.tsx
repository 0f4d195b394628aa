/** The blog: every article with its drawing, the newest first. */
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { ARTICLES } from '~/content/blog/articles.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { ART } from './parts/art'
import { feedLinks } from './parts/feed-links'

export const meta = pageMeta(
  'The Stanine blog',
  'Articles for families on the ISEE, the SSAT, applying to private schools, and paying for them, each with its sources.',
  feedLinks,
)

export function loader() {
  return ARTICLES.map(({ slug, readMinutes, head: { title, date, summary } }) => ({
    slug,
    title,
    summary,
    date,
    day: dayText(new Date(date), 'UTC'),
    readMinutes,
  }))
}

export default function Articles() {
  const articles = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose" id="blog-top">
      <header className="prose stack tight">
        <h1>The Stanine blog</h1>
        <p className="lead">The tests, the applications, and the cost, explained with numbers that have a source.</p>
      </header>
      <ul className="articles">
        {articles.map(({ slug, title, summary, date, day, readMinutes }, index) => (
          <li className="card article-card" key={slug}>
            {/* The title beside it says all that the drawing says. */}
            <img src={ART[slug]} alt="" width={960} height={540} loading={index > 1 ? 'lazy' : undefined} />
            <h2 className="title-3">
              <AppLink to={paths.public.article(slug)}>{title}</AppLink>
            </h2>
            <p className="soft small">
              <time dateTime={date}>{day}</time> {`· ${readMinutes} min read`}
            </p>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
      <p className="cluster">
        <AppLink to={paths.public.home()}>Return Home</AppLink>
        <a href={paths.public.rss()}>RSS feed</a>
        <a href={paths.public.atom()}>Atom feed</a>
        <AppLink to={paths.public.articleTemplate()}>How we write articles</AppLink>
      </p>
    </div>
  )
}
