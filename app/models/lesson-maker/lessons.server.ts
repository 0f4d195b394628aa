/** Lessons that a tutor made: drawn once, stored with their questions, printed as often as needed, and what has changed since. */
import { createHash } from 'node:crypto'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { makeLesson, PARTS, type Part } from '~/exam/lesson-maker/lesson.server'
import { storedItems } from '~/models/assignments/sheet.server'
import { seenStudents } from '~/models/assignments/students.server'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { storeItems } from '~/models/bank/item-store.server'
import { examLevel, storedLevel } from '~/models/bank/stored-level'
import { pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { lockTutor } from '~/models/tutoring/links/links.server'
import { TUTOR_AT_WORK } from '~/models/tutoring/sight.server'
import { heldMisconceptions } from './misconceptions.server'

interface Wanted {
  tutorId: string
  groupId: string | null
  patternKey: string
  /** Drawn with the form, so that the same form sent twice makes one lesson. */
  press: string
}

/**
 * Makes a lesson about a misconception of the group: for all who are in it, or without a group for those who hold it. Null when nobody holds it
 * now, or the bank cannot ask about it.
 */
export async function createLesson({ tutorId, groupId, patternKey, press }: Wanted, now = new Date()): Promise<string | null> {
  const held = (await heldMisconceptions({ tutorId, groupId })).find((one) => one.patternKey === patternKey)
  if (!held) return null
  const holders = new Map(held.holders.map(({ studentId, state }) => [studentId, state]))
  const { students } = held
  const id = createHash('sha256').update(`${tutorId}:${press}`).digest('base64url').slice(0, 22)
  const lesson = makeLesson({ suspect: held.suspect, students: students.length, hidden: await hiddenNames(), seed: id })
  if (!lesson) return null

  const { says, level, subject, skill } = held
  return db.$transaction(async (transaction) => {
    // Whoever leaves takes the tutor's row first: at this moment they wait, or have left, and then there is no page of theirs.
    if (!(await lockTutor(transaction, tutorId, TUTOR_AT_WORK))) return null
    const seen = new Set((await seenStudents({ tutorId, groupId }, transaction)).map((student) => student.id))
    if (!students.some((studentId) => seen.has(studentId))) return null
    const all = [...PARTS.flatMap((part) => lesson.parts[part]), ...lesson.twins.flat()]
    const ids = new Map((await storeItems(transaction, all)).map((stored, index) => [all[index], stored]))
    const idsOf = (items: readonly Item[]) => items.flatMap((item) => ids.get(item) ?? [])
    const parts = Object.fromEntries(PARTS.map((part) => [part, idsOf(lesson.parts[part])]))
    await transaction.printedLesson.createMany({
      data: [{ id, tutorId, patternKey, says, level: storedLevel(level), subject, skill, parts, createdAt: now }],
      skipDuplicates: true,
    })
    await transaction.printedLessonStudent.createMany({
      data: students
        .map((studentId, index) => ({
          ...{ lessonId: id, studentId, itemIds: idsOf(lesson.twins[index] ?? []) },
          stateBefore: holders.get(studentId) ?? null,
        }))
        .filter(({ studentId }) => seen.has(studentId)),
      skipDuplicates: true,
    })
    return id
  })
}

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

/** The tutor's lessons, the newest first. */
export async function listLessons({ tutorId, after }: { tutorId: string; after: string | null }) {
  const { behind, order } = pageQuery(NEWEST, { after })
  const rows = await db.printedLesson.findMany({
    where: { AND: [{ tutorId }, behind] },
    ...order,
    select: { id: true, says: true, skill: true, level: true, subject: true, createdAt: true },
  })
  return pageOf(rows, NEWEST)
}

/** A student of a lesson, as the misconception stood and stands. */
interface LessonStudent {
  studentId: string
  name: string
  itemIds: string[]
  before: string | null
  now: string | null
  /** How often it was slipped into since the lesson. */
  slips: number
}

/** The tutor's lesson with its students whom the tutor sees now; null for anybody else's. Three statements. */
export async function findLesson({ tutorId, lessonId }: { tutorId: string; lessonId: string }) {
  const lesson = await db.printedLesson.findFirst({
    where: { id: lessonId, tutorId },
    select: {
      ...{ id: true, says: true, skill: true, level: true, subject: true, parts: true, patternKey: true, createdAt: true },
      students: { select: { studentId: true, itemIds: true, stateBefore: true } },
    },
  })
  if (!lesson) return null
  const names = new Map((await seenStudents({ tutorId })).map(({ id, name }) => [id, name]))
  const members = lesson.students.filter(({ studentId }) => names.has(studentId))
  const now = await db.wrongAnswerAnalytics.findMany({
    where: {
      studentId: { in: members.map(({ studentId }) => studentId) },
      ...{ patternType: 'misconception', patternKey: lesson.patternKey },
    },
    select: { studentId: true, interventionStatus: true, patternData: true },
  })
  const students = members.map(({ studentId, itemIds, stateBefore }): LessonStudent => {
    const found = now.find((row) => row.studentId === studentId)
    const { slips = [] } = (found?.patternData ?? {}) as { slips?: number[] }
    return {
      ...{ studentId, itemIds, name: names.get(studentId) ?? '', before: stateBefore, now: found?.interventionStatus ?? null },
      slips: slips.filter((at) => at > lesson.createdAt.getTime()).length,
    }
  })
  const { parts, level, ...rest } = lesson
  return {
    ...{ ...rest, level: examLevel(level), parts: parts as Record<Part, string[]> },
    students: students.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.studentId.localeCompare(b.studentId, 'en')),
  }
}

type FoundLesson = NonNullable<Awaited<ReturnType<typeof findLesson>>>

/** The questions of a lesson, in the order of its parts and of its students. */
export async function lessonItems({ parts, students }: Pick<FoundLesson, 'parts' | 'students'>) {
  const ids = [...PARTS.flatMap((part) => parts[part]), ...students.flatMap(({ itemIds }) => itemIds)]
  const byId = await storedItems([...new Set(ids)])
  const itemsOf = (wanted: readonly string[]) => wanted.flatMap((id) => byId.get(id) ?? [])
  return {
    parts: Object.fromEntries(PARTS.map((part) => [part, itemsOf(parts[part])])) as Record<Part, Item[]>,
    students: students.map(({ studentId, name, itemIds }) => ({ studentId, name, items: itemsOf(itemIds) })),
  }
}

/** Takes a lesson out of the tutor's list. */
export async function deleteLesson({ tutorId, lessonId }: { tutorId: string; lessonId: string }): Promise<boolean> {
  return (await db.printedLesson.deleteMany({ where: { id: lessonId, tutorId } })).count === 1
}
