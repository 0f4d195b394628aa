/** The material that the product puts into its first message, between marks. */
import { textOf } from './wire.mjs'

const MARKED = /<material>\n(.*)\n<\/material>/s

/** The material of a request: an object with its `kind`; an empty one when there is none that can be read. */
export function materialOf({ messages }) {
  const system = messages.filter(({ role }) => role === 'system').map(textOf)
  const [, json] = system.join('\n').match(MARKED) ?? []
  try {
    return json ? JSON.parse(json) : {}
  } catch {
    return {}
  }
}
