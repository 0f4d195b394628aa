/** The questions behind mistakes, as the student saw them. */
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { plainText } from '~/exam/values/notation'
import { storedItem } from '~/models/bank/item-store.server'

interface Asked {
  questionId: string
  /** The sitting in which it was asked; null for a question on a lesson. */
  sessionId: string | null
  studentAnswer: string
}

interface AskedQuestion {
  item: Item
  choice: number | null
  /** Where it stands in its sitting; null without one. */
  place: { position: number; part: string | null } | null
}

/** Finds the question and the choice of each of the owner's mistakes, all in one query, and in one more for lessons. The answer is a function from a mistake to its own. */
export async function askedQuestions(userId: string, mistakes: readonly Asked[]): Promise<(mistake: Asked) => AskedQuestion | undefined> {
  if (mistakes.length === 0) return () => undefined
  const onLessons = await askedOnLessons(mistakes.filter(({ sessionId }) => sessionId === null))
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
  return (mistake) => asked.get(`${mistake.sessionId}:${mistake.questionId}`) ?? onLessons(mistake)
}

/** A question on a lesson is stored without a sitting; which choice it was says its text. */
async function askedOnLessons(mistakes: readonly Asked[]): Promise<(mistake: Asked) => AskedQuestion | undefined> {
  if (mistakes.length === 0) return () => undefined
  const rows = await db.item.findMany({
    where: { name: { in: mistakes.map(({ questionId }) => questionId) } },
    select: { name: true, content: true },
  })
  const items = new Map(rows.map(({ name, content }) => [name, storedItem(content)]))
  return ({ sessionId, questionId, studentAnswer }) => {
    const item = sessionId === null ? items.get(questionId) : undefined
    const choice = item?.choices.findIndex(({ text }) => plainText(text) === studentAnswer) ?? -1
    return item && { item, choice: choice < 0 ? null : choice, place: null }
  }
}
