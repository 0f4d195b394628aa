/** What screens call kinds and lengths of passages, and why a time does not count. */
import type { Speed } from '~/exam/reading/speed'
import { FASTEST, SLOWEST } from '~/exam/reading/speed'

export const KIND_NAMES = {
  fiction: 'Story',
  poem: 'Poem',
  science: 'Science',
  history: 'History',
  biography: 'Biography',
  arts: 'Arts',
  contemporary: 'Life today',
  argument: 'Argument',
} as const

export function lengthNames([short, medium]: readonly [number, number]) {
  return {
    short: `Short, up to ${short} words`,
    medium: `Medium, up to ${medium} words`,
    long: `Long, more than ${medium} words`,
  }
}

const WHY_NOT: Record<NonNullable<Speed['reason']>, string> = {
  open: 'You are still reading.',
  'not-opened': 'The time does not count, because the text was not on the screen before you said that you had read it.',
  interrupted: 'The time does not count, because you did other work on Stanine in the meantime.',
  'too-fast': `The time does not count: more than ${FASTEST} words a minute is looking, not reading.`,
  'too-slow': `The time does not count: with fewer than ${SLOWEST} words a minute there was a break in it.`,
  unanswered: 'The time counts once all questions are answered.',
  'not-shown': 'The time does not count: only when more than half of the questions are right do they show that the text was read.',
}

/** "182 words a minute", or why there is no speed. */
export function speedText({ wordsPerMinute, reason }: Speed): string {
  return reason === null ? `${wordsPerMinute} words a minute.` : WHY_NOT[reason]
}
