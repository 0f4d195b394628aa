/** Which listings an address asks for; anything unknown falls back to the start of the list. */
import { KINDS } from '~/models/directory/listings/fields'
import type { ReviewList } from '~/models/directory/listings/list.server'
import { STATES } from '~/routes/admin/parts/decisions.server'
import { typed } from '~/utils/text/typed.server'

export function readReviewList(request: Request): ReviewList {
  const { searchParams } = new URL(request.url)
  return {
    status: STATES.find((state) => state === searchParams.get('state')) ?? 'pending',
    kind: KINDS.find((kind) => kind === searchParams.get('kind')) ?? null,
    search: typed(searchParams.get('search')),
    after: searchParams.get('after'),
  }
}
