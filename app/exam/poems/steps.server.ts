/** The guided reading of a poem: how it sounds, what it shows, and where it turns, one step after the other. */
import type { Poem } from '~/content/poems/poems.server'

export const PARTS = ['sound', 'image', 'turn'] as const
export type Part = (typeof PARTS)[number]

interface Step {
  part: Part
  /** The first and the last line that it speaks of. */
  lines: readonly [number, number]
  text: string
}

/**
 * All steps, in the order in which they open. A stanza that neither sound nor image nor turn speaks of has a note of its own: with the images
 * as far as the turn, and behind it after.
 */
export function stepsOf({ reading: { sound, image, turn }, stanzas }: Poem): Step[] {
  const isAfter = ({ lines: [from] }: Poem['stanzas'][number]) => from > turn.line
  const shown = [...image, ...stanzas.filter((note) => !isAfter(note))].toSorted((a, b) => a.lines[0] - b.lines[0])
  return [
    ...sound.map((note) => ({ part: 'sound' as const, ...note })),
    ...shown.map((note) => ({ part: 'image' as const, ...note })),
    { part: 'turn' as const, lines: [turn.line, turn.line], text: turn.text },
    ...stanzas.filter(isAfter).map((note) => ({ part: 'turn' as const, ...note })),
  ]
}
