/** Which part of the list of items an address asks for; anything unknown falls back to the start of the list. */
import { LEVELS } from '~/exam/core/levels'
import { ITEM_STATES } from '~/models/bank/authored/fields'
import { ITEM_SORTS, type ItemList } from '~/models/bank/authored/list.server'

export const STATE_NAMES = { draft: 'Drafts', reviewed: 'Reviewed', live: 'Live' } as const
export const SORT_NAMES: Record<keyof typeof ITEM_SORTS, string> = { newest: 'Newest first', oldest: 'Oldest first', skill: 'By skill' }

export function readItemList(request: Request): ItemList {
  const { searchParams } = new URL(request.url)
  const sorts = Object.keys(ITEM_SORTS) as (keyof typeof ITEM_SORTS)[]
  return {
    state: ITEM_STATES.find((name) => name === searchParams.get('state')) ?? 'draft',
    level: LEVELS.find((name) => name === searchParams.get('level')) ?? null,
    sort: sorts.find((name) => name === searchParams.get('sort')) ?? 'newest',
    after: searchParams.get('after'),
  }
}
