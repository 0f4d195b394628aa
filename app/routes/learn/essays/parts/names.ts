/** What the workshop calls its things. */
import type { Prompt } from '~/content/prompts/prompts.server'

export const KIND_NAMES: Record<Prompt['kind'], string> = {
  essay: 'Essay',
  story: 'Story from a first sentence',
  picture: 'Story from a picture',
  personal: 'Essay about yourself',
  general: 'Essay on a question',
}

export const SAMPLE_NAMES = { developing: 'A developing essay', solid: 'A solid essay', strong: 'A strong essay' }

/** "Not finished", "Submitted November 20, 2026" */
export function stateOf(
  { submittedAt, deadline }: { submittedAt: Date | null; deadline: Date | null },
  now: Date,
): 'writing' | 'time is up' | 'submitted' {
  if (submittedAt) return 'submitted'
  return deadline && deadline < now ? 'time is up' : 'writing'
}
