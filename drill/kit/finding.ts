/** What a drill found: one sentence, whether the promise held, and the figures for the table. */
export interface Finding {
  held: boolean
  sentence: string
  figures: Record<string, string | number>
}

/** Milliseconds as people read them. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** The sentence when it held, else what did not, at most three of it. */
export function finding(troubles: readonly string[], sentence: string, figures: Finding['figures']): Finding {
  const shown = troubles.slice(0, 3).join('; ')
  const more = troubles.length > 3 ? `; and ${troubles.length - 3} more` : ''
  return { held: troubles.length === 0, sentence: troubles.length === 0 ? sentence : `${shown}${more}`, figures }
}
