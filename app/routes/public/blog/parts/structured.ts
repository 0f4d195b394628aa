/** An article for search engines. */
import type { MetaDescriptor } from '@remix-run/react'

interface ArticleFacts {
  title: string
  description: string
  date: string
  address: string
  sources: { address: string }[]
}

export function articleData({ title, description, date, address, sources }: ArticleFacts, appUrl: string): MetaDescriptor {
  const publisher = { '@type': 'Organization', name: 'Stanine', url: appUrl, logo: `${appUrl}/icon-512.png` }
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description,
      datePublished: date,
      mainEntityOfPage: address,
      author: publisher,
      publisher,
      citation: sources.map((source) => source.address),
    },
  }
}
