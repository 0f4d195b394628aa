/** On which days of a plan whole tests stand: far enough from each other, from the last one, and from the real test. */
import { addDays, type Day, daysBetween, weekdayOf } from './days'
import { countUses, type PlanInput } from './input'

/** Days between two whole tests, so that there is time to work on what the first one showed. */
export const TEST_GAP_DAYS = 13
/** The last days in front of the real test are for rest. */
export const CLEAR_DAYS = 6
/** From the day on which a plan is begun: a student who begins today has the day after tomorrow at the earliest. */
const LEAD_DAYS = 2

/** The days, the earliest first: at most as many as there are tests left. They are placed from the end, where they matter most. */
export function testDays(input: PlanInput): Day[] {
  const { today, startedOn, testDate, until, tests } = input
  const last = testDate ? addDays(testDate, -CLEAR_DAYS) : until
  const first = tests.lastOn ? addDays(tests.lastOn, TEST_GAP_DAYS) : today
  const earliest = addDays(startedOn, LEAD_DAYS)
  const candidates = daysFrom(today, last).filter((day) => day >= earliest && day >= first && hasTime(input, day))
  const gap = Math.max(TEST_GAP_DAYS, Math.floor(daysBetween(today, last) / Math.max(1, tests.numbers.length)))

  const chosen: Day[] = []
  for (const day of candidates.toReversed()) {
    const next = chosen[0]
    if (chosen.length < tests.numbers.length && (!next || daysBetween(day, next) >= gap)) chosen.unshift(day)
  }
  return withinAllowance(input, chosen)
}

/** Whether the day has the time of a whole test: the weekday that the student gave, unless that day was changed, or a day made long enough. */
function hasTime({ testWeekday, changes, times, daysOff }: PlanInput, day: Day): boolean {
  const changed = changes.get(day)
  if (changed !== undefined) return changed >= times.test
  return weekdayOf(day) === testWeekday && !daysOff.includes(testWeekday)
}

function withinAllowance(input: PlanInput, days: readonly Day[]): Day[] {
  const uses = countUses(input)
  return days.filter((day) => {
    if (!uses.isLeft('test', day)) return false
    uses.take('test', day)
    return true
  })
}

/** Every day from one to another, both of them included. */
export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}
