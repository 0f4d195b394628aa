/** Pages of a list: newest first, `limit` of them, after or before one of them. */
import { invalid } from './errors.mjs'
import { integer, text } from './parameters.mjs'

const USUAL = 10
const MOST = 100

/** What every list takes. */
export const PAGE = { limit: integer, starting_after: text, ending_before: text }

/** One page of all that fits, as a list object. */
export function pageOf(all, { limit = USUAL, starting_after, ending_before }, url) {
  if (limit < 1 || limit > MOST) {
    throw invalid(`This value must be between 1 and ${MOST}.`, { param: 'limit', code: 'parameter_invalid_integer' })
  }
  if (ending_before !== undefined) {
    const before = all.slice(0, placeOf(all, ending_before, 'ending_before'))
    return listObject(before.slice(-limit), before.length > limit, url)
  }
  const rest = starting_after === undefined ? all : all.slice(placeOf(all, starting_after, 'starting_after') + 1)
  return listObject(rest.slice(0, limit), rest.length > limit, url)
}

export function listObject(data, has_more, url) {
  return { object: 'list', data, has_more, url }
}

/** Whether a moment lies within a `created` filter. */
export function isWithin(moment, wanted) {
  if (wanted === undefined) return true
  if (typeof wanted === 'number') return moment === wanted
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted
  return moment > gt && moment >= gte && moment < lt && moment <= lte
}

function placeOf(all, id, param) {
  const place = all.findIndex((one) => one.id === id)
  if (place < 0) throw invalid(`No such object: '${id}'`, { param, code: 'resource_missing' })
  return place
}
