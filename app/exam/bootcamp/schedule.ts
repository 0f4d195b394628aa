/** When the days of a boot camp are: computed anew each day from what is done, so that a missed day moves on by itself. Pure; days are text. */
import { addDays, type Day, weekdayOf } from '~/exam/plan/days'
import { PROGRAM_DAYS } from './program'

/** From its first day on, nothing of a boot camp lies later. */
export const MOST_DAYS = 60
/** Rest days in a week. */
export const MOST_REST_DAYS = 3
/** Of the days that fitted at the start, the part that is finished work. */
const FINISHED = 0.8

/**
 * Which days are left out first when not all of them fit: evenly from all four weeks, so that what is kept is spread over the whole program.
 * The mixed days and the first day stay longest.
 */
const LEFT_OUT_FIRST = [
  ...[16, 24, 9, 12, 19, 27, 4, 22, 11, 17, 29, 6, 25, 13, 20, 3, 10, 18, 26, 5, 23, 8, 15, 30, 2],
  ...[14, 21, 7, 28, 1],
]

interface Camp {
  startDate: Day
  today: Day
  /** The day of the test; one that lies on or before the first day counts for nothing. */
  testDate: Day | null
  /** 1 for Monday to 7 for Sunday. */
  restDays: readonly number[]
  /** How many days fitted when it was begun. */
  plannedDays: number
  /** Days of the program that are done, with the day on which that was. */
  done: ReadonlyMap<number, Day>
  /** Days on which something was begun: they are never left out. */
  begun?: ReadonlySet<number>
}

interface CampDay {
  /** 1 to 30. */
  number: number
  on: Day
  isDone: boolean
}

export interface Schedule {
  state: 'ahead' | 'running' | 'finished' | 'over'
  /** What is done and what is to come, by the calendar. */
  days: CampDay[]
  /** Days of the program that no longer fit, in their order. */
  leftOut: number[]
  /** The last day on which one may work. */
  lastDate: Day
  /** The day that may be worked on now; null before the start, after the end, and when one was finished today. */
  open: number | null
  isRestDay: boolean
  /** Whether a day was finished today. */
  isDoneToday: boolean
}

/** The last day of a boot camp: the sixtieth, or the eve of the test. */
export function lastDateOf({ startDate, testDate }: Pick<Camp, 'startDate' | 'testDate'>): Day {
  const sixtieth = addDays(startDate, MOST_DAYS - 1)
  return testDate && testDate > startDate && testDate <= sixtieth ? addDays(testDate, -1) : sixtieth
}

/** How many days of the program fit between a start and its last day. */
export function daysThatFit(camp: Pick<Camp, 'startDate' | 'testDate' | 'restDays'>): number {
  return Math.min(PROGRAM_DAYS, workDates(camp.startDate, lastDateOf(camp), camp.restDays).length)
}

/** Of these days of the program as many as fit, in their order, and what is left out. */
export function keepFitting(
  days: readonly number[],
  room: number,
  begun: ReadonlySet<number> = new Set(),
): { kept: number[]; leftOut: number[] } {
  const inTurn = LEFT_OUT_FIRST.filter((day) => days.includes(day) && !begun.has(day))
  const leftOut = new Set(inTurn.slice(0, Math.max(0, days.length - room)))
  return { kept: days.filter((day) => !leftOut.has(day)), leftOut: days.filter((day) => leftOut.has(day)) }
}

/** How the boot camp stands today. */
export function scheduleOf(camp: Camp): Schedule {
  const { startDate, today, restDays, done } = camp
  const lastDate = lastDateOf(camp)
  const isDoneToday = [...done.values()].includes(today)
  const from = today < startDate ? startDate : isDoneToday ? addDays(today, 1) : today
  const remaining = Array.from({ length: PROGRAM_DAYS }, (_, index) => index + 1).filter((day) => !done.has(day))
  const workDays = workDates(from, lastDate, restDays)
  // Where only rest days are left and too little is done, one may still work on them.
  const isLastChance = workDays.length === 0 && remaining.length > 0 && from <= lastDate && !isFinished(camp)
  const dates = isLastChance ? [from] : workDays
  const { kept, leftOut } = keepFitting(remaining, dates.length, camp.begun)
  const ahead = kept.slice(0, dates.length).map((number, index) => ({ number, on: dates[index] as Day, isDone: false }))
  const isEnd = ahead.length === 0 && (remaining.length === 0 || from > lastDate || dates.length === 0)
  const state = isEnd ? (isFinished(camp) ? 'finished' : 'over') : today < startDate ? 'ahead' : 'running'
  const isRestDay = restDays.includes(weekdayOf(today))
  // On a rest day one may, and need not.
  const next = kept[0] ?? null
  return {
    state,
    days: [...[...done].map(([number, on]) => ({ number, on, isDone: true })), ...ahead].toSorted(byCalendar),
    leftOut,
    lastDate,
    open: state === 'running' && !isDoneToday ? next : null,
    isRestDay,
    isDoneToday,
  }
}

/** Whether what is done is the boot camp, and not a part of it. */
export function isFinished({ plannedDays, done }: Pick<Camp, 'plannedDays' | 'done'>): boolean {
  return done.size >= Math.ceil(plannedDays * FINISHED)
}

function byCalendar(a: CampDay, b: CampDay): number {
  return a.on === b.on ? a.number - b.number : a.on < b.on ? -1 : 1
}

function workDates(from: Day, to: Day, restDays: readonly number[]): Day[] {
  const dates: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (!restDays.includes(weekdayOf(day))) dates.push(day)
  return dates
}
