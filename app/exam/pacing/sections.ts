/** The sections that the pacing trainer drills, each at its real seconds. */
import { blueprintOf, type SectionBlueprint } from '~/exam/core/blueprints'
import type { Level } from '~/exam/core/levels'

/** Questions of a drill. */
export const DRILL_QUESTIONS = 10
/** Of the time of a passage, the part for reading it: our own advice. */
const READING_SHARE = 0.4

/** Every scored section of questions, in the order of the test. */
export function drillSections(level: Level): SectionBlueprint[] {
  return blueprintOf(level).sections
}

export function drillSection(level: Level, id: string): SectionBlueprint | null {
  return drillSections(level).find((section) => section.id === id) ?? null
}

/** The section after this one, the first after the last. */
export function sectionAfter(level: Level, id: string): SectionBlueprint | null {
  const sections = drillSections(level)
  return sections[(sections.findIndex((section) => section.id === id) + 1) % sections.length] ?? null
}

/** Seconds that a question has with this much of the standard time. */
export function paceOf({ minutes, questions }: Pick<SectionBlueprint, 'minutes' | 'questions'>, timePercent: number): number {
  return ((minutes * 60) / questions) * (timePercent / 100)
}

/** Seconds of a whole drill, as the clock counts them. */
export function drillSeconds(section: SectionBlueprint, timePercent: number): number {
  return Math.round(DRILL_QUESTIONS * paceOf(section, timePercent))
}

/** The seconds of a question, and what is left of them for answering where passages have to be read. */
export function secondsOf(section: SectionBlueprint, timePercent: number): { pace: number; target: number } {
  const pace = paceOf(section, timePercent)
  return { pace, target: section.subject === 'reading_comprehension' ? pace * (1 - READING_SHARE) : pace }
}

/**
 * What is left of a question's seconds where passages have to be read, and for each question the seconds for reading: those of its passage
 * stand with the first question on it.
 */
export function withReading(passages: readonly (string | null)[], pace: number): { target: number; reading: number[] } {
  if (passages.every((passage) => passage === null)) return { target: pace, reading: passages.map(() => 0) }
  return {
    target: pace * (1 - READING_SHARE),
    reading: passages.map((passage, index) => {
      const isFirst = passage !== null && passages.indexOf(passage) === index
      return isFirst ? passages.filter((other) => other === passage).length * pace * READING_SHARE : 0
    }),
  }
}
