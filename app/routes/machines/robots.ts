/** GET /robots.txt: what needs no visit, and where the rest is listed. What may be visited and not listed says so itself (entry.server). */
import { env } from '~/env.server'
import { paths } from '~/paths'
import { getOnly } from '~/utils/http/answers.server'
import { forMachines } from './parts/sitemap.server'

export const action = getOnly

export function loader() {
  const lines = ['User-agent: *', 'Disallow: /admin/', 'Disallow: /api/', 'Disallow: /premium/', 'Allow: /', '']
  return forMachines([...lines, `Sitemap: ${env.APP_URL}${paths.public.sitemap()}`, ''].join('\n'), 'text/plain')
}
