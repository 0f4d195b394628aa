/** What a student has read of the poetry corner, and how its questions were answered. None of it counts for an estimate. */
import { db } from '~/db.server'

/** Of one poem: read or not, and its answers by the number of the question. */
export interface PoemProgress {
  isRead: boolean
  answers: ReadonlyMap<number, { choice: number; isRight: boolean }>
}

interface Of {
  userId: string
  poemId: string
}

/** The student's poems by id: all that were read or asked about. */
export async function poemProgress(userId: string): Promise<Map<string, { isRead: boolean; answered: number; right: number }>> {
  const [readings, answers] = await Promise.all([
    db.poemReading.findMany({ where: { studentId: userId }, select: { poemId: true } }),
    db.poemAnswer.findMany({ where: { studentId: userId }, select: { poemId: true, isRight: true } }),
  ])
  const progress = new Map<string, { isRead: boolean; answered: number; right: number }>()
  const of = (poemId: string) => progress.get(poemId) ?? { isRead: false, answered: 0, right: 0 }
  for (const { poemId } of readings) progress.set(poemId, { ...of(poemId), isRead: true })
  for (const { poemId, isRight } of answers) {
    const { isRead, answered, right } = of(poemId)
    progress.set(poemId, { isRead, answered: answered + 1, right: right + (isRight ? 1 : 0) })
  }
  return progress
}

export async function progressOf({ userId, poemId }: Of): Promise<PoemProgress> {
  const where = { studentId: userId, poemId }
  const [reading, answers] = await Promise.all([
    db.poemReading.count({ where }),
    db.poemAnswer.findMany({ where, select: { number: true, choice: true, isRight: true } }),
  ])
  return { isRead: reading === 1, answers: new Map(answers.map(({ number, ...answer }) => [number, answer])) }
}

/** How many poems the student has read. */
export async function countRead(userId: string): Promise<number> {
  return db.poemReading.count({ where: { studentId: userId } })
}

/** Marks a poem as read, or takes the mark away. Twice is as good as once. */
export async function markRead({ userId, poemId, isRead }: Of & { isRead: boolean }): Promise<void> {
  if (isRead) await db.poemReading.createMany({ data: { studentId: userId, poemId }, skipDuplicates: true })
  else await db.poemReading.deleteMany({ where: { studentId: userId, poemId } })
}

/** Keeps the answer to a question; whoever sends another finds the first one kept. Whether the poem has been read the student says. */
export async function answerPoem(answer: Of & { number: number; choice: number; isRight: boolean }): Promise<void> {
  const { userId: studentId, ...rest } = answer
  await db.poemAnswer.createMany({ data: { studentId, ...rest }, skipDuplicates: true })
}

/** Takes the answers of a poem away, so that its questions can be answered again. */
export async function forgetAnswers({ userId, poemId }: Of): Promise<void> {
  await db.poemAnswer.deleteMany({ where: { studentId: userId, poemId } })
}
