/**
 * The boot camp as data: for each level thirty days of four sessions. What a session asks is a frozen list of questions, written as editions
 * write them, so that a program which somebody has begun never changes.
 */
import { z } from 'zod'
import type { Place } from '~/exam/bank/source'
import { parseItemName } from '~/exam/core/item/name'
import { LEVELS, type Level, type Subject } from '~/exam/core/levels'
import { ListSchema } from '~/exam/forms/editions/entry'

/** In the order of a day. */
export const SESSIONS = ['verbal', 'quantitative', 'reading', 'math'] as const
export type Session = (typeof SESSIONS)[number]

/** With what the evening is for. */
export const DAY_PARTS = [...SESSIONS, 'review'] as const
export type DayPart = (typeof DAY_PARTS)[number]

export const PROGRAM_DAYS = 30

const EntriesSchema = ListSchema.shape.items

const SessionSchema = z
  .strictObject({
    title: z.string().min(1).max(60),
    /** The video that the program has not shown yet; where it has, a worked example stands in its place. */
    lesson: z.string().optional(),
    example: EntriesSchema.length(1).optional(),
    /** Asked one by one and explained at once. */
    drill: EntriesSchema,
    /** Asked by the clock and explained at the end. */
    check: EntriesSchema,
  })
  .refine(({ lesson, example }) => (lesson === undefined) !== (example === undefined), 'a lesson or an example')
export type ProgramSession = z.output<typeof SessionSchema>

const DaySchema = z.strictObject({ verbal: SessionSchema, quantitative: SessionSchema, reading: SessionSchema, math: SessionSchema })
export type ProgramDay = z.output<typeof DaySchema>

export const ProgramSchema = z.strictObject({ level: z.enum(LEVELS), days: z.array(DaySchema).length(PROGRAM_DAYS) })
export type Program = z.output<typeof ProgramSchema>

/** The section of the real test that a session prepares. The SSAT has one subject of mathematics, so two sessions share it. */
export function subjectOf(level: Level, session: Session): Subject {
  if (session === 'reading') return 'reading_comprehension'
  const isIsee = level.startsWith('isee')
  if (session === 'verbal') return isIsee ? 'verbal_reasoning' : 'verbal'
  if (!isIsee) return 'quantitative'
  return session === 'math' ? 'mathematics_achievement' : 'quantitative_reasoning'
}

/** Where a question of a session stands: a reading session begins with words, which are of the verbal section. */
export function placeOf(level: Level, session: Session, name: string): Place {
  const isWord = session === 'reading' && !parseItemName(name)?.source.startsWith('passage-')
  return { level, subject: subjectOf(level, isWord ? 'verbal' : session) }
}

/** Where each week begins, and what it is for. */
export const WEEKS = [
  { first: 1, last: 7, title: 'Find your footing', text: 'What every test asks for, one topic at a time. The seventh day mixes them.' },
  { first: 8, last: 14, title: 'Build', text: 'New topics, and checks that bring back those of the week before.' },
  { first: 15, last: 21, title: 'Stretch', text: 'Harder questions and problems of several steps.' },
  { first: 22, last: 30, title: 'Rehearse', text: 'The last topics, then mixed work as the test mixes it, and a lighter end.' },
] as const

/** The days on which the topics of the week are mixed. */
export const MIXED_DAYS: readonly number[] = [7, 14, 21, 28]
