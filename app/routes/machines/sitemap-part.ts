/** GET /sitemaps/{part}.xml: the addresses of one part, each of them canonical. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { addressesOf, forMachines, urlSet } from './parts/sitemap.server'

export const action = getOnly

export async function loader({ params }: LoaderFunctionArgs) {
  const [, part] = /^([a-z-]+)\.xml$/.exec(params.part ?? '') ?? []
  const addresses = part && (await addressesOf(part))
  if (!addresses) throw notFound()
  return forMachines(urlSet(addresses), 'application/xml')
}
