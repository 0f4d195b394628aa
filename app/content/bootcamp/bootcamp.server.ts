/** The outline of the boot camp: thirty days, and what each session of a day is for. Read and checked once. */
import { z } from 'zod'
import entries from './days.json'

/** Short enough to read before the session begins. */
const line = z
  .string()
  .max(150)
  .regex(/[.?)”]$/)
const DaySchema = z.strictObject({
  title: z.string().max(40),
  ...{ verbal: line, quantitative: line, reading: line, math: line, review: line },
})

/** In the order of the days. */
const DAYS = z.array(DaySchema).length(30).parse(entries)

/** Where each week begins, and what it is for. Its last day checks what was learned. */
const WEEKS = [
  { first: 1, last: 7, title: 'Find your footing', text: 'What you know, what is slow, what is missing. The tools for the first repairs.' },
  { first: 8, last: 14, title: 'Build', text: 'The topics that every test asks for, one a day, each tied to the day before.' },
  { first: 15, last: 21, title: 'Stretch', text: 'Problems of several steps, harder passages, and a rule for guessing.' },
  { first: 22, last: 30, title: 'Rehearse', text: 'Your two weakest topics, two whole rehearsals, then light work and rest.' },
] as const

/** The days on which a whole part is sat under the clock. */
export const CHECK_DAYS: readonly number[] = [7, 14, 21, 26, 28]

/** The weeks with their days, as the outline shows them. */
export function bootcampWeeks() {
  return WEEKS.map(({ first, last, ...week }) => ({
    ...week,
    ...{ first, last },
    days: DAYS.slice(first - 1, last).map((day, index) => ({ number: first + index, ...day })),
  }))
}
