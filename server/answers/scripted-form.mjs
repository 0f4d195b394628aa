/**
 * A form that enhance.js sends is told where its redirect leads. `fetch` would follow it unasked, and the message that the last action left
 * for the next page would be spent on a page that nobody sees.
 */
const ASKED = 'x-stanine-form'

/** Turns the redirect that answers such a form into an empty answer that names the address. */
export function nameRedirect(req, res) {
  if (req.headers[ASKED] === undefined || req.method !== 'POST' || !res.hasHeader('Location')) return
  res.setHeader('X-Stanine-Location', res.getHeader('Location'))
  res.removeHeader('Location')
  res.statusCode = 204
}
