/** From what a paper is printed, as a download keeps it: so its booklet and its key always ask the same, whatever is hidden or published later. */
export interface Printing {
  edition: number
  /** Names of sources that give way to others. */
  hidden: ReadonlySet<string>
}

/** What a download keeps of it. */
export const PRINTING_SELECT = { edition: true, hiddenSources: true } as const

/** Of a paper that was got. Before editions were kept there was only the first. */
export function printingOf({ edition, hiddenSources }: { edition: number | null; hiddenSources: readonly string[] }): Printing {
  return { edition: edition ?? 1, hidden: new Set(hiddenSources) }
}

/** The columns of a download that say it. */
export function keptPrinting({ edition, hidden }: Printing) {
  return { edition, hiddenSources: [...hidden].toSorted() }
}
