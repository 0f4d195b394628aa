/** What stands above the month: how the boot camp is, in a sentence, and what opens from here. */

import { DAY_PARTS, PROGRAM_DAYS } from '~/exam/bootcamp/program'
import { keepFitting, lastDateOf } from '~/exam/bootcamp/schedule'
import type { Camp } from '~/models/bootcamp/camp.server'
import { mayWork } from '~/models/bootcamp/start.server'
import { daysList, longDay, weekdayName } from './month.server'
import { SESSION_NAMES } from './words'

export function campHead(camp: Camp, isMember: boolean) {
  const { schedule, begun, isOpen, restDays, plannedDays } = camp
  const done = schedule.days.filter(({ isDone }) => isDone).length
  // Whoever has lost the membership reads, and begins nothing.
  const open = schedule.open && mayWork({ membership: { isUnlimited: isMember } }, camp, schedule.open) ? schedule.open : null
  const sessionsDone = open ? (begun.get(open)?.sessionsDone ?? []) : []
  return {
    state: stateOf(camp),
    lead: leadOf(camp, done),
    done,
    planned: done + schedule.days.filter(({ isDone }) => !isDone).length,
    open: open
      ? { day: open, done: sessionsDone.length, next: SESSION_NAMES[DAY_PARTS.find((part) => !sessionsDone.includes(part)) ?? 'review'] }
      : null,
    isRestDay: schedule.isRestDay,
    isLocked: isOpen && !isMember,
    leftOut: isOpen && schedule.leftOut.length > 0 ? leftOutText(schedule.leftOut, plannedDays) : null,
    rest: restDays.length > 0 ? restDays.map((day) => `${weekdayName(`2026-11-${22 + day}`)}s`).join(', ') : null,
    lastDate: longDay(schedule.lastDate),
  }
}

/** `left`: the student ended it; `over`: its sixty days, or the days to the test, have passed. */
function stateOf({ hasKey, completedAt, schedule }: Camp): 'ahead' | 'running' | 'finished' | 'over' | 'left' {
  if (completedAt) return 'finished'
  return hasKey ? schedule.state : 'left'
}

function leadOf(camp: Camp, done: number): string {
  const { schedule, startDate } = camp
  switch (stateOf(camp)) {
    case 'ahead':
      return `It begins on ${weekdayName(startDate)}, ${longDay(startDate)}.`
    case 'finished':
      return `Done: ${done} of the ${PROGRAM_DAYS} days. What you worked on stays here to read.`
    case 'over':
      return `Its days have passed, and you did ${done === 0 ? 'none' : done} of them. What you worked on stays here, and you can begin again.`
    case 'left':
      return `You ended it ${done === 0 ? 'before a day was done' : `after ${done === 1 ? 'one day' : `${done} days`}`}. What you worked on stays here, and you can begin again.`
    case 'running':
      if (schedule.isDoneToday) return 'Today is done. The next day opens tomorrow.'
      return schedule.isRestDay ? 'Today is a rest day. You may work all the same.' : `Day ${schedule.open} is open.`
  }
}

/** How the program is shorter, and why. */
function leftOutText(leftOut: readonly number[], plannedDays: number): string {
  const kept = PROGRAM_DAYS - leftOut.length
  const isAsPlanned = kept >= plannedDays
  const since = isAsPlanned ? 'There are not thirty days of work before its end' : 'Days were missed'
  return `${since}, so ${keptText(kept)} Left out: ${daysList(leftOut)}.`
}

/** What a start on this day would come to, said before it is begun. */
export function shortenedText({
  startDate,
  testDate,
  plannedDays,
}: {
  startDate: string
  testDate: string | null
  plannedDays: number
}): string {
  const all = Array.from({ length: PROGRAM_DAYS }, (_, index) => index + 1)
  const { leftOut } = keepFitting(all, plannedDays)
  const last = longDay(lastDateOf({ startDate, testDate }))
  const where = plannedDays < FROM_ALL_WEEKS ? '' : ' They come from all four weeks.'
  return `There is room for ${plannedDays} of the ${PROGRAM_DAYS} days, until ${last}.${where} Left out: ${daysList(leftOut)}.`
}

/** So many days, or more, are of all four weeks (LEFT_OUT_FIRST in app/exam/bootcamp/schedule.ts). */
const FROM_ALL_WEEKS = 5

/** "1 day", "12 days". */

function keptText(kept: number): string {
  if (kept === 1) return `one of the ${PROGRAM_DAYS} days is kept.`
  return `${kept} of the ${PROGRAM_DAYS} days are kept${kept < FROM_ALL_WEEKS ? '' : ', from all four weeks'}.`
}
