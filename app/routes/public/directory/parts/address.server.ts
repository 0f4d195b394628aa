/** What an address of the directory names, and the one address that each state and school has (docs/decisions.md 14). */
import { type State, stateNamed } from '~/content/schools/states'
import { notFound } from '~/utils/http/responses.server'

const LONGEST_SHOWN = 60

/** Notes that lie beside the pages in some trees are no pages (specification, 2.7). */
export function refuseNotes(...parts: (string | undefined)[]): void {
  if (parts.some((part) => part?.toLowerCase().endsWith('.md'))) throw notFound()
}

/** The state that is named, or what was named as it may be shown. */
export function namedState(spelling = ''): { state: State; value?: undefined } | { state?: undefined; value: string } {
  const state = stateNamed(spelling)
  return state ? { state } : { value: spelling.slice(0, LONGEST_SHOWN) }
}
