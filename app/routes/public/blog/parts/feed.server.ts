/** The feed of the blog, for readers that ask for RSS and those that ask for Atom. */
import { Feed } from 'feed'
import { ARTICLES } from '~/content/blog/articles.server'
import { env } from '~/env.server'
import { paths } from '~/paths'

export function blogFeed(): Feed {
  const at = (path: string) => `${env.APP_URL}${path}`
  const changes = ARTICLES.map(({ head }) => head.updated ?? head.date)
  const feed = new Feed({
    title: 'The Stanine blog',
    description: 'Articles for families on the ISEE, the SSAT, applying to private schools, and paying for them.',
    id: at(paths.public.blog()),
    link: at(paths.public.blog()),
    language: 'en-US',
    updated: new Date(changes.toSorted().at(-1) ?? 0),
    copyright: 'Stanine',
    feedLinks: { rss: at(paths.public.rss()), atom: at(paths.public.atom()) },
    author: { name: 'Stanine editorial desk', link: at(paths.public.about()) },
  })
  for (const { slug, head } of ARTICLES) {
    const link = at(paths.public.article(slug))
    feed.addItem({
      title: head.title,
      id: link,
      link,
      description: head.summary,
      published: new Date(head.date),
      date: new Date(head.updated ?? head.date),
    })
  }
  return feed
}
