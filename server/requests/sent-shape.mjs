/**
 * What shape may be sent: names of form fields and depth of JSON. Libraries behind turn names such as `a[100000000]` into lists of that
 * length and walk nested JSON by recursion, so the front door and the application's own reading (app/forms/parse.server.ts) both ask here
 * first.
 */

/** More fields than any form of ours has. */
export const MOST_FIELDS = 200
const LONGEST_NAME = 64
const DEEPEST_JSON = 32

/** A word; or a word of a list or a group, as `choices[3].text`. Words begin with a letter: conform's own `__intent__` is none. */
const NAME = /^([a-z]\w*)(?:\[\d{1,2}\])?(?:\.([a-z]\w*))?$/i
/** `toString` and its kin are found on every object before anything is sent. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()))

/**
 * Whether a form of ours could have a field of this name.
 * @param {string} name
 */
export function isFieldName(name) {
  if (name.length > LONGEST_NAME) return false
  const words = NAME.exec(name)?.slice(1)
  return words?.every((word) => word === undefined || !INHERITED.has(word.toLowerCase())) ?? false
}

/**
 * Whether a JSON text nests deeper than anything that we read. Counts brackets outside of strings, so it needs no valid text.
 * @param {string} text
 */
export function isTooDeep(text) {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > DEEPEST_JSON) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}
