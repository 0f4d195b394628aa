/** Where a page stands in the directory of schools, for search engines. */
import { paths } from '~/paths'
import { breadcrumbs } from '~/utils/text/structured'

export function schoolBreadcrumbs(appUrl: string, below: { name: string; path: string }[]) {
  return breadcrumbs(appUrl, [{ name: 'Schools', path: paths.public.schools() }, ...below])
}
