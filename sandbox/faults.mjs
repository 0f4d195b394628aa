/**
 * Switches for what a vendor does on a bad day, by `POST /faults` with JSON; the new set replaces the old, `{}` ends all faults:
 *
 *     { "postmark": { "status": 500, "times": 2 } }     the next two calls fail
 *     { "postmark": { "delayMs": 3000 } }               every call is slow, and then answered
 *     { "postmark": { "status": 503, "after": true } }  the work is done, the answer says otherwise
 *     { "postmark": { "reset": true } }                 the line breaks without an answer
 *     { "postmark": { "garbage": true } }               200, but no JSON
 *     { "postmark": { "status": 422, "code": 406 } }    with an error code of the vendor
 *     { "stripe": { "at": "/v1/refunds", "status": 500 } }    only calls of addresses that begin so
 *
 * `stripe` takes the same. What goes wrong with its events on their way to the product is `webhooks`, where `times` counts what single
 * requests have caused:
 *
 *     { "webhooks": { "lost": true, "times": 1 } }      what the next request causes is never sent
 *     { "webhooks": { "copies": 20 } }                  each event is sent 20 times at once
 *     { "webhooks": { "reversed": true } }              the newest first
 *     { "webhooks": { "held": true } }                  nothing is sent until somebody says so, at /stripe
 *     { "webhooks": { "delayMs": 3000 } }               late
 */

/**
 * @typedef {{ at?: string, status?: number, code?: number, times?: number, delayMs?: number, after?: boolean, reset?: boolean,
 *   garbage?: boolean, lost?: boolean, copies?: number, reversed?: boolean, held?: boolean }} Fault
 */

/** The faults of one sandbox; `times` counts down and then the fault is over. */
export function createFaults() {
  /** @type {Record<string, Fault>} */
  let faults = {}

  /** The fault that strikes this call of a vendor, if any. @returns {Fault | undefined} */
  function take(vendor, path = '') {
    const fault = faults[vendor]
    if (!fault || !path.startsWith(fault.at ?? '')) return undefined
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times <= 0) delete faults[vendor]
    }
    return { ...fault }
  }

  function replace(wanted) {
    faults = structuredClone(wanted)
  }

  return { take, replace, current: () => faults }
}
