/**
 * What practice must not ask a student: what admins hid, and what stands in a test, quiz or drill that this student has open. Else practice would
 * say what is right while the clock of the real question runs.
 */
import { type Database, db } from '~/db.server'
import { sourceOf } from '~/exam/core/item/name'
import { FAMILIES } from '~/exam/families/families'
import type { SittingKind } from '~/generated/prisma/enums'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { readPlan } from '~/models/sittings/whole/conditions'

/** A family has new numbers each time; words and passages have only themselves. */
const FAMILY_NAMES: ReadonlySet<string> = new Set(FAMILIES.map(({ id }) => id))

const TIMED: SittingKind[] = ['practice_test', 'sectional_quiz', 'pacing', 'bootcamp_check']

/** The names of sources, as hidden ones are named. Two queries, three while something is open. */
export async function heldBack(userId: string): Promise<ReadonlySet<string>> {
  const [hidden, open] = await Promise.all([hiddenNames(), openSources(userId)])
  return open.size === 0 ? hidden : new Set([...hidden, ...open])
}

/** Of them, what stands in an open test or quiz alone. */
export async function openSources(userId: string): Promise<ReadonlySet<string>> {
  return ownSources(await openItemNames(userId))
}

const ownSources = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => sourceOf({ id: name })).filter((source) => !FAMILY_NAMES.has(source)))

/** Whether any of these questions, or what has their words or passages, stands in a test, quiz or drill that the student has open. */
export async function standInTimed(userId: string, itemNames: readonly string[], database: Database = db): Promise<boolean> {
  const names = await namesOf(await openItems(userId, database, TIMED), database)
  const sources = ownSources(names)
  return itemNames.some((name) => names.includes(name) || sources.has(sourceOf({ id: name })))
}

/** The same for a tutor's sheet that the student has begun: while it does, the sheet is not ended, and its answers are not shown. */
export async function isSheetHeld({ userId, sittingId }: { userId: string; sittingId: string }, database: Database = db): Promise<boolean> {
  const questions = await database.response.findMany({
    where: { section: { sittingId, sitting: { userId, kind: 'sheet' } } },
    relationLoadStrategy: 'join',
    select: { item: { select: { name: true } } },
  })
  return (
    questions.length > 0 &&
    standInTimed(
      userId,
      questions.map(({ item }) => item.name),
      database,
    )
  )
}

/** Whether exactly this question, or for words and passages one of its source, stands in an open test or quiz of the student's. */
export async function standsOpen(
  userId: string,
  { name, source }: { name: string | null; source: string },
  database: Database = db,
): Promise<boolean> {
  const names = await openItemNames(userId, database)
  return names.some((one) => one === name || (!FAMILY_NAMES.has(source) && sourceOf({ id: one }) === source))
}

/** The names of the questions in what this student has open: tests with their sections to come, quizzes, drills. One query, two while something is. */
export async function openItemNames(userId: string, database: Database = db): Promise<string[]> {
  return namesOf(await openItems(userId, database, [...TIMED, 'sheet']), database)
}

async function namesOf(ids: string[], database: Database): Promise<string[]> {
  if (ids.length === 0) return []
  const items = await database.item.findMany({ where: { id: { in: ids } }, select: { name: true } })
  return items.map(({ name }) => name)
}

/** The stored questions of open tests, also of their sections to come, and of open quizzes, drills and sheets. */
async function openItems(userId: string, database: Database, kinds: SittingKind[]): Promise<string[]> {
  const sittings = await database.practiceSitting.findMany({
    where: { userId, status: 'open', kind: { in: kinds } },
    relationLoadStrategy: 'join',
    select: { id: true, kind: true, plan: true, sections: { select: { responses: { select: { itemId: true } } } } },
  })
  const sheets = sittings.filter(({ kind }) => kind === 'sheet').map(({ id }) => id)
  const awaited = sheets.length === 0 ? [] : await awaitedSheets(userId, sheets, database)
  return sittings.flatMap(({ id, kind, plan, sections }) => {
    if (kind === 'practice_test') return readPlan(plan).sections.flatMap(({ itemIds }) => itemIds)
    if (kind === 'sheet' && !awaited.includes(id)) return []
    return sections.flatMap(({ responses }) => responses.map(({ itemId }) => itemId))
  })
}

/** Of these sheets, those that a tutor waits for: one that was withdrawn, or whose tutor is gone, keeps nothing from the student. */
async function awaitedSheets(userId: string, sittingIds: readonly string[], database: Database): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    SELECT a.outcome->>'sittingId' AS id
    FROM assignments a JOIN tutor_students l ON l."tutorId" = a."tutorId" AND l."studentId" = a."studentId"
    WHERE a."studentId" = ${userId} AND a."withdrawnAt" IS NULL AND l."endedAt" IS NULL
      AND a.outcome->>'sittingId' = ANY(${[...sittingIds]})`
  return rows.map(({ id }) => id)
}
