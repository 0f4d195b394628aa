/** The head of a page in one line: `export const meta = pageMeta('Vocabulary', 'Words that the tests favor.')`. */
import type { MetaDescriptor, MetaFunction } from '@remix-run/react'

const SITE = 'Stanine'
const DEFAULT_DESCRIPTION =
  'Full ISEE and SSAT practice with real timing, scores that show their work, and mistakes that come back until you master them.'
/** What search engines show of them; names that people chose may be longer. */
const LONGEST_TITLE = 65
const LONGEST_DESCRIPTION = 160

/**
 * Title, description, canonical address and social card. `more` adds descriptors such as structured data, or another og:type; `path` is the address that is
 * canonical, where a page has several.
 */
export function pageMeta(
  title: string,
  description = DEFAULT_DESCRIPTION,
  more?: (appUrl: string) => MetaDescriptor[],
  path?: string,
): MetaFunction {
  return ({ matches, location: { pathname } }) => {
    const { appUrl, card } = frameOf(matches.find(({ id }) => id === 'root')?.data)
    const address = `${appUrl}${path ?? pathname}`
    const shownTitle = fullTitle(title)
    const shownDescription = clipped(description, LONGEST_DESCRIPTION)
    const own = more?.(appUrl) ?? []
    return [
      { title: shownTitle },
      { name: 'description', content: shownDescription },
      { tagName: 'link', rel: 'canonical', href: address },
      ...(own.some((one) => 'property' in one && one.property === 'og:type') ? [] : [{ property: 'og:type', content: 'website' }]),
      { property: 'og:site_name', content: SITE },
      { property: 'og:title', content: shownTitle },
      { property: 'og:description', content: shownDescription },
      { property: 'og:url', content: address },
      ...(card ? pictureOf(card, appUrl) : []),
      ...own,
    ]
  }
}

/** With the name of the site, where there is room. */
function fullTitle(title: string): string {
  const named = title.includes(SITE) ? title : `${title} · ${SITE}`
  return clipped(named.length > LONGEST_TITLE ? title : named, LONGEST_TITLE)
}

/** The text, or as many of its words as fit. */
function clipped(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most)
  const end = room.lastIndexOf(' ')
  return `${room.slice(0, end > 0 ? end : most - 1).replace(/[\s,.;:]+$/, '')}…`
}

interface Frame {
  appUrl: string
  card?: { address: string; title: string }
}

/** What the root loader says of every page. APP_URL is from there, because the address of the request itself is the visitor's to forge. */
function frameOf(rootData: unknown): Frame {
  // Matches have no types.
  return rootData && typeof rootData === 'object' && 'appUrl' in rootData ? (rootData as Frame) : { appUrl: '' }
}

/** The card that is drawn for a page. */
function pictureOf({ address, title }: NonNullable<Frame['card']>, appUrl: string): MetaDescriptor[] {
  const picture = `${appUrl}${address}`
  return [
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
  ]
}
