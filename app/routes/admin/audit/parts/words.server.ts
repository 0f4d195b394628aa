/** What an action changed, as the log's page says it: the columns' names and values in words. */

/** Longer contents, such as a whole question, stand in the export. */
const LONGEST = 400
const NOTHING = 'nothing'

/** "status: approved; reason: The references are good."; people by their names. Empty where nothing was written down. */
export function inWords(value: unknown, people: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined) return ''
  const text = textOf(value, people)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function textOf(value: unknown, people: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((one) => textOf(one, people)).join(', ') || NOTHING
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([name, one]) => `${wordsOf(name)}: ${textOf(one, people)}`)
    return parts.join('; ') || NOTHING
  }
  const text = String(value)
  // Names of states and levels; what somebody wrote stays as it is.
  return people.get(text) ?? (/^[a-z_]+$/.test(text) ? text.replaceAll('_', ' ') : text)
}

/** "assignee" of assigneeId, "region code" of regionCode. */
function wordsOf(column: string): string {
  return column
    .replace(/Id$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}
