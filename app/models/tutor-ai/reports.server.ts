/** Talks that their students reported: the only ones that admins read. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { InboxState, TalkReportReason } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { MARK_STATE_FIELDS } from '~/models/bank/mark-fields'
import { MAY_STORE_TEXT } from '~/models/families/consent.server'
import { type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { REPORT_FIELDS } from './talk-fields'

export const ReportSchema = formSchema(REPORT_FIELDS)
export const ReportStateSchema = formSchema(MARK_STATE_FIELDS)

interface Report {
  userId: string
  conversationId: string
  reason: TalkReportReason
  note?: string
}

/** Reports a talk of the student's; again with other words, it is new to the admins. False for anyone else's. */
export async function reportTalk({ userId, conversationId, reason, note = '' }: Report, now = new Date()): Promise<boolean> {
  const where = { id: conversationId, studentId: userId, student: MAY_STORE_TEXT }
  if ((await db.tutorConversation.count({ where })) === 0) return false
  const said = { reason, note: note || null, state: 'new', createdAt: now, handledAt: null } as const
  await db.talkReport.upsert({ where: { conversationId }, create: { conversationId, userId, ...said }, update: said })
  return true
}

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

/** One page of the reports in a state, newest first. */
export async function listReports({ state, ...page }: Page & { state: InboxState }) {
  const { behind, order } = pageQuery(NEWEST, page)
  const rows = await db.talkReport.findMany({
    where: { state, AND: [behind] },
    ...order,
    select: { id: true, reason: true, note: true, createdAt: true, conversation: { select: { title: true } } },
  })
  return pageOf(rows, NEWEST, page)
}

/** How many there are in each state. */
export async function countReports(): Promise<Partial<Record<InboxState, number>>> {
  const counts = await db.talkReport.groupBy({ by: ['state'], _count: true })
  return Object.fromEntries(counts.map(({ state, _count }) => [state, _count]))
}

/** One report with everything that was said; the student is not named. Null when there is none. */
export function findReport(id: string) {
  return db.talkReport.findUnique({
    where: { id },
    select: {
      ...{ id: true, reason: true, note: true, state: true, createdAt: true, handledAt: true },
      conversation: {
        select: {
          title: true,
          messages: { orderBy: { number: 'asc' }, select: { id: true, author: true, origin: true, body: true, heldBack: true } },
        },
      },
    },
  })
}

interface Sorting {
  id: string
  actorId: string
  state: InboxState
  /** When it was last handled, as the page showed it; left out for never. */
  seen?: string
}

/** Gives a report a state; each change is a line of the audit log. Of two admins at once one wins. */
export function sortReport({ id, actorId, state, seen }: Sorting, now = new Date()): Promise<'done' | 'missing' | 'overtaken'> {
  return db.$transaction(async (transaction) => {
    const before = await transaction.talkReport.findUnique({ where: { id }, select: { state: true, handledAt: true } })
    if (!before) return 'missing'
    if (before.state === state) return 'done'
    if ((before.handledAt?.toISOString() ?? '') !== (seen ?? '')) return 'overtaken'
    const { count } = await transaction.talkReport.updateMany({
      where: { id, handledAt: before.handledAt },
      data: { state, handledAt: now },
    })
    if (count === 0) return 'overtaken'
    await logAction(transaction, { actorId, action: 'sort talk report', target: id, before: { state: before.state }, after: { state } })
    return 'done'
  })
}
