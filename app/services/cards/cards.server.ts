/**
 * The social cards: which page has one, and where its picture is. All of them say what we wrote ourselves, so there are as many as we have
 * pages: a school or a listing, which others name, shows the card of the page above it, and nothing that a visitor types is drawn.
 */
import { createHash } from 'node:crypto'
import { ARTICLES } from '~/content/blog/articles.server'
import { CARD_TITLES, type Card } from '~/content/card-titles'
import { guideAt } from '~/content/guides/guides.server'
import { GUIDE_SLUGS } from '~/content/guides/slugs'
import { STATES } from '~/content/schools/states'
import { FAMILIES } from '~/exam/families/families'
import { ALPHABET } from '~/exam/words/entries.server'
import { paths } from '~/paths'

/** Raised whenever cards are drawn in another way, so that their addresses are new (draw.server.test.ts asks for it). */
const LOOK = 1
/** No page with a card lies deeper. */
const DEEPEST = 3

/** Every card, by the address of its page. */
export const CARDS: ReadonlyMap<string, Card> = new Map([
  ...Object.entries(CARD_TITLES),
  ...GUIDE_SLUGS.map((slug): [string, Card] => [paths.public.guide(slug), guideCard(slug)]),
  ...ARTICLES.map(({ slug, head, readMinutes }): [string, Card] => [
    paths.public.article(slug),
    { title: head.title, about: `The Stanine blog · ${readMinutes} min read` },
  ]),
  ...STATES.flatMap(({ slug, name }): [string, Card][] => [
    [paths.public.schoolsIn(slug), { title: `Private schools in ${name}`, about: 'Admissions, deadlines, tuition and tests' }],
    [paths.public.listingsIn('tutor', slug), { title: `ISEE and SSAT tutors in ${name}`, about: 'In person and online' }],
    [paths.public.listingsIn('consultant', slug), { title: `Admissions consultants in ${name}`, about: 'For private schools' }],
  ]),
  ...ALPHABET.map((word): [string, Card] => [paths.public.word(word), { title: word, about: 'A word for the ISEE and SSAT' }]),
  ...FAMILIES.map(({ id, title }): [string, Card] => [paths.public.proofOf(id), { title, about: 'The proof of every question' }]),
])

function guideCard(slug: (typeof GUIDE_SLUGS)[number]): Card {
  return { title: guideAt(slug)?.head.title ?? '', about: 'A guide for families' }
}

/** Where the card of a page is, and what it says: the page's own, or that of the nearest page above it. */
export function cardOf(pathname: string): { address: string; title: string } {
  const steps = pathname.split('/', DEEPEST + 1).slice(1)
  const above = steps.map((_, index) => `/${steps.slice(0, steps.length - index).join('/')}`)
  const path = above.find((one) => CARDS.has(one)) ?? '/'
  const card = CARDS.get(path) ?? { title: '', about: '' }
  return { address: paths.public.card(fileOf(path, card)), title: card.title }
}

/** The card in this file; null for a page that has none, and for what a card no longer says. */
export function cardIn(file: string): Card | null {
  const [, name = ''] = /^([\w-]+)\.[\w-]+\.png$/.exec(file) ?? []
  const path = name === HOME ? '/' : `/${name.replaceAll('_', '/')}`
  const card = CARDS.get(path)
  return card && fileOf(path, card) === file ? card : null
}

const HOME = 'home'

/** No address of a page with a card holds an underscore. */
function fileOf(path: string, { title, about }: Card): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([LOOK, title, about]))
    .digest('base64url')
    .slice(0, 8)
  return `${path === '/' ? HOME : path.slice(1).replaceAll('/', '_')}.${hash}.png`
}
