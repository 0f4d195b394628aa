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

/** All steps, in the order in which they open. */
export function stepsOf({ reading: { sound, image, turn } }: Poem): Step[] {
  return [
    ...sound.map((note) => ({ part: 'sound' as const, ...note })),
    ...image.map((note) => ({ part: 'image' as const, ...note })),
    { part: 'turn' as const, lines: [turn.line, turn.line], text: turn.text },
  ]
}
