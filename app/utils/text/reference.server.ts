/** A short name for one request, the same in the log and on the error page, so that a report can be found. */
import { randomBytes } from 'node:crypto'

const references = new WeakMap<Request, string>()

export function referenceOf(request: Request): string {
  const reference = references.get(request) ?? randomBytes(5).toString('hex')
  references.set(request, reference)
  return reference
}
