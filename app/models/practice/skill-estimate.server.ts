/** What a student can do, skill by skill: read for picking questions and for the bars, moved by each answer in adaptive practice. */
import { type Database, db } from '~/db.server'
import type { Level, Subject } from '~/exam/core/levels'
import { estimateOf, type SkillEstimate } from '~/exam/practice/pick.server'
import { afterAnswer, type RatedAnswer } from '~/exam/scoring/rating'
import { storedLevel } from '~/models/bank/stored-level'

/** More right answers in a row than this tell nothing new (see `afterAnswer`). */
const LONGEST_RUN = 12

interface Skill {
  userId: string
  level: Level
  subject: Subject
  skill: string
}

/** All estimates of a student at a level, the weakest first. */
export function skillEstimates({ userId, level }: { userId: string; level: Level }): Promise<SkillEstimate[]> {
  return db.skillEstimate.findMany({
    where: { userId, level: storedLevel(level) },
    orderBy: [{ rating: 'asc' }, { skill: 'asc' }],
    select: { subject: true, skill: true, rating: true, answers: true },
  })
}

/** How many answers of the student in this skill were right in a row at the end of all adaptive practice, twelve at most. */
export async function rightInARow({ userId, level, subject, skill }: Skill): Promise<number> {
  const answers = await db.response.findMany({
    where: {
      isRight: { not: null },
      choice: { not: null },
      item: { subject, skill },
      section: { sitting: { userId, kind: 'interactive_quiz', level: storedLevel(level) } },
    },
    orderBy: { answeredAt: 'desc' },
    take: LONGEST_RUN,
    select: { isRight: true },
  })
  const slip = answers.findIndex(({ isRight }) => !isRight)
  return slip === -1 ? answers.length : slip
}

/** Moves the estimate of one skill by one answer, in the transaction that scores the answer. */
export async function moveEstimate(
  transaction: Database,
  { skill: at, answer, before, run }: { skill: Skill; answer: RatedAnswer; before: readonly SkillEstimate[]; run: number },
  now: Date,
): Promise<void> {
  const { userId, subject, skill } = at
  const key = { userId, level: storedLevel(at.level), subject, skill }
  const { rating, answers } = afterAnswer(estimateOf(before, at), answer, run)
  await transaction.skillEstimate.upsert({
    where: { userId_level_subject_skill: key },
    create: { ...key, rating, answers, answeredAt: now },
    update: { rating, answers, answeredAt: now },
  })
}
