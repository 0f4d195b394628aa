/** An article: when it was written and how long it takes, its drawing, its parts, its sources, who wrote it, and ways to keep and share it. */
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { ContentsList } from '~/components/text/contents-list'
import { Text } from '~/components/text/markdown'
import { articleAt } from '~/content/blog/articles.server'
import { env } from '~/env.server'
import { paths } from '~/paths'
import { cardOf } from '~/services/cards/cards.server'
import { pageMeta } from '~/utils/text/page-meta'
import { writing } from '~/utils/text/structured'
import { dayText } from '~/utils/time/time-text'
import { ART } from './parts/art'
import { AuthorCard } from './parts/author-card'
import { feedLinks } from './parts/feed-links'
import { nearArticles } from './parts/near.server'
import { ShareLinks } from './parts/share-links'
import { UnknownArticle } from './parts/unknown'

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data?.slug) return pageMeta('No such article')(args)
  const { title, description, picture, date, changed } = args.data
  const facts = { type: 'BlogPosting', title, picture, published: date, changed } as const
  const more = (appUrl: string) => [...writing(facts, appUrl), ...feedLinks(appUrl)]
  return pageMeta(title, description, more)(args)
}

/** An article of more words has a list of its parts. */
const LONG = 1200

export function loader({ params }: LoaderFunctionArgs) {
  const article = articleAt(params.slug)
  if (!article) return data({ slug: null, near: nearArticles(params.slug ?? '') }, { status: 404 })
  const { slug, words, readMinutes, opening, parts, head } = article
  return data({
    slug,
    readMinutes,
    opening,
    parts,
    isLong: words > LONG,
    ...head,
    changed: head.updated ?? head.date,
    updatedDay: head.updated && dayText(new Date(head.updated), 'UTC'),
    day: dayText(new Date(head.date), 'UTC'),
    address: `${env.APP_URL}${paths.public.article(slug)}`,
    picture: `${env.APP_URL}${cardOf(paths.public.article(slug)).address}`,
  })
}

export default function ArticlePage() {
  const page = useLoaderData<typeof loader>()
  if (page.slug === null) return <UnknownArticle near={page.near} />

  const { slug, title, date, day, updated, updatedDay, readMinutes, isLong, opening, parts, hero, expertise, sources, address } = page
  return (
    <article className="wrap page prose">
      <header className="stack tight">
        <p className="eyebrow">
          <AppLink to={paths.public.blog()}>Blog</AppLink>
        </p>
        <h1>{title}</h1>
        <p className="soft">
          <time dateTime={date}>{day}</time>
          {updated && (
            <>
              , updated <time dateTime={updated}>{updatedDay}</time>
            </>
          )}{' '}
          {`· ${readMinutes} min read`}
        </p>
        <div className="cluster">
          <a href={paths.public.articleFile(slug)} className="button quiet slim" download>
            Download as HTML
          </a>
          <ShareLinks title={title} address={address} />
        </div>
      </header>
      <Text>{opening}</Text>
      <figure className="hero-drawing">
        <img src={ART[slug]} alt={hero.alt} width={960} height={540} />
        <figcaption className="soft small">{hero.caption}</figcaption>
      </figure>
      {isLong && <ContentsList parts={[...parts, { id: 'sources', title: 'Sources' }]} />}
      {parts.map((part) => (
        <section key={part.id} aria-labelledby={part.id} className="prose">
          <h2 id={part.id}>{part.title}</h2>
          <Text>{part.text}</Text>
        </section>
      ))}
      <section aria-labelledby="sources" className="prose">
        <h2 id="sources">Sources</h2>
        <ul className="small">
          {sources.map((source) => (
            <li key={source.address}>
              <a href={source.address} rel="noopener">
                {source.title}
              </a>
              , {source.year}. {source.note}.
            </li>
          ))}
        </ul>
      </section>
      <AuthorCard expertise={expertise} />
    </article>
  )
}
