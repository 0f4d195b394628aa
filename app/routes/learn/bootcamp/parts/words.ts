/** What the pages of the boot camp call its sessions. */
import type { DayPart } from '~/exam/bootcamp/program'

export const SESSION_NAMES: Record<DayPart, string> = {
  verbal: 'Verbal',
  quantitative: 'Quantitative',
  reading: 'Reading',
  math: 'Math',
  review: 'Evening review',
}

/** What is said when somebody wants to begin something that is not open. */
export const REFUSED = {
  limit: { title: 'This needs a plan or the trial', text: 'What you have done stays here to read. To go on, choose a plan.' },
  closed: { title: 'This is not open now', text: 'Do the parts in their order, and one day of the program on each day of the calendar.' },
  full: { title: 'Too many sets of mistakes are open', text: 'Finish or end the oldest one, then come back and press again.' },
  'another-open': { title: 'Another timed section is open', text: 'End it first, or start this one beside it: both clocks then run.' },
} as const

export const daysText = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`
