/** What a tutor's students hold for true and is not: only what two probes have confirmed, and only of students who are linked now. */
import { db } from '~/db.server'
import type { Level, Subject } from '~/exam/core/levels'
import type { Suspect } from '~/exam/mistakes/probe.server'
import { seenStudents } from '~/models/assignments/students.server'

/** Each of them gets a page of a lesson. */
const MOST_STUDENTS = 40
/** Rows that are read at most: more than any group has. */
const MOST_ROWS = 2000

interface Holder {
  studentId: string
  name: string
  state: 'confirmed' | 'practicing'
}

interface HeldMisconception {
  patternKey: string
  says: string
  subject: Subject
  level: Level
  skill: string
  suspect: Suspect
  holders: Holder[]
  /** Whom a lesson about it has pages for: all of the group, or without a group those who hold it. */
  students: string[]
  /** The names of those for whom a lesson has no page left. */
  leftOut: string[]
}

const HELD = ['confirmed', 'practicing'] as const satisfies Holder['state'][]

/** The confirmed misconceptions of a group, or of all students of the tutor; what most of them hold comes first. Two statements. */
export async function heldMisconceptions(asked: { tutorId: string; groupId: string | null }): Promise<HeldMisconception[]> {
  const names = new Map((await seenStudents(asked)).map(({ id, name }) => [id, name]))
  const rows = await db.wrongAnswerAnalytics.findMany({
    where: { studentId: { in: [...names.keys()] }, patternType: 'misconception', interventionStatus: { in: [...HELD] } },
    orderBy: [{ analysisDate: 'desc' }, { id: 'asc' }],
    take: MOST_ROWS,
    select: { patternKey: true, patternData: true, interventionStatus: true, studentId: true },
  })
  const held = new Map<string, HeldMisconception>()
  for (const { patternKey, patternData, interventionStatus, studentId } of rows) {
    if (patternKey === null) continue
    // Written by models/mistakes/patterns alone, so its shape is known.
    const data = patternData as unknown as Suspect & { skill: string }
    const { says, subject, level, skill } = data
    const one = held.get(patternKey) ?? { patternKey, says, subject, level, skill, suspect: data, holders: [], students: [], leftOut: [] }
    one.holders.push({ studentId, name: names.get(studentId) ?? '', state: interventionStatus as Holder['state'] })
    held.set(patternKey, one)
  }
  for (const one of held.values()) {
    const all = asked.groupId === null ? one.holders.map(({ studentId }) => studentId) : [...names.keys()]
    one.students = all.slice(0, MOST_STUDENTS)
    one.leftOut = all.slice(MOST_STUDENTS).map((studentId) => names.get(studentId) ?? '')
  }
  // `toSorted` keeps the order of equals: what was seen last.
  return [...held.values()].toSorted((a, b) => b.holders.length - a.holders.length)
}
