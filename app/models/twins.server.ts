/** Practice with twins: missed questions again with new numbers, without a clock. It costs no allowance: mending mistakes is never rationed. */
import { randomBytes } from 'node:crypto'
import { db } from '~/db.server'
import { twinOf } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item'
import type { Level } from '~/exam/core/levels'
import { storedItem } from './item-store.server'
import { createSitting } from './sitting.server'

export const MOST_TWINS = 20

/**
 * Starts a sitting of one twin for each of the student's given mistakes, twenty at most; returns its id.
 * Null when none of them is the student's or can have a twin.
 */
export async function startTwins(
  { studentId, mistakeIds, level }: { studentId: string; mistakeIds: readonly string[]; level: Level },
  now = new Date(),
): Promise<string | null> {
  const mistakes = await db.wrongAnswer.findMany({
    where: { studentId, id: { in: mistakeIds.slice(0, MOST_TWINS) } },
    select: { id: true, questionId: true, sessionId: true },
  })
  const sources = await itemsOf(studentId, mistakes)
  const twins = mistakes.flatMap((mistake) => {
    const source = sources.get(`${mistake.sessionId}:${mistake.questionId}`)
    const twin = source && twinOf(source.id, { ...source, seed: randomBytes(6).toString('hex') })
    return twin ? [{ mistakeId: mistake.id, item: twin }] : []
  })
  const [first] = twins
  if (!first) return null

  return db.$transaction((transaction) =>
    createSitting(
      transaction,
      {
        userId: studentId,
        kind: 'twins',
        level,
        subject: first.item.subject,
        number: 0,
        items: twins.map(({ item }) => item),
        mistakeIds: twins.map(({ mistakeId }) => mistakeId),
        secondsAllowed: null,
      },
      now,
    ),
  )
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
