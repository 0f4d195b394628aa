/** Structured data for search engines, as descriptors for `pageMeta`. */
import type { MetaDescriptor } from '@remix-run/react'
import { paths } from '~/paths'

interface Writing {
  type: 'BlogPosting' | 'LearningResource'
  title: string
  /** The whole address of its social card. */
  picture: string
  /** As "2026-11-23". */
  published?: string
  changed: string
}

/** An article or a guide: a text of our own, with its date. What the head says already is not said again: the first view has its weight. */
export function writing({ type, title, picture, published, changed }: Writing, appUrl: string): MetaDescriptor[] {
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    author: { '@type': 'Organization', name: 'Stanine editorial desk', url: `${appUrl}${paths.public.about()}` },
    publisher: { '@type': 'Organization', name: 'Stanine', logo: `${appUrl}/icon-512.png` },
    headline: title,
    image: picture,
    datePublished: published,
    dateModified: changed,
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
