/**
 * Hints in a whole test: in practice mode alone, asked for one at a time. A hint that was not asked for never leaves the server, and a
 * question that had one stays out of every estimate.
 */
import { db } from '~/db.server'
import type { Prisma } from '~/generated/prisma/client'
import { storedItem } from '~/models/bank/item-store.server'

interface Owner {
  userId: string
  /** Of the whole test, by its own id. */
  sectionId: string
}

export interface OpenedHints {
  /** As the question has them, in their order. */
  texts: string[]
  hasMore: boolean
}

/** The hints of a section that were asked for, by the position of their question. */
export async function openedHints({ userId, sectionId }: Owner): Promise<Record<number, OpenedHints>> {
  const responses = await db.response.findMany({
    where: { sectionId, hintsUsed: { gt: 0 }, section: { sitting: { userId, kind: 'practice_test' } } },
    relationLoadStrategy: 'join',
    select: { position: true, hintsUsed: true, item: { select: { content: true } } },
  })
  return Object.fromEntries(
    responses.map(({ position, hintsUsed, item }) => {
      const { hints } = storedItem(item.content)
      return [position, { texts: hints.slice(0, hintsUsed), hasMore: hintsUsed < hints.length }]
    }),
  )
}

/**
 * Opens one more hint of a question; `shown` is how many the student saw, so that a form sent twice opens one. False in a rehearsal, where
 * no more is there, when the section takes no answer anymore, and for anyone else's.
 */
export async function openHint(
  { userId, sectionId, position, shown }: Owner & { position: number; shown: number },
  now = new Date(),
): Promise<boolean> {
  const next: Prisma.ResponseWhereInput = {
    ...{ sectionId, position, isRight: null, hintsUsed: shown },
    section: {
      endedAt: null,
      OR: [{ secondsAllowed: null, pausedAt: null }, { deadline: { gt: now } }],
      sitting: { userId, kind: 'practice_test', mode: 'practice' },
    },
  }
  const response = await db.response.findFirst({ where: next, select: { item: { select: { content: true } } } })
  if (!response || shown >= storedItem(response.item.content).hints.length) return false

  const { count } = await db.response.updateMany({ where: next, data: { hintsUsed: { increment: 1 } } })
  return count === 1
}
