/** Which regions an address asks for; anything unknown falls back to the start of the list. */
import { REGION_SORTS, type RegionList } from '~/models/directory/regions/region.server'
import { typed } from '~/utils/text/typed.server'

export const SORT_NAMES: Record<keyof typeof REGION_SORTS, string> = { name: 'By name', code: 'By code' }

export function readRegionList(request: Request): RegionList {
  const { searchParams } = new URL(request.url)
  const sorts = Object.keys(REGION_SORTS) as (keyof typeof REGION_SORTS)[]
  return {
    search: typed(searchParams.get('search')),
    sort: sorts.find((name) => name === searchParams.get('sort')) ?? 'name',
    after: searchParams.get('after'),
  }
}
