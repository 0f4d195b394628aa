/** From what a paper is printed: decided when it is got, and kept with the download, so that booklet and key always ask the same. */
import { CURRENT_EDITION } from '~/exam/forms/editions/editions.server'
import type { Printing } from '~/exam/papers/papers.server'
import { hiddenNames } from '~/models/bank/hidden-source.server'

/** What a download keeps of it. */
export const PRINTING_SELECT = { edition: true, hiddenSources: true } as const

/** For a paper that is got now. */
export async function printingNow(): Promise<Printing> {
  return { edition: CURRENT_EDITION, hidden: await hiddenNames() }
}

/** Of a paper that was got. Before editions were kept there was only the first. */
export function printingOf({ edition, hiddenSources }: { edition: number | null; hiddenSources: readonly string[] }): Printing {
  return { edition: edition ?? 1, hidden: new Set(hiddenSources) }
}

/** The columns of a download that say it. */
export function keptPrinting({ edition, hidden }: Printing) {
  return { edition, hiddenSources: [...hidden].toSorted() }
}
