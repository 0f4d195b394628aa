/** Days on which the real tests are given, as admins copy them from a source. Every change is written to the audit log. */
import { db, isTaken } from '~/db.server'
import type { Exam } from '~/exam/core/levels'
import { type Day, dateOfDay, dayOfDate } from '~/exam/plan/days'
import { formSchema } from '~/forms/schema.server'
import type { TestType } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { examName } from '~/models/bank/stored-level'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { TEST_DATE_FIELDS } from './fields'

export const TestDateSchema = formSchema(TEST_DATE_FIELDS, {
  refine({ heldOn, registerBy, sourceDate }, refuse) {
    if (heldOn && registerBy && registerBy > heldOn) refuse('registerBy', 'This is after the test')
    if (sourceDate && sourceDate > dayOfDate(new Date(Date.now() + TOMORROW_MS))) refuse('sourceDate', 'This day is still to come')
  },
})
/** Somewhere it is tomorrow already. */
const TOMORROW_MS = 86_400_000

type TestDateForm = ReturnType<typeof TestDateSchema.parse>

export const DATE_SORTS = {
  soonest: { field: 'heldOn', direction: 'asc', isDate: true },
  latest: { field: 'heldOn', direction: 'desc', isDate: true },
} as const satisfies Record<string, Sort>

export interface TestDateList extends Page {
  /** Null for both. */
  exam: TestType | null
  sort: keyof typeof DATE_SORTS
}

const LISTED = { id: true, exam: true, heldOn: true, registerBy: true, source: true, sourceDate: true, version: true } as const

/** A page of the dates. */
export async function listTestDates({ exam, sort, ...page }: TestDateList) {
  const { behind, order } = pageQuery(DATE_SORTS[sort], page)
  const found = await db.testDate.findMany({ where: { AND: [exam ? { exam } : {}, behind] }, ...order, select: LISTED })
  return pageOf(found, DATE_SORTS[sort], page)
}

/** One date; null when there is none. */
export function findTestDate(id: string) {
  return db.testDate.findUnique({ where: { id }, select: LISTED })
}

/** More than a season has. */
const MOST_OFFERED = 12

/** The dates of an exam from a day on, the soonest first. */
export async function datesToCome(exam: Exam, today: Day): Promise<{ heldOn: Day; registerBy: Day | null; source: string; readOn: Day }[]> {
  const found = await db.testDate.findMany({
    where: { exam: examName[exam], heldOn: { gte: dateOfDay(today) } },
    orderBy: { heldOn: 'asc' },
    take: MOST_OFFERED,
    select: LISTED,
  })
  return found.map(({ heldOn, registerBy, source, sourceDate }) => ({
    ...{ heldOn: dayOfDate(heldOn), registerBy: registerBy && dayOfDate(registerBy), source, readOn: dayOfDate(sourceDate) },
  }))
}

/** Adds a date and returns its id; null when the exam has that day already. */
export async function addTestDate(actorId: string, { seen: _, ...form }: TestDateForm): Promise<string | null> {
  return unlessTaken(
    db.$transaction(async (transaction) => {
      const { id } = await transaction.testDate.create({ data: columnsOf(form), select: { id: true } })
      await logAction(transaction, { actorId, action: 'add test date', target: id, after: { ...form } })
      return id
    }),
  )
}

/** `overtaken`: somebody changed it since the page; `taken`: the exam has that day already. */
type ChangeOutcome = 'done' | 'missing' | 'overtaken' | 'taken'

/** Changes a date as it was seen. */
export async function changeTestDate(actorId: string, id: string, { seen, ...form }: TestDateForm): Promise<ChangeOutcome> {
  const outcome = await unlessTaken(
    db.$transaction(async (transaction): Promise<ChangeOutcome> => {
      const before = await transaction.testDate.findUnique({ where: { id }, select: LISTED })
      if (!before) return 'missing'
      const data = { ...columnsOf(form), version: { increment: 1 } }
      const { count } = await transaction.testDate.updateMany({ where: { id, version: seen ?? 0 }, data })
      if (count === 0) return 'overtaken'
      await logAction(transaction, { actorId, action: 'change test date', target: id, before: wordsOf(before), after: { ...form } })
      return 'done'
    }),
  )
  return outcome ?? 'taken'
}

/** Takes a date off the list. Plans that lead to that day keep it: it stands in the student's profile. False when there is none. */
export async function deleteTestDate(actorId: string, id: string): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const before = await transaction.testDate.findUnique({ where: { id }, select: LISTED })
    if (!before || (await transaction.testDate.deleteMany({ where: { id } })).count === 0) return false
    await logAction(transaction, { actorId, action: 'delete test date', target: id, before: wordsOf(before) })
    return true
  })
}

function columnsOf({ exam, heldOn, registerBy, source, sourceDate }: Omit<TestDateForm, 'seen'>) {
  return {
    exam,
    heldOn: dateOfDay(heldOn),
    registerBy: registerBy ? dateOfDay(registerBy) : null,
    source,
    sourceDate: dateOfDay(sourceDate),
  }
}

function wordsOf({ exam, heldOn, registerBy, source, sourceDate }: NonNullable<Awaited<ReturnType<typeof findTestDate>>>) {
  return { exam, heldOn: dayOfDate(heldOn), registerBy: registerBy && dayOfDate(registerBy), source, sourceDate: dayOfDate(sourceDate) }
}

async function unlessTaken<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (isTaken(error)) return null
    throw error
  })
}
