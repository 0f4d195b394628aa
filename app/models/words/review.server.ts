/** Reviews of words: what an answer does to the memory of a word, and when the word returns. */
import { z } from 'zod'
import { db } from '~/db.server'
import { type Grade, type Memory, reviewed } from '~/exam/words/deck/memory'
import { returnsIn } from '~/exam/words/deck/schedule'
import { countUsage } from '~/models/membership/usage.server'
import { DAY_MS } from '~/utils/time/durations'
import { dayAhead, daysUntil } from '~/utils/time/periods.server'

const MemorySchema = z.object({
  stability: z.number().positive(),
  difficulty: z.number().min(1).max(10),
  expected: z.number().min(0),
  recalled: z.number().min(0),
  wasKnown: z.boolean(),
})

/** The stored memory of a word; null before its first review. */
export function storedMemory(memory: unknown): Memory | null {
  const { success, data } = MemorySchema.safeParse(memory)
  return success ? data : null
}

interface Review {
  userId: string
  word: string
  /** How many reviews the page knew of: another number means that this answer was given already. */
  seen: number
  grade: Grade
  profile: { timeZone: string; testDate: Date | null }
}

/** Stores a review once, whoever presses twice. `stale` when the word has been reviewed since, is not due or is not the student's. */
export async function reviewWord({ userId, word, seen, grade, profile }: Review, now = new Date()): Promise<'saved' | 'stale'> {
  return db.$transaction(async (transaction) => {
    const where = { studentId: userId, word, reviews: seen, dueAt: { lte: now } }
    const card = await transaction.vocabularyCard.findFirst({ where, select: { memory: true, reviewedAt: true } })
    if (!card) return 'stale'

    const rested = card.reviewedAt ? Math.max(0, now.getTime() - card.reviewedAt.getTime()) / DAY_MS : 0
    const memory = reviewed(storedMemory(card.memory), grade, rested)
    const daysToTest = profile.testDate && daysUntil(profile.testDate, profile.timeZone, now)
    const days = returnsIn({ word, memory, grade, daysToTest })
    const dueAt = days === 0 ? now : dayAhead(days, profile.timeZone, now)
    const { count } = await transaction.vocabularyCard.updateMany({
      where,
      data: { memory: { ...memory }, dueAt, reviewedAt: now, reviews: { increment: 1 } },
    })
    if (count === 0) return 'stale'
    await countUsage(transaction, { userId, flashcards: 1 }, now)
    return 'saved'
  })
}
