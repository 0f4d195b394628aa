/** The questions behind mistakes, as the student saw them. */
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { storedItem } from '~/models/bank/item-store.server'

interface Asked {
  questionId: string
  /** The sitting in which it was asked. */
  sessionId: string | null
}

/** Finds the question and the choice of each of the owner's mistakes, all in one query. The answer is a function from a mistake to its own. */
export async function askedQuestions(
  userId: string,
  mistakes: readonly Asked[],
): Promise<(mistake: Asked) => { item: Item; choice: number | null; place: { position: number; part: string | null } } | undefined> {
  if (mistakes.length === 0) return () => undefined
  const responses = await db.response.findMany({
    where: {
      item: { name: { in: mistakes.map(({ questionId }) => questionId) } },
      section: { sittingId: { in: mistakes.flatMap(({ sessionId }) => sessionId ?? []) }, sitting: { userId } },
    },
    relationLoadStrategy: 'join',
    select: {
      ...{ choice: true, position: true, item: { select: { name: true, content: true } } },
      section: { select: { sittingId: true, part: true } },
    },
  })
  const asked = new Map(
    responses.map(({ choice, position, item, section: { sittingId, part } }) => [
      `${sittingId}:${item.name}`,
      { choice, item: storedItem(item.content), place: { position, part } },
    ]),
  )
  return ({ sessionId, questionId }) => asked.get(`${sessionId}:${questionId}`)
}
