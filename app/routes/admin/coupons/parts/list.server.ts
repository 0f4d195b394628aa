/** Which coupons an address asks for. */
import type { CouponList } from '~/models/coupons/list.server'
import { typed } from '~/utils/text/typed.server'

export function readCouponList(request: Request): CouponList {
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('state')
  return {
    state: state === 'on' || state === 'off' ? state : null,
    search: typed(searchParams.get('search')).toUpperCase(),
    after: searchParams.get('after'),
  }
}
