/** Which tutors or affiliates an address asks for. */
import type { PartnerList } from '~/models/partners/list.server'
import { STATES } from '~/routes/admin/parts/decisions.server'
import { typed } from '~/utils/text/typed.server'

/** Of a page below /admin/tutors or /admin/affiliates. */
export function partnersAt(request: Request): PartnerList['audience'] {
  return new URL(request.url).pathname.startsWith('/admin/affiliates') ? 'affiliate' : 'tutor'
}

export function readPartnerList(request: Request): PartnerList {
  const { pathname, searchParams } = new URL(request.url)
  const asked = /\/approved(\.data)?$/.test(pathname) ? 'approved' : searchParams.get('state')
  return {
    audience: partnersAt(request),
    status: STATES.find((state) => state === asked) ?? 'pending',
    search: typed(searchParams.get('search')),
    after: searchParams.get('after'),
  }
}
