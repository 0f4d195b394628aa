/** What is shown in a region: written by admins, and read by the pages of its states between its days. */
import { DateTime } from 'luxon'
import { z } from 'zod'
import type { State } from '~/content/schools/states'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { RegionContentType } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { CONTENT_FIELDS } from './fields'
import type { ChangeOutcome } from './region.server'

export const ContentSchema = formSchema(CONTENT_FIELDS, {
  refine({ type, date, startDate, endDate }, refuse) {
    if (startDate && endDate && endDate < startDate) refuse('endDate', 'The last day must not be before the first.')
    if ((type === 'deadline' || type === 'event') && !date) refuse('date', 'Please say on which day it is')
  },
})
export type ContentForm = z.infer<typeof ContentSchema>

/** The column that holds words. */
const WordsSchema = z.strictObject({
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  /** "2026-12-01" */
  date: z.string().nullable(),
})

interface Row {
  id: string
  contentType: RegionContentType
  content: unknown
  startDate: Date | null
  endDate: Date | null
  active: boolean
}

type Columns = Omit<ContentForm, 'seen'>

/** A row with its words read. */
export function contentOf({ id, active, content, contentType: type, startDate, endDate }: Row) {
  const days = { startDate: startDate && dayOf(startDate), endDate: endDate && dayOf(endDate) }
  return { id, active, type, ...WordsSchema.parse(content), ...days }
}

/** One of a region's; null when the region has none of this id. */
export async function findContent(regionId: string, id: string) {
  const found = await db.regionalContent.findFirst({
    where: { id, regionId },
    include: { region: { select: { name: true, timezone: true } } },
  })
  return found && { ...contentOf(found), version: found.version, region: found.region }
}

/** Adds something to a region; false when there is no such region. */
export async function writeContent(actorId: string, regionId: string, { seen: _, ...form }: ContentForm): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    if ((await transaction.region.count({ where: { id: regionId } })) === 0) return false
    const { id } = await transaction.regionalContent.create({ data: { regionId, ...columnsOf(form) }, select: { id: true } })
    await logAction(transaction, { actorId, action: 'write region content', target: id, after: { regionId, ...logged(form) } })
    return true
  })
}

/** Changes what a region shows, as it was seen. */
export async function changeContent(
  actorId: string,
  { regionId, id }: { regionId: string; id: string },
  { seen, ...form }: ContentForm,
): Promise<Exclude<ChangeOutcome, 'taken'>> {
  return db.$transaction(async (transaction) => {
    const before = await transaction.regionalContent.findFirst({ where: { id, regionId } })
    if (!before) return 'missing'
    // None is a version that nothing has.
    const where = { id, regionId, version: seen ?? 0 }
    const { count } = await transaction.regionalContent.updateMany({ where, data: { ...columnsOf(form), version: { increment: 1 } } })
    if (count === 0) return 'overtaken'
    const { active, ...was } = contentOf(before)
    await logAction(transaction, {
      ...{ actorId, action: 'change region content', target: id },
      before: { ...was, shown: active ? 'yes' : 'no' },
      after: logged(form),
    })
    return 'done'
  })
}

/** What the regions of a state show on this day: by the calendar of each region, what comes soonest first. */
export async function stateAnnouncements({ code }: State, now = new Date()) {
  // A region's day is at most one ahead of or behind the day in UTC.
  const [earliest, latest] = [-1, 1].map((days) => DateTime.fromJSDate(now, { zone: 'utc' }).startOf('day').plus({ days }).toJSDate())
  const rows = await db.regionalContent.findMany({
    where: {
      active: true,
      region: { active: true, states: { some: { state: code } } },
      AND: [{ OR: [{ startDate: null }, { startDate: { lte: latest } }] }, { OR: [{ endDate: null }, { endDate: { gte: earliest } }] }],
    },
    include: { region: { select: { name: true, timezone: true } } },
    // What has just ended comes last, so that it displaces nothing.
    orderBy: [{ endDate: { sort: 'desc', nulls: 'first' } }, { id: 'asc' }],
    take: 100,
  })
  const shown = rows.filter((row) => isShownOn(row, DateTime.fromJSDate(now, { zone: row.region.timezone }).toISODate() ?? ''))
  return shown
    .map((row) => ({ ...contentOf(row), region: row.region.name }))
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
}

function isShownOn({ startDate, endDate }: Pick<Row, 'startDate' | 'endDate'>, today: string): boolean {
  return (!startDate || dayOf(startDate) <= today) && (!endDate || today <= dayOf(endDate))
}

/** "2026-12-01" */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function columnsOf({ type, title, text, link, date, startDate, endDate, shown }: Columns) {
  return {
    contentType: type,
    content: { title, text, link: link ?? null, date: date ?? null },
    startDate: startDate ? new Date(startDate) : null,
    endDate: endDate ? new Date(endDate) : null,
    active: shown === 'yes',
  }
}

/** The log takes JSON, which has no word for what is absent. */
function logged(form: Columns): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
