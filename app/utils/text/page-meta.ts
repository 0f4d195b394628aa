/** The head of a page in one line: `export const meta = pageMeta('Vocabulary', 'Words that the tests favour.')`. */
import type { MetaDescriptor, MetaFunction } from '@remix-run/react'

const SITE = 'Stanine'
const DEFAULT_DESCRIPTION =
  'Full ISEE and SSAT practice with real timing, scores that show their work, and mistakes that come back until you master them.'

/**
 * Title, description, canonical address and social card. `more` adds descriptors such as structured data; `path` is the address that is
 * canonical, where a page has several.
 */
export function pageMeta(
  title: string,
  description = DEFAULT_DESCRIPTION,
  more?: (appUrl: string) => MetaDescriptor[],
  path?: string,
): MetaFunction {
  return ({ matches, location: { pathname } }) => {
    const canonical = path ?? pathname
    const appUrl = configuredAddress(matches.find(({ id }) => id === 'root')?.data)
    const fullTitle = title.includes(SITE) ? title : `${title} · ${SITE}`
    return [
      { title: fullTitle },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: `${appUrl}${canonical}` },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: SITE },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: `${appUrl}${canonical}` },
      { property: 'og:image', content: `${appUrl}/social-card.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(more?.(appUrl) ?? []),
    ]
  }
}

/** From the root loader, which has it from APP_URL: the address of the request itself is the visitor's to forge. */
function configuredAddress(rootData: unknown): string {
  return rootData && typeof rootData === 'object' && 'appUrl' in rootData ? String(rootData.appUrl) : ''
}
