/** Structured data for search engines, as descriptors for `pageMeta`. */

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
