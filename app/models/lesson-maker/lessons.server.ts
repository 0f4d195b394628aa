/** Lessons that a tutor made: drawn once, stored with their questions, printed as often as needed, and what has changed since. */
import { createHash } from 'node:crypto'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { makeLesson, PARTS, type Part } from '~/exam/lesson-maker/lesson.server'
import { storedItems } from '~/models/assignments/sheet.server'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { storeItems } from '~/models/bank/item-store.server'
import { examLevel, storedLevel } from '~/models/bank/stored-level'
import { pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { heldMisconceptions, inGroup } from './misconceptions.server'

/** Each of them gets a page. */
const MOST_STUDENTS = 40

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
  const members = groupId === null ? [...holders.keys()] : await membersOf(tutorId, groupId)
  const students = members.slice(0, MOST_STUDENTS)
  const id = createHash('sha256').update(`${tutorId}:${press}`).digest('base64url').slice(0, 22)
  const lesson = makeLesson({ suspect: held.suspect, students: students.length, hidden: await hiddenNames(), seed: id })
  if (!lesson) return null

  const { says, level, subject, skill } = held
  await db.$transaction(async (transaction) => {
    const all = [...PARTS.flatMap((part) => lesson.parts[part]), ...lesson.twins.flat()]
    const ids = new Map((await storeItems(transaction, all)).map((stored, index) => [all[index], stored]))
    const idsOf = (items: readonly Item[]) => items.flatMap((item) => ids.get(item) ?? [])
    const parts = Object.fromEntries(PARTS.map((part) => [part, idsOf(lesson.parts[part])]))
    await transaction.printedLesson.createMany({
      data: [{ id, tutorId, patternKey, says, level: storedLevel(level), subject, skill, parts, createdAt: now }],
      skipDuplicates: true,
    })
    await transaction.printedLessonStudent.createMany({
      data: students.map((studentId, index) => ({
        ...{ lessonId: id, studentId, itemIds: idsOf(lesson.twins[index] ?? []) },
        stateBefore: holders.get(studentId) ?? null,
      })),
      skipDuplicates: true,
    })
  })
  return id
}

async function membersOf(tutorId: string, groupId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ studentId: string }[]>`
    SELECT l."studentId" FROM tutor_students l JOIN users u ON u.id = l."studentId"
    WHERE l."tutorId" = ${tutorId} AND l."endedAt" IS NULL AND ${inGroup(groupId)}
    ORDER BY u."firstName", u."lastName", l."studentId"`
  return rows.map(({ studentId }) => studentId)
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
export interface LessonStudent {
  studentId: string
  name: string
  timeZone: string
  itemIds: string[]
  before: string | null
  now: string | null
  /** How often it was slipped into since the lesson. */
  slips: number
}

/** The tutor's lesson with its students who are linked now; null for anybody else's. Two statements. */
export async function findLesson({ tutorId, lessonId }: { tutorId: string; lessonId: string }) {
  const lesson = await db.printedLesson.findFirst({
    where: { id: lessonId, tutorId },
    select: { id: true, says: true, skill: true, level: true, subject: true, parts: true, patternKey: true, createdAt: true },
  })
  if (!lesson) return null
  const students = await db.$queryRaw<LessonStudent[]>`
    SELECT s."studentId", concat(COALESCE(u."preferredName", u."firstName"), ' ', u."lastName") AS name, s."itemIds",
      COALESCE(p."timeZone", 'America/New_York') AS "timeZone", s."stateBefore" AS before, w."interventionStatus" AS now,
      (SELECT count(*)::int FROM jsonb_array_elements(COALESCE(w."patternData"->'slips', '[]'::jsonb)) slip
        WHERE slip::text::float8 > ${lesson.createdAt.getTime()}::float8) AS slips
    FROM printed_lesson_students s
    JOIN tutor_students l ON l."studentId" = s."studentId" AND l."tutorId" = ${tutorId} AND l."endedAt" IS NULL
    JOIN users u ON u.id = s."studentId" LEFT JOIN student_profiles p ON p."userId" = u.id
    LEFT JOIN wrong_answer_analytics w
      ON w."studentId" = s."studentId" AND w."patternType" = 'misconception' AND w."patternKey" = ${lesson.patternKey}
    WHERE s."lessonId" = ${lessonId} ORDER BY name, s."studentId"`
  const { parts, level, ...rest } = lesson
  return { ...rest, level: examLevel(level), parts: parts as Record<Part, string[]>, students }
}

export type FoundLesson = NonNullable<Awaited<ReturnType<typeof findLesson>>>

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
