/** GET /sitemap.xml: the parts of the sitemap, of which each holds what one page of the product leads to. */
import { getOnly } from '~/utils/http/answers.server'
import { forMachines, sitemapIndex, sitemapParts } from './parts/sitemap.server'

export const action = getOnly

export async function loader() {
  return forMachines(sitemapIndex(await sitemapParts()), 'application/xml')
}
