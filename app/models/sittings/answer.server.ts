/** An answer from a question's form, which a student sends by pressing one of its buttons: what it says is true now. */
import { randomUUID } from 'node:crypto'
import type { Prisma } from '~/generated/prisma/client'
import { saveQuestions } from './save.server'

export interface Answer {
  /** The owner, or an expression that finds them (`requireOwner`). */
  userId: string | Prisma.Sql
  sittingId: string
  position: number
  /** Index of the choice; null for none. */
  choice: number | null
  struck: number[]
  /** Undefined leaves the flag as it is. */
  flagged?: boolean
  /** Seconds spent on the question since it was opened. */
  seconds: number
}

/** Saves an answer; `refused` when the section takes none anymore, has no such question, or is somebody else's. */
export async function saveAnswer(answer: Answer, now = new Date()): Promise<'saved' | 'refused'> {
  const { userId, sittingId, position, choice, struck, flagged, seconds } = answer
  const question = { position, mark: { choice, struck, flagged, changedAt: now }, spent: seconds * 1000 }
  const outcome = await saveQuestions({ userId, sittingId, page: randomUUID(), number: 1, questions: [question] }, now)
  return outcome && outcome.found === 1 ? 'saved' : 'refused'
}
