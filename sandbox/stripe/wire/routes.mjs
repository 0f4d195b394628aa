/** An endpoint is `{ method, path, takes, run }`; `run` gets the world, the fields, and the name in the address. */

import { PAGE, pageOf } from './lists.mjs'
import { listOf, text } from './parameters.mjs'

const EXPAND = { expand: listOf(text) }

export function get(path, takes, run) {
  return { method: 'GET', pattern: patternOf(path), takes: { ...takes, ...EXPAND }, run }
}

export function post(path, takes, run) {
  return { method: 'POST', pattern: patternOf(path), takes: { ...takes, ...EXPAND }, run }
}

export function del(path, takes, run) {
  return { method: 'DELETE', pattern: patternOf(path), takes: { ...takes, ...EXPAND }, run }
}

/** A list whose `run` gives all that fits, newest first. */
export function list(path, takes, run) {
  return get(path, { ...takes, ...PAGE }, (world, params, id) =>
    pageOf(run(world, params, id), params, id ? path.replace(':id', id) : path),
  )
}

function patternOf(path) {
  return new RegExp(`^${path.replace(':id', '([^/]+)')}$`)
}
