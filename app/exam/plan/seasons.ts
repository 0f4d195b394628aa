/**
 * When the real tests may be taken. The ISEE has three seasons, and one sitting in each: fall, August to November; winter, December to
 * March; spring and summer, April to July (docs/exams.md 1: T6, T8, O3). For the SSAT no seasons are published.
 */
import type { Exam } from '~/exam/core/levels'
import { addDays, type Day, daysBetween } from './days'

export interface Season {
  name: 'fall' | 'winter' | 'spring and summer'
  from: Day
  to: Day
}

/** Nobody plans further ahead, and the form refuses what is a slip of the year. */
const FURTHEST_DAYS = 2 * 366

/** The season of the ISEE that a day lies in. */
export function seasonOf(day: Day): Season {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  if (month >= 8 && month <= 11) return { name: 'fall', from: `${year}-08-01`, to: `${year}-11-30` }
  if (month >= 4 && month <= 7) return { name: 'spring and summer', from: `${year}-04-01`, to: `${year}-07-31` }
  const begins = month === 12 ? year : year - 1
  return { name: 'winter', from: `${begins}-12-01`, to: `${begins + 1}-03-31` }
}

/** The one that begins when it ends. */
export function seasonAfter({ to }: Season): Season {
  return seasonOf(addDays(to, 1))
}

export interface Asked {
  exam: Exam
  /** The day that the student gives for the test. */
  wanted: Day
  today: Day
  /** The last real test that the student took; null for none. */
  satOn: Day | null
}

/** Why no plan leads to this day, with the season of the ISEE to choose from instead; null when it may be. */
export interface Refusal {
  why: 'past' | 'same season' | 'too far'
  /** Null for the SSAT. */
  offered: Season | null
}

/** Judges the day of a test: it must be to come, and the ISEE is taken once in a season. */
export function judgeTestDay({ exam, wanted, today, satOn }: Asked): Refusal | null {
  const sat = satOn && exam === 'isee' ? seasonOf(satOn) : null
  if (daysBetween(today, wanted) < 0) return { why: 'past', offered: exam === 'isee' ? openSeason(today, sat) : null }
  if (daysBetween(today, wanted) > FURTHEST_DAYS) return { why: 'too far', offered: null }
  if (sat && seasonOf(wanted).from === sat.from) return { why: 'same season', offered: seasonAfter(sat) }
  return null
}

/** The season that a sitting may still lie in: this one, or the next where this one has been used or is in its last days. */
export function openSeason(today: Day, sat: Season | null): Season {
  const season = seasonOf(today)
  const isUsed = sat?.from === season.from
  return isUsed || daysBetween(today, season.to) < LEAST_DAYS ? seasonAfter(season) : season
}

/** Less than this is no time to register and prepare: our own advice. */
const LEAST_DAYS = 14
