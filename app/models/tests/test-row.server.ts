/** A whole test as it is stored: its conditions, and what was opened of it. */
import { type Database, db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import { examLevel } from '~/models/bank/stored-level'
import { type Conditions, readConditions } from '~/models/sittings/whole/conditions'
import type { Course, Worked } from './standing'

const SELECT = {
  id: true,
  userId: true,
  level: true,
  number: true,
  mode: true,
  place: true,
  conditions: true,
  status: true,
  startedAt: true,
  endedAt: true,
  sections: { select: { id: true, part: true, startedAt: true, deadline: true, endedAt: true }, orderBy: { position: 'asc' } },
  essay: { select: { id: true, wordCount: true, startedAt: true, deadline: true, submittedAt: true } },
} as const

/** A whole test; `course` is what its standing follows from. */
export type WholeTest = NonNullable<Awaited<ReturnType<typeof findTest>>>

/** The whole test of this owner, or of whoever has it; null for anything else. */
export async function findTest({ sittingId, userId }: { sittingId: string; userId?: string }, database: Database = db) {
  const row = await database.practiceSitting.findFirst({
    where: { id: sittingId, userId, kind: 'practice_test' },
    // One statement instead of three, several times in each transaction that moves a test.
    relationLoadStrategy: 'join',
    select: SELECT,
  })
  if (!row?.mode || !row.place) return null

  const { sections, essay, level, mode, place, ...test } = row
  const conditions = readConditions(row.conditions)
  const worked = new Map<string, Worked>()
  for (const { part, startedAt, deadline, endedAt } of sections) worked.set(part ?? '', datesOf({ startedAt, deadline, endedAt }))
  const writing = conditions.steps.find(({ kind }) => kind === 'writing')
  if (essay && writing) worked.set(writing.id, writtenIn(essay))
  const course: Course = { mode, startedAt: row.startedAt, steps: conditions.steps, worked }
  return {
    ...test,
    level: examLevel(level) satisfies Level,
    mode,
    place,
    conditions,
    essayId: essay?.id ?? null,
    isWritten: (essay?.wordCount ?? 0) > 0,
    course,
  }
}

interface EssayRow {
  startedAt: Date
  submittedAt: Date | null
  deadline: Date | null
}

/** One that was handed in during the grace ended with its time all the same. */
function writtenIn({ startedAt, submittedAt, deadline }: EssayRow): Worked {
  const written = datesOf({ startedAt, deadline, endedAt: submittedAt })
  const { deadline: end, endedAt } = written
  return { ...written, endedAt: endedAt && end && end < endedAt ? end : endedAt }
}

/** Dates inside a joined relation arrive as text. */
function datesOf({ startedAt, deadline, endedAt }: Worked): Worked {
  return { startedAt: new Date(startedAt), deadline: deadline && new Date(deadline), endedAt: endedAt && new Date(endedAt) }
}

/** The section's place among the sections of its test, from 1: breaks and the writing have none. */
export function positionOf({ steps }: Pick<Conditions, 'steps'>, stepId: string): number {
  return steps.filter(({ kind }) => kind === 'section').findIndex(({ id }) => id === stepId) + 1
}
