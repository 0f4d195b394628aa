/** Where a page stands in the directory, for search engines. */
import { paths } from '~/paths'

/** Structured data: the pages above, then the page itself. */
export function breadcrumbs(appUrl: string, below: { name: string; path: string }[]) {
  const trail = [{ name: 'Schools', path: paths.public.schools() }, ...below]
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: `${appUrl}${path}` })),
    },
  }
}
