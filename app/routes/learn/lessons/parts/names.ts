/** What screens call sections and tiers of lessons, and how long they say one takes. */
import type { LESSON_SECTIONS } from '~/content/lessons/lesson'

export const SECTION_NAMES: Record<(typeof LESSON_SECTIONS)[number], string> = {
  mathematics: 'Mathematics',
  verbal: 'Verbal',
  reading: 'Reading',
  writing: 'Writing',
  pace: 'Pace and test day',
}

/** "4:38" */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`
}
