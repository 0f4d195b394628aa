/** What somebody may have meant who followed an address of the blog that leads nowhere. */
import { ARTICLES } from '~/content/blog/articles.server'

const MOST = 3

/** Three articles: those whose address shares the most words with this one first, then the newest. */
export function nearArticles(asked: string): { slug: string; title: string }[] {
  const words = new Set(asked.toLowerCase().split(/[^a-z0-9]+/))
  const shared = (slug: string) => slug.split('-').filter((word) => words.has(word)).length
  const near = ARTICLES.toSorted((one, other) => shared(other.slug) - shared(one.slug))
  return near.slice(0, MOST).map(({ slug, head: { title } }) => ({ slug, title }))
}
