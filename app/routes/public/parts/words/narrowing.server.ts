/** The word list's addresses: what an address narrows the list to, and the address of a narrowed list. */
import { THEMES } from '~/content/words/groups.server'
import type { Exam } from '~/exam/core/levels'
import { ALPHABET, type Narrowing, TIERS } from '~/exam/words/entries.server'
import { typed } from '~/utils/text/typed.server'

/** A page that holds the list. */
export interface ListPlace {
  path: string
  /** Where on the page the list begins: "#words". */
  anchor: string
  /** For whose tests; null for both. */
  exam: Exam | null
  /** What else of the page its address must keep. */
  kept?: Record<string, string>
}

export const LETTERS = [...new Set(ALPHABET.map((word) => word.charAt(0)))]

/** What nobody can mean is left out. */
export function narrowingOf(query: URLSearchParams): Narrowing {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === query.get(name)) ?? null
  return {
    search: typed(query.get('search')),
    tier: oneOf('tier', TIERS),
    letter: oneOf('letter', LETTERS),
    root: typed(query.get('root')) || null,
    theme: oneOf(
      'theme',
      THEMES.map(({ id }) => id),
    ),
  }
}

/** The address of the list as it is narrowed, and in which view of it. */
export function addressOf(
  { path, anchor, kept = {} }: ListPlace,
  narrowing: Partial<Narrowing>,
  more: Record<string, string | number> = {},
): string {
  const set = [...Object.entries(kept), ...Object.entries(narrowing), ...Object.entries(more)].filter(
    ([, value]) => value !== null && value !== '',
  )
  const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return `${path}${query && `?${query}`}${anchor}`
}

/** A narrowed list and its page as the fields of a form, for what else stands on the page. */
export function fieldsOf(narrowing: Narrowing, page = 1): Record<string, string> {
  const set = Object.entries({ ...narrowing, page: page > 1 ? String(page) : null })
  return Object.fromEntries(set.filter((pair): pair is [string, string] => Boolean(pair[1])))
}

/** A whole number from 1 to `most`; 1 for anything else. */
export function pageNumber(value: string | null, most: number): number {
  const number = /^\d{1,4}$/.test(value ?? '') ? Number(value) : 1
  return number >= 1 && number <= most ? number : 1
}
