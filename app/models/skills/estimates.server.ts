/** What a student can do, skill by skill: read for picking questions and for the bars, moved by each answer, in practice and in sections. */
import { type Database, db } from '~/db.server'
import type { Level } from '~/exam/core/levels'
import type { SkillName } from '~/exam/practice/asked'
import { estimateOf, type SkillEstimate } from '~/exam/practice/pick.server'
import { afterAnswer, type RatedAnswer } from '~/exam/scoring/rating'
import { storedLevel } from '~/models/bank/stored-level'

/** More right answers in a row than this tell nothing new (see `afterAnswer`). */
const LONGEST_RUN = 12

interface Student {
  userId: string
  level: Level
}

const ESTIMATE = { subject: true, skill: true, rating: true, answers: true } as const

/** All estimates of a student at a level, the weakest first. */
export function skillEstimates({ userId, level }: Student): Promise<SkillEstimate[]> {
  return db.skillEstimate.findMany({
    where: { userId, level: storedLevel(level) },
    orderBy: [{ rating: 'asc' }, { skill: 'asc' }],
    select: ESTIMATE,
  })
}

export interface SkillAnswer extends SkillName, RatedAnswer {}

type Moved = SkillEstimate & { run: number }

/**
 * Moves the estimates by answers in their order, in the transaction that scores them: two statements, however many there are. It must have
 * written to the student's usage before, as scoring does: that row keeps others from moving the same estimates meanwhile.
 */
export async function moveEstimates(
  transaction: Database,
  { userId, level, answers }: Student & { answers: readonly SkillAnswer[] },
  now: Date,
): Promise<void> {
  if (answers.length === 0) return
  const before = await transaction.skillEstimate.findMany({
    where: { userId, level: storedLevel(level) },
    select: { ...ESTIMATE, run: true },
  })
  const moved = JSON.stringify(after(before, answers))
  await transaction.$executeRaw`
    INSERT INTO skill_estimates ("userId", level, subject, skill, rating, answers, run, "answeredAt")
    SELECT ${userId}, ${level}::"Level", m.subject, m.skill, m.rating, m.answers, m.run, ${now}::timestamp
    FROM jsonb_to_recordset(${moved}::jsonb) AS m(subject "Subject", skill text, rating float8, answers int, run int)
    ON CONFLICT ("userId", level, subject, skill) DO UPDATE
    SET rating = excluded.rating, answers = excluded.answers, run = excluded.run, "answeredAt" = excluded."answeredAt"`
}

/** The estimates that the answers moved, each once. */
function after(before: readonly Moved[], answers: readonly SkillAnswer[]): Moved[] {
  const keyOf = ({ subject, skill }: SkillName) => `${subject}:${skill}`
  const all = new Map(before.map((estimate) => [keyOf(estimate), estimate]))
  for (const answer of answers) {
    const { subject, skill, isRight } = answer
    const run = all.get(keyOf(answer))?.run ?? 0
    const estimate = afterAnswer(estimateOf([...all.values()], answer), answer, run)
    all.set(keyOf(answer), { subject, skill, ...estimate, run: isRight ? Math.min(LONGEST_RUN, run + 1) : 0 })
  }
  const touched = new Set(answers.map(keyOf))
  return [...all.values()].filter((estimate) => touched.has(keyOf(estimate)))
}
