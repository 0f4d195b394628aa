/** A program in words, for pages that everybody may read: what each session of each day is about, and no question. */
import type { Level } from '~/exam/core/levels'
import { type ProgramSession, SESSIONS, WEEKS } from './program'
import { programOf } from './programs.server'

export interface DayOutline {
  number: number
  title: string
  verbal: string
  quantitative: string
  reading: string
  math: string
  review: string
}

const REVIEW = 'Up to five of your own mistakes with new numbers, and up to eight words that are due.'

/** The weeks of a level's program with their days. */
export function outlineOf(level: Level) {
  const { days } = programOf(level)
  return WEEKS.map(({ first, last, ...week }) => ({
    ...week,
    ...{ first, last },
    days: days.slice(first - 1, last).map((day, index): DayOutline => {
      const { verbal, quantitative, reading, math } = day
      return {
        number: first + index,
        title: math.title === quantitative.title ? math.title : `${math.title}. ${quantitative.title}`,
        ...{ verbal: inShort(verbal), quantitative: inShort(quantitative), reading: inShort(reading), math: inShort(math) },
        review: REVIEW,
      }
    }),
  }))
}

/** What a program holds, in figures. */
export function programFigures(level: Level) {
  const sessions = programOf(level).days.flatMap((day) => SESSIONS.map((session) => day[session]))
  return {
    sessions: sessions.length,
    videos: sessions.filter(({ lesson }) => lesson !== undefined).length,
    questions: sessions.reduce((sum, { drill, check }) => sum + drill.length + check.length, 0),
  }
}

function inShort({ title, lesson, drill, check }: ProgramSession): string {
  return `${title}${/[.?!]$/.test(title) ? '' : '.'} ${lesson ? 'Lesson' : 'Worked example'}, ${drill.length} questions, then ${check.length} by the clock.`
}
