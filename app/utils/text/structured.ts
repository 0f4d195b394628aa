/** Structured data for search engines, as descriptors for `pageMeta`. */
import type { MetaDescriptor } from '@remix-run/react'
import { paths } from '~/paths'

interface Writing {
  type: 'BlogPosting' | 'LearningResource'
  title: string
  description: string
  address: string
  /** The whole address of its social card. */
  picture: string
  /** As "2026-11-23". */
  published?: string
  changed: string
  /** Addresses of its sources. */
  sources: readonly string[]
}

/** An article or a guide: a text of our own, with its date and its sources. */
export function writing(
  { type, title, description, address, picture, published, changed, sources }: Writing,
  appUrl: string,
): MetaDescriptor[] {
  const publisher = { '@type': 'Organization', name: 'Stanine', url: appUrl, logo: `${appUrl}/icon-512.png` }
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    description,
    image: picture,
    datePublished: published,
    dateModified: changed,
    mainEntityOfPage: address,
    author: { '@type': 'Organization', name: 'Stanine editorial desk', url: `${appUrl}${paths.public.about()}` },
    publisher,
    citation: sources,
  }
  return [{ property: 'og:type', content: 'article' }, { 'script:ld+json': data }]
}

/** Where a page stands: the pages above it, then the page itself. */
export function breadcrumbs(appUrl: string, trail: readonly { name: string; path: string }[]) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${appUrl}${path}` })),
    },
  }
}
