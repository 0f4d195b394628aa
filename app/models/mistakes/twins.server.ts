/** Practice with twins: missed questions again with new numbers, without a clock. It costs no allowance: mending mistakes is never rationed. */
import { randomBytes } from 'node:crypto'
import { db, isTaken } from '~/db.server'
import { otherTwin } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import type { Level } from '~/exam/core/levels'
import { storedItem } from '~/models/bank/item-store.server'
import { createSitting } from '~/models/sittings/sitting.server'

export const MOST_TWINS = 20
/** Sets that may be open at once: each has one of so many places, and the key of a place is unique. */
const PLACES = [1, 2, 3, 4, 5]

export type TwinsOutcome =
  | { outcome: 'started'; sittingId: string }
  /** None of the mistakes is the student's or can have a twin. */
  | { outcome: 'nothing' }
  /** As many sets are open as may be; this is the oldest of them. */
  | { outcome: 'full'; sittingId: string }

/** Starts a sitting of one twin for each of the student's given mistakes, twenty at most. */
export async function startTwins(
  { studentId, mistakeIds, level }: { studentId: string; mistakeIds: readonly string[]; level: Level },
  now = new Date(),
): Promise<TwinsOutcome> {
  const mistakes = await db.wrongAnswer.findMany({
    where: { studentId, id: { in: mistakeIds.slice(0, MOST_TWINS) } },
    select: { id: true, questionId: true, sessionId: true },
  })
  const sources = await itemsOf(studentId, mistakes)
  const twins = mistakes.flatMap((mistake) => {
    const source = sources.get(`${mistake.sessionId}:${mistake.questionId}`)
    const twin = source && otherTwin(source, randomBytes(6).toString('hex'))
    return twin ? [{ mistakeId: mistake.id, item: twin }] : []
  })
  return twins.length === 0 ? { outcome: 'nothing' } : openSet(studentId, { level, twins }, now)
}

interface TwinSet {
  level: Level
  twins: { mistakeId: string; item: Item }[]
}

/** Takes a free place; when another start takes it first, the next one that is free. */
async function openSet(userId: string, set: TwinSet, now: Date): Promise<TwinsOutcome> {
  const keys = PLACES.map((place) => `${userId}:twins:${place}`)
  const open = await db.practiceSitting.findMany({
    where: { openKey: { in: keys } },
    orderBy: { startedAt: 'asc' },
    select: { id: true, openKey: true },
  })
  const openKey = keys.find((key) => !open.some((sitting) => sitting.openKey === key))
  if (!openKey) return { outcome: 'full', sittingId: open[0]?.id ?? '' }

  try {
    return { outcome: 'started', sittingId: await createSet(userId, openKey, set, now) }
  } catch (error) {
    if (isTaken(error)) return openSet(userId, set, now)
    throw error
  }
}

function createSet(userId: string, openKey: string, { level, twins }: TwinSet, now: Date): Promise<string> {
  const items = twins.map(({ item }) => item)
  const subject = items[0]?.subject ?? 'quantitative'
  const mistakeIds = twins.map(({ mistakeId }) => mistakeId)
  const sitting = { userId, kind: 'twins', level, subject, number: 0, openKey, items, mistakeIds, secondsAllowed: null } as const
  return db.$transaction((transaction) => createSitting(transaction, sitting, now))
}

/** The questions as they were seen, by sitting and name, in one query. */
async function itemsOf(userId: string, mistakes: { questionId: string; sessionId: string | null }[]): Promise<Map<string, Item>> {
  const responses = await db.response.findMany({
    where: {
      item: { name: { in: mistakes.map(({ questionId }) => questionId) } },
      section: { sittingId: { in: mistakes.flatMap(({ sessionId }) => sessionId ?? []) }, sitting: { userId } },
    },
    relationLoadStrategy: 'join',
    select: { item: { select: { name: true, content: true } }, section: { select: { sittingId: true } } },
  })
  return new Map(responses.map(({ item, section }) => [`${section.sittingId}:${item.name}`, storedItem(item.content)]))
}
