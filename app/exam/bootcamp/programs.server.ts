/** The programs as they are published: `npm run bootcamp:publish` writes them once, and a test draws each question again. */
import type { Place } from '~/exam/bank/source'
import { LEVELS, type Level } from '~/exam/core/levels'
import type { Entry } from '~/exam/forms/editions/entry'
import { type Program, type ProgramDay, ProgramSchema, placeOf, SESSIONS } from './program'
import iseeLower from './programs/isee/lower.json'
import iseeMiddle from './programs/isee/middle.json'
import iseeUpper from './programs/isee/upper.json'
import ssatElementary from './programs/ssat/elementary.json'
import ssatMiddle from './programs/ssat/middle.json'
import ssatUpper from './programs/ssat/upper.json'

const WRITTEN: Record<Level, unknown> = {
  'isee-lower': iseeLower,
  'isee-middle': iseeMiddle,
  'isee-upper': iseeUpper,
  'ssat-elementary': ssatElementary,
  'ssat-middle': ssatMiddle,
  'ssat-upper': ssatUpper,
}

/** Read when they are first asked for: a program has two thousand questions. */
const read = new Map<Level, Program>()

/** The program of a level. */
export function programOf(level: Level): Program {
  const program = read.get(level) ?? ProgramSchema.parse(WRITTEN[level])
  read.set(level, program)
  return program
}

/** A day of it, from 1; undefined for one that it does not have. */
export function programDay(level: Level, day: number): ProgramDay | undefined {
  return programOf(level).days[day - 1]
}

/** Every question that the programs ask, with the place that it is drawn for. */
export function bootcampEntries(): { entry: Entry; place: Place }[] {
  return LEVELS.flatMap((level) =>
    programOf(level).days.flatMap((day) =>
      SESSIONS.flatMap((session) => {
        const { example = [], drill, check } = day[session]
        return [...example, ...drill, ...check].map((entry) => ({ entry, place: placeOf(level, session, entry.name) }))
      }),
    ),
  )
}
