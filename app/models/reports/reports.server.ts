/** Progress reports: made each week by a job and whenever a student asks, kept as they were, with a parent's notes. */
import { db } from '~/db.server'
import { addDays, type Day, dateOfDay, dayOfDate } from '~/exam/plan/days'
import { insightsOf, recommendationsOf } from '~/exam/reports/rules'
import { formSchema } from '~/forms/schema.server'
import type { Prisma } from '~/generated/prisma/client'
import { MAY_STORE_TEXT } from '~/models/families/consent.server'
import { pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { log } from '~/utils/log.server'
import { beginningIn, dayIn } from '~/utils/time/periods.server'
import { type Period, reportData } from './build.server'
import { findPeriodFacts, type PeriodFacts } from './facts.server'
import { NOTES_FIELDS } from './fields'
import { COLUMNS, type ReportType, type StoredReport, stored } from './stored.server'

export const NotesSchema = formSchema(NOTES_FIELDS)

/** Days of a report, today or the last Sunday among them. */
const DAYS = 7
const NEWEST_FIRST: Sort = { field: 'generatedAt', direction: 'desc', isDate: true }

/** Makes the report of the last seven days, today included. Asked for again on the same day, the same report is made anew and keeps its notes. */
export async function makeReport(
  { id: studentId, profile }: { id: string; profile: { timeZone: string } },
  now = new Date(),
): Promise<string> {
  const to = dayIn(profile.timeZone, now)
  const period = { from: addDays(to, 1 - DAYS), to, timeZone: profile.timeZone }
  const [made] = await madeReports([studentId], period, 'on_demand')
  if (!made) throw new Error('a report without a profile')
  const key = { studentId_reportType_periodStart: { studentId, reportType: 'on_demand', periodStart: made.periodStart } }
  const { studentId: _, reportType: __, periodStart: ___, ...update } = made
  const { id } = await db.progressReport.upsert({ where: key, create: made, update: { ...update, generatedAt: now }, select: { id: true } })
  return id
}

/**
 * The rows of these students' reports of a period; all of them live in its time zone. Of the weekly ones, which are made of many at once,
 * one that cannot be made is logged and left out.
 */
export async function madeReports(userIds: readonly string[], period: Period, reportType: ReportType) {
  const { from, to, timeZone } = period
  const begins = Array.from({ length: DAYS }, (_, index) => beginningIn(timeZone, addDays(from, index)))
  const facts = await findPeriodFacts({ userIds, begins, end: beginningIn(timeZone, addDays(to, 1)) })
  return facts.flatMap((each) => {
    try {
      return [rowOf(each, period, reportType)]
    } catch (error) {
      if (reportType !== 'weekly') throw error
      log.error({ err: error, userId: each.userId }, 'a weekly report could not be made')
      return []
    }
  })
}

function rowOf(facts: PeriodFacts, period: Period, reportType: ReportType) {
  const data = reportData(facts, period)
  return {
    ...{ studentId: facts.userId, reportType, periodStart: dateOfDay(period.from), periodEnd: dateOfDay(period.to) },
    reportData: json(data),
    insights: json(insightsOf(data)),
    recommendations: json(recommendationsOf(data)),
  }
}

const json = (value: unknown) => value as Prisma.InputJsonValue

/** The owner's report; null for anybody else's. */
export async function findReport({ studentId, reportId }: { studentId: string; reportId: string }): Promise<StoredReport | null> {
  const row = await db.progressReport.findFirst({ where: { id: reportId, studentId, periodStart: { not: null } }, select: COLUMNS })
  return row && stored(row)
}

interface Listed {
  id: string
  type: ReportType
  from: Day
  to: Day
}

/** A page of the owner's reports, the newest first. `after` is a page's `next`. */
export async function listReports(studentId: string, after: string | null): Promise<{ rows: Listed[]; next: string | null }> {
  const { behind, order } = pageQuery(NEWEST_FIRST, { after })
  const found = await db.progressReport.findMany({
    where: { AND: [{ studentId, periodStart: { not: null } }, behind] },
    ...order,
    select: { id: true, generatedAt: true, reportType: true, periodStart: true, periodEnd: true },
  })
  const { rows, next } = pageOf(found, NEWEST_FIRST)
  const listed = rows.flatMap(({ id, reportType, periodStart, periodEnd }) =>
    periodStart && periodEnd ? [{ id, type: reportType as ReportType, from: dayOfDate(periodStart), to: dayOfDate(periodEnd) }] : [],
  )
  return { rows: listed, next }
}

/** Writes a parent's notes. False for a report of anybody else, and for a child whose parent has not agreed. */
export async function saveNotes({ studentId, reportId, notes }: { studentId: string; reportId: string; notes: string }): Promise<boolean> {
  const { count } = await db.progressReport.updateMany({
    where: { id: reportId, studentId, student: MAY_STORE_TEXT },
    data: { parentNotes: notes },
  })
  return count === 1
}
