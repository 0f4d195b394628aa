/**
 * What practice must not ask a student: what admins hid, and what stands in a test, quiz or drill that this student has open. Else practice would
 * say what is right while the clock of the real question runs.
 */
import { type Database, db } from '~/db.server'
import { sourceOf } from '~/exam/core/item/name'
import { FAMILIES } from '~/exam/families/families'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { readPlan } from '~/models/sittings/whole/conditions'

/** A family has new numbers each time; words and passages have only themselves. */
const FAMILY_NAMES: ReadonlySet<string> = new Set(FAMILIES.map(({ id }) => id))

/** The names of sources, as hidden ones are named. Two queries, three while something is open. */
export async function heldBack(userId: string): Promise<ReadonlySet<string>> {
  const [hidden, open] = await Promise.all([hiddenNames(), openSources(userId)])
  return open.size === 0 ? hidden : new Set([...hidden, ...open])
}

/** Of them, what stands in an open test or quiz alone. */
export async function openSources(userId: string): Promise<ReadonlySet<string>> {
  const names = await openItemNames(userId)
  return new Set(names.map((name) => sourceOf({ id: name })).filter((source) => !FAMILY_NAMES.has(source)))
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
  const open = await openItems(userId, database)
  if (open.length === 0) return []
  const items = await database.item.findMany({ where: { id: { in: open } }, select: { name: true } })
  return items.map(({ name }) => name)
}

/** The stored questions of open tests, also of their sections to come, and of open quizzes, drills and sheets. */
async function openItems(userId: string, database: Database): Promise<string[]> {
  const sittings = await database.practiceSitting.findMany({
    where: { userId, status: 'open', kind: { in: ['practice_test', 'sectional_quiz', 'pacing', 'bootcamp_check', 'sheet'] } },
    relationLoadStrategy: 'join',
    select: { kind: true, plan: true, sections: { select: { responses: { select: { itemId: true } } } } },
  })
  return sittings.flatMap(({ kind, plan, sections }) =>
    kind === 'practice_test'
      ? readPlan(plan).sections.flatMap(({ itemIds }) => itemIds)
      : sections.flatMap(({ responses }) => responses.map(({ itemId }) => itemId)),
  )
}
