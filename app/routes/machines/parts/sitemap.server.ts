/**
 * The sitemap (sitemaps.org): the pages that stand for themselves, the words, the schools state by state, the listings. Each part asks the
 * database once at most and stays below the fifty thousand addresses that a file may hold.
 */
import { ARTICLES } from '~/content/blog/articles.server'
import { STATES, type State } from '~/content/schools/states'
import { env } from '~/env.server'
import { FAMILIES } from '~/exam/families/families'
import { ALPHABET } from '~/exam/words/entries.server'
import { FOUND_ADDRESSES } from '~/found.server'
import { KINDS, type Kind } from '~/models/directory/listings/fields'
import { listingAddresses } from '~/models/directory/listings/shown.server'
import { countSchools, schoolSlugs } from '~/models/directory/schools.server'
import { paths } from '~/paths'
import { HOUR_SECONDS } from '~/utils/time/durations'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const SCHOOLS = 'schools-'
const WORDS = 'words'

/** The names of all parts; a state without a school, or with made up ones alone, has none. */
export async function sitemapParts(): Promise<string[]> {
  const counts = await countSchools()
  const states = STATES.filter(({ code }) => (counts.get(code)?.all ?? 0) > 0)
  return ['pages', WORDS, ...KINDS.map(partOfKind), ...states.map(({ slug }) => SCHOOLS + slug)]
}

/** The addresses of a part; null when there is no such part. */
export async function addressesOf(part: string): Promise<string[] | null> {
  if (part === 'pages') return [...FOUND_ADDRESSES, ...ARTICLES.map(({ slug }) => paths.public.article(slug)), ...FAMILIES.map(proofOf)]
  if (part === WORDS) return ALPHABET.map(paths.public.word)
  const kind = KINDS.find((one) => partOfKind(one) === part)
  if (kind) return addressesOfListings(kind)
  const state = STATES.find(({ slug }) => SCHOOLS + slug === part)
  return state ? addressesOfSchools(state) : null
}

function proofOf({ id }: { id: string }): string {
  return paths.public.proofOf(id)
}

function partOfKind(kind: Kind): string {
  return `${kind}s`
}

/** The pages of the states where somebody is listed, then everybody. */
async function addressesOfListings(kind: Kind): Promise<string[]> {
  const listings = await listingAddresses(kind)
  const states = new Set(listings.map(({ state }) => state.slug))
  return [
    ...[...states].map((slug) => paths.public.listingsIn(kind, slug)),
    ...listings.map(({ state, slug }) => paths.public.listing(kind, state.slug, slug)),
  ]
}

async function addressesOfSchools(state: State): Promise<string[] | null> {
  const slugs = await schoolSlugs(state)
  return slugs.length > 0 ? [paths.public.schoolsIn(state.slug), ...slugs.map((slug) => paths.public.school(state.slug, slug))] : null
}

export function sitemapIndex(parts: readonly string[]): string {
  const lines = parts.map((part) => `<sitemap><loc>${located(paths.public.sitemapPart(part))}</loc></sitemap>`)
  return document('sitemapindex', lines)
}

export function urlSet(addresses: readonly string[]): string {
  return document(
    'urlset',
    addresses.map((path) => `<url><loc>${located(path)}</loc></url>`),
  )
}

function document(element: string, lines: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${element} xmlns="${NAMESPACE}">`, ...lines, `</${element}>`, ''].join('\n')
}

function located(path: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return `${env.APP_URL}${path}`.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** The same for everybody who asks within the hour. */
export function forMachines(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': `public, max-age=${HOUR_SECONDS}` },
  })
}
