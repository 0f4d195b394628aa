/** What screens call tiers, forms and parts of a reading. */
import type { Part } from '~/exam/poems/steps.server'

export const TIER_NAMES = { lower: 'Lower', middle: 'Middle', upper: 'Upper' } as const

export const PART_NAMES: Record<Part, { title: string; ask: string }> = {
  sound: { title: 'Sound', ask: 'Say the lines aloud first. What do your mouth and your ear notice?' },
  image: { title: 'Image', ask: 'Close your eyes after the lines. What do you see, hear or smell?' },
  turn: { title: 'Turn', ask: 'Read the whole poem once more. Where does it change its mind?' },
}

/** "prose poem" as a heading or a label begins: "Prose poem". */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
