/** An address that names no article: what may have been meant, and the blog. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

export function UnknownArticle({ near }: { near: { slug: string; title: string }[] }) {
  return (
    <div className="wrap page stack loose">
      <header className="prose stack tight">
        <h1>No such article</h1>
        <p className="lead">This address names none of our articles. It may have been typed or copied with a mistake.</p>
      </header>
      <section className="stack tight">
        <h2 className="title-3">Did you mean</h2>
        <ul>
          {near.map(({ slug, title }) => (
            <li key={slug}>
              <AppLink to={paths.public.article(slug)}>{title}</AppLink>
            </li>
          ))}
        </ul>
      </section>
      <p>
        <AppLink to={paths.public.blog()}>All articles</AppLink>
      </p>
    </div>
  )
}
