/** A student's talks with the AI tutor: listed, searched, renamed, shared with a parent, deleted. */
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import { MAY_STORE_TEXT } from '~/models/families/consent.server'
import { containing, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { HOUR_MS } from '~/utils/time/durations'
import { MOST_MESSAGES, SESSION_HOURS, TITLE_FIELDS } from './talk-fields'

export const TitleSchema = formSchema(TITLE_FIELDS)

const LATEST: Sort = { field: 'updatedAt', direction: 'desc', isDate: true }

interface TalkList extends Page {
  userId: string
  /** In the name and in what was said; empty for all. */
  search: string
}

/** One page of the student's talks, the latest first. */
export async function listTalks({ userId, search, ...page }: TalkList) {
  const { behind, order } = pageQuery(LATEST, page)
  const text = containing(search)
  const found = search ? { OR: [{ title: text }, { messages: { some: { body: text } } }] } : {}
  const rows = await db.tutorConversation.findMany({
    where: { studentId: userId, AND: [found, behind] },
    ...order,
    select: {
      id: true,
      title: true,
      subject: true,
      topic: true,
      createdAt: true,
      updatedAt: true,
      sharedAt: true,
      _count: { select: { messages: true } },
    },
  })
  return pageOf(rows, LATEST, page)
}

const MESSAGE = { id: true, number: true, author: true, origin: true, body: true, heldBack: true, isWhole: true, createdAt: true } as const

/** The owner's talk with everything that was said; null for anyone else's. */
export async function findTalk({ userId, id }: { userId: string; id: string }) {
  return db.tutorConversation.findFirst({
    where: { id, studentId: userId },
    select: {
      ...{
        id: true,
        title: true,
        subject: true,
        topic: true,
        reference: true,
        choice: true,
        shareKey: true,
        createdAt: true,
        itemId: true,
      },
      item: { select: { content: true } },
      messages: { orderBy: { number: 'asc' }, select: MESSAGE },
      reports: { select: { id: true } },
    },
  })
}
export type Talk = NonNullable<Awaited<ReturnType<typeof findTalk>>>

/** The student's talk about a question, while it goes on; null when there is none. */
export async function findTalkAbout({ userId, itemId }: { userId: string; itemId: string }, now = new Date()): Promise<string | null> {
  const since = new Date(now.getTime() - SESSION_HOURS * HOUR_MS)
  const where = { studentId: userId, itemId, openKey: { not: null }, createdAt: { gt: since } }
  const talk = await db.tutorConversation.findFirst({
    where,
    select: { id: true, createdAt: true, messages: { select: { author: true } } },
  })
  return talk && !endOf(talk, now) ? talk.id : null
}

/** Why nothing more can be said in it; null while it goes on. */
export function endOf(
  { createdAt, messages }: { createdAt: Date; messages: readonly { author: string }[] },
  now: Date,
): 'time' | 'count' | null {
  if (now.getTime() - createdAt.getTime() >= SESSION_HOURS * HOUR_MS) return 'time'
  return messages.filter(({ author }) => author === 'student').length >= MOST_MESSAGES ? 'count' : null
}

interface Of {
  userId: string
  id: string
}

/** Gives the talk another name. False for anyone else's. */
export async function renameTalk({ userId, id, title }: Of & { title: string }): Promise<boolean> {
  const talk = await db.tutorConversation.findFirst({ where: { id, studentId: userId }, select: { updatedAt: true } })
  if (!talk) return false
  // A new name is no new message: the place in the list stays.
  const { count } = await db.tutorConversation.updateMany({ where: { id, studentId: userId }, data: { title, updatedAt: talk.updatedAt } })
  return count === 1
}

/** Gives the talk an address that whoever has it may read it at, or takes that away; a choice of students of 13 or older. False for others. */
export async function shareTalk({ userId, id, isShared }: Of & { isShared: boolean }, now = new Date()): Promise<boolean> {
  const owned = { id, studentId: userId, student: { profile: { holder: 'teen' as const } } }
  const { updatedAt } = (await db.tutorConversation.findFirst({ where: owned, select: { updatedAt: true } })) ?? {}
  if (!updatedAt) return false
  // Twice is one address; the place in the list stays.
  const data = isShared ? { sharedAt: now, shareKey: randomToken(), updatedAt } : { sharedAt: null, shareKey: null, updatedAt }
  await db.tutorConversation.updateMany({ where: { ...owned, ...(isShared && { shareKey: null }) }, data })
  return true
}

/** The talk that stands at a shared address; null when there is none, or none any more. */
export function findShared(shareKey: string) {
  return db.tutorConversation.findFirst({
    // Shared by a student of 13 or older; one who is younger after all shares nothing.
    where: { shareKey, student: { profile: { holder: 'teen' }, ...MAY_STORE_TEXT } },
    select: {
      ...{ studentId: true, title: true, createdAt: true, topic: true, reference: true },
      item: { select: { content: true } },
      messages: { orderBy: { number: 'asc' }, select: MESSAGE },
    },
  })
}

/** Deletes the talk with everything in it. Twice is as good as once. */
export async function deleteTalk({ userId, id }: Of): Promise<void> {
  await db.tutorConversation.deleteMany({ where: { id, studentId: userId } })
}
