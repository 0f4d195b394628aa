/** A stored value as people read it in an export. */
import { LEVEL_NAMES } from '~/exam/core/names'
import { DAY_MS } from '~/utils/time/durations'
import { dayText, momentText } from '~/utils/time/time-text'

/** Words as written; times in the reader's zone; what is nested as indented lines; nothing for nothing. */
export function cellText(value: unknown, timeZone: string): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return isDay(value) ? dayText(value, 'UTC') : momentText(value, timeZone)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return isCode(value) ? codeText(value) : value
  if (Array.isArray(value)) return value.map((one) => cellText(one, timeZone)).join(typeof value[0] === 'object' ? '\n' : ', ')
  if (typeof value === 'object') return nested(value, timeZone)
  return String(value)
}

function nested(value: object, timeZone: string): string {
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${cellText(each, timeZone)}`)
    .join('\n')
}

/** One of our own words for a kind or state, such as `sectional_quiz`. */
function isCode(text: string): boolean {
  return /^[a-z]+(?:_[a-z]+)+$/.test(text)
}

const LEVEL_WORDS: Record<string, string> = Object.fromEntries(
  Object.entries(LEVEL_NAMES).map(([level, name]) => [level.replace('-', '_'), name]),
)

function codeText(code: string): string {
  return LEVEL_WORDS[code] ?? code.replaceAll('_', ' ')
}

/** A day of the calendar, such as a test date, which no zone may move: it is stored as the midnight of UTC. */
function isDay(date: Date): boolean {
  return date.getTime() % DAY_MS === 0
}
