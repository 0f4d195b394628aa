/** The two questions after a lesson: asked by the bank, kept as they were asked with the first answer. */
import type { Lesson } from '~/content/lessons/lesson'
import { db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { storedItem, storeItems } from '~/models/bank/item-store.server'
import { recordMistakes } from '~/models/mistakes/mistakes.server'
import { changeState } from './watch.server'
import { readState } from './watch-state'

interface Of {
  userId: string
  lesson: Lesson
}

interface CheckAnswer {
  item: Item
  choice: number
}

/** The answer to a question, with the question as it was asked; null while it is open. */
export async function findAnswer({ userId, lesson }: Of, number: number): Promise<CheckAnswer | null> {
  const row = await db.videoLessonCompletion.findUnique({
    where: { studentId_lessonId: { studentId: userId, lessonId: lesson.id } },
    select: { sessionData: true },
  })
  const answer = row && readState(row.sessionData).answers[String(number)]
  if (!answer) return null
  const { content } = await db.item.findUniqueOrThrow({ where: { id: answer.item }, select: { content: true } })
  return { item: storedItem(content), choice: answer.choice }
}

/** Keeps the answer, a wrong one among the student's mistakes too; whoever sends another finds the first one kept. */
export async function answerCheck({ userId, lesson }: Of, number: number, { item, choice }: CheckAnswer, now = new Date()): Promise<void> {
  await db.$transaction(async (transaction) => {
    const [stored = ''] = await storeItems(transaction, [item])
    const isKept = await changeState(transaction, { userId, lesson }, (state) => {
      if (String(number) in state.answers) return null
      const answers = { ...state.answers, [number]: { item: stored, choice, isRight: choice === item.answer } }
      return { state: { ...state, answers }, now }
    })
    if (!isKept || choice === item.answer) return
    await recordMistakes(transaction, { studentId: userId, sittingId: null, wrong: [{ item, choice, seconds: 0 }] }, now)
  })
}
