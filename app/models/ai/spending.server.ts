/**
 * What the language model costs: tokens a day, of one student and of all together. A call reserves what it may take before it is made and
 * settles afterwards, in statements that only succeed below the cap, so that no number of calls at once gets past it.
 */
import { db } from '~/db.server'
import { env } from '~/env.server'
import { type Asked, mostTokensOf, type Said, talk } from '~/services/ai/ask.server'
import { ModelFailure } from '~/services/ai/client.server'
import { easternDay } from '~/utils/time/periods.server'

/** Tokens of one student in one Eastern day. */
export const STUDENT_DAILY_TOKENS = 60_000

/**
 * As `talk`, for a student. Throws the ModelFailure `spent` when this student has used up the day's tokens, `spent-by-all` when all together
 * have; then nothing was asked.
 */
export async function* talkFor(userId: string, asked: Asked, now = new Date()): AsyncGenerator<string, Said> {
  const reserved = mostTokensOf(asked)
  await reserve({ userId, tokens: reserved }, now)
  let used = 0
  try {
    return yield* talk(asked, (tokens) => {
      used = tokens
    })
  } finally {
    await settle({ userId, tokens: used - reserved }, now)
  }
}

/** As `talkFor`, and waits for all of it. */
export async function writeFor(userId: string, asked: Asked, now = new Date()): Promise<Said> {
  const words = talkFor(userId, asked, now)
  for (;;) {
    const next = await words.next()
    if (next.done) return next.value
  }
}

/** Takes so many tokens of today, or throws and takes none. */
export async function reserve({ userId, tokens }: { userId: string; tokens: number }, now: Date): Promise<void> {
  const day = easternDay(now)
  await db.$transaction(async (transaction) => {
    const ofStudent = await transaction.$executeRaw`
      INSERT INTO ai_student_days ("userId", "day", "tokens") SELECT ${userId}, ${day}::date, ${tokens}::int WHERE ${tokens}::int <= ${STUDENT_DAILY_TOKENS}::int
      ON CONFLICT ("userId", "day") DO UPDATE SET "tokens" = ai_student_days."tokens" + ${tokens}::int
      WHERE ai_student_days."tokens" + ${tokens}::int <= ${STUDENT_DAILY_TOKENS}::int`
    if (ofStudent === 0) throw new ModelFailure('spent')
    // Last, because everybody waits for this one row.
    const ofAll = await transaction.$executeRaw`
      INSERT INTO ai_days ("day", "tokens") SELECT ${day}::date, ${tokens}::bigint WHERE ${tokens}::bigint <= ${env.AI_DAILY_TOKENS}::bigint
      ON CONFLICT ("day") DO UPDATE SET "tokens" = ai_days."tokens" + ${tokens}::bigint
      WHERE ai_days."tokens" + ${tokens}::bigint <= ${env.AI_DAILY_TOKENS}::bigint`
    if (ofAll === 0) throw new ModelFailure('spent-by-all')
  })
}

async function settle({ userId, tokens }: { userId: string; tokens: number }, now: Date): Promise<void> {
  const day = easternDay(now)
  await db.$transaction([
    db.aiStudentDay.updateMany({ where: { userId, day }, data: { tokens: { increment: tokens } } }),
    db.aiDay.updateMany({ where: { day }, data: { tokens: { increment: tokens } } }),
  ])
}
