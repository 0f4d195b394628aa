/** Events, as they were told. */
import { find } from '../state/world.mjs'
import { isWithin } from '../wire/lists.mjs'
import { boolean, listOf, range, text } from '../wire/parameters.mjs'
import { get, list } from '../wire/routes.mjs'

export const EVENT_ROUTES = [
  list('/v1/events', { created: range, delivery_success: boolean, type: text, types: listOf(text) }, (world, wanted) =>
    world.store
      .list('event')
      .filter((one) => isWithin(one.created, wanted.created) && isOfType(one.type, wanted))
      .filter(({ pending_webhooks }) => wanted.delivery_success === undefined || wanted.delivery_success === (pending_webhooks === 0)),
  ),
  get('/v1/events/:id', {}, (world, _params, id) => find(world, 'event', id)),
]

/** `customer.*` means all that begin so. */
function isOfType(type, { type: one, types = one ? [one] : [] }) {
  return types.length === 0 || types.some((wanted) => (wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted))
}
