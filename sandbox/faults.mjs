/**
 * Switches for what a vendor does on a bad day, by `POST /faults` with JSON; the new set replaces the old, `{}` ends all faults:
 *
 *     { "postmark": { "status": 500, "times": 2 } }     the next two calls fail
 *     { "postmark": { "delayMs": 3000 } }               every call is slow, and then answered
 *     { "postmark": { "status": 503, "after": true } }  the work is done, the answer says otherwise
 *     { "postmark": { "reset": true } }                 the line breaks without an answer
 *     { "postmark": { "garbage": true } }               200, but no JSON
 *     { "postmark": { "status": 422, "code": 406 } }    with an error code of the vendor
 */

/** @typedef {{ status?: number, code?: number, times?: number, delayMs?: number, after?: boolean, reset?: boolean, garbage?: boolean }} Fault */

/** The faults of one sandbox; `times` counts down and then the fault is over. */
export function createFaults() {
  /** @type {Record<string, Fault>} */
  let faults = {}

  /** The fault that strikes this call of a vendor, if any. @returns {Fault | undefined} */
  function take(vendor) {
    const fault = faults[vendor]
    if (!fault) return undefined
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
