/** A whole section of its owner, for a page that goes to and fro by itself. One query each. */
import { db } from '~/db.server'
import { type PublicItem, publicItem } from '~/exam/core/item/item'
import { storedItem } from '~/models/bank/item-store.server'
import { ownedSitting, sectionIdOf } from './sitting.server'

interface Owner {
  userId: string
  sittingId: string
}

/**
 * The questions of a running section in their order, without anything that tells an answer; null when it is paused, over or ended, and
 * for anyone else's.
 */
export async function sittingQuestions({ userId, sittingId }: Owner, now = new Date()): Promise<Omit<PublicItem, 'id'>[] | null> {
  const responses = await db.response.findMany({
    where: {
      sectionId: sectionIdOf(sittingId),
      section: { endedAt: null, sitting: ownedSitting(userId), OR: [{ secondsAllowed: null, pausedAt: null }, { deadline: { gt: now } }] },
    },
    orderBy: { position: 'asc' },
    relationLoadStrategy: 'join',
    select: { item: { select: { content: true } } },
  })
  return responses.length === 0 ? null : responses.map(({ item }) => publicItem(storedItem(item.content)))
}

/** What the student did on each question, in their order; null for anyone else's. */
export async function sittingMarks({ userId, sittingId }: Owner) {
  const responses = await db.response.findMany({
    where: { sectionId: sectionIdOf(sittingId), section: { sitting: ownedSitting(userId) } },
    orderBy: { position: 'asc' },
    select: { choice: true, struck: true, flagged: true, changedAt: true },
  })
  return responses.length === 0 ? null : responses.map((mark) => ({ ...mark, changedAt: mark.changedAt?.getTime() ?? 0 }))
}
