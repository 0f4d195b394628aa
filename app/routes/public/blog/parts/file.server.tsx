/** An article as a document that stands by itself: its own style, its drawing inside, its links with our whole address. */
import { renderToStaticMarkup } from 'react-dom/server'
import { Text } from '~/components/text/markdown'
import type { Article } from '~/content/blog/articles.server'
import { paths } from '~/paths'
import { dayText } from '~/utils/time/time-text'

/** As the specification names it, the title in lower case with hyphens for its spaces, but without what Windows allows in no name. */
export function fileNameOf(title: string): string {
  return `${title
    .toLowerCase()
    .replaceAll(/[<>:"/\\|?*]/g, '')
    .replaceAll(/\s+/g, '-')}.html`
}

/** The whole document as HTML. `origin` is where our own addresses begin. */
export function articleFile({ slug, art, readMinutes, opening, parts, head }: Article, origin: string): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{head.title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>{head.title}</h1>
        <p>
          {head.author} · {dayText(new Date(head.date), 'UTC')} · {readMinutes} min read
        </p>
        <Text origin={origin}>{opening}</Text>
        <figure>
          <img src={`data:image/svg+xml;base64,${Buffer.from(art).toString('base64')}`} alt={head.hero.alt} width={960} height={540} />
          <figcaption>{head.hero.caption}</figcaption>
        </figure>
        {parts.map(({ id, title, text }) => (
          <section key={id}>
            <h2>{title}</h2>
            <Text origin={origin}>{text}</Text>
          </section>
        ))}
        <h2>Sources</h2>
        <ul>
          {head.sources.map(({ title, address, year, note }) => (
            <li key={address}>
              <a href={address}>{title}</a>, {year}. {note}.
            </li>
          ))}
        </ul>
        <p>
          From <a href={`${origin}${paths.public.article(slug)}`}>the Stanine blog</a>. ISEE is a trademark of ERB and SSAT of EMA; neither
          endorses Stanine.
        </p>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

const STYLE = `body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 Georgia,serif;color:#1d2a24}
h1,h2,h3{line-height:1.25}img{max-width:100%;height:auto}figure{margin:2rem 0}
table{border-collapse:collapse}td,th{border:1px solid #999;padding:.35rem .6rem;text-align:left;vertical-align:top}`
