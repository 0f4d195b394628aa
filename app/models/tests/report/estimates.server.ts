/** The estimates of a whole test: worked out and stored once, in the transaction that ends it, and read ever after. */
import type { Database } from '~/db.server'
import { blueprintOf } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'
import type { Tally } from '~/exam/scoring/score'
import type { SubjectInputs } from '~/exam/scoring/whole/inputs'
import { SCORE_MODEL, type SubjectOutputs, scoreSubject } from '~/exam/scoring/whole/subject-score'
import type { Prisma } from '~/generated/prisma/client'
import { examLevel } from '~/models/bank/stored-level'
import { type AnsweredSection, answeredSections, type TestAnswer } from './answers.server'

/** The grades that each level's applicants apply for (docs/exams.md 1 and 2; the SSAT goes by the grade before). */
const GRADES: Record<Level, { first: number; last: number }> = {
  'isee-lower': { first: 5, last: 6 },
  'isee-middle': { first: 7, last: 8 },
  'isee-upper': { first: 9, last: 12 },
  'ssat-elementary': { first: 4, last: 5 },
  'ssat-middle': { first: 6, last: 8 },
  'ssat-upper': { first: 9, last: 12 },
}

/**
 * Stores what the test came to, subject by subject, with the model's version. Call it in the transaction that ends the test, after its
 * answers are closed; again, it changes nothing. A section that never opened counts as left blank.
 */
export async function storeEstimates(transaction: Database, sittingId: string): Promise<void> {
  const {
    level: stored,
    userId,
    user,
  } = await transaction.practiceSitting.findUniqueOrThrow({
    where: { id: sittingId },
    select: { level: true, userId: true, user: { select: { profile: { select: { gradeApplied: true } } } } },
  })
  const level = examLevel(stored)
  const sections = await answeredSections(transaction, { userId, sittingId })
  const { first, last } = GRADES[level]
  // Somebody of another grade who tries this level stands beside the nearest grade that takes it.
  const gradeApplied = Math.min(last, Math.max(first, user.profile?.gradeApplied ?? first))
  await transaction.scoreEstimate.createMany({
    data: subjectsOf(level).map((subject) => {
      const inputs = inputsOf({ level, subject, gradeApplied }, sections)
      return { sittingId, subject, model: SCORE_MODEL, inputs: json(inputs), outputs: json(scoreSubject(inputs)) }
    }),
    skipDuplicates: true,
  })
}

/** The columns that `storedScores` reads. */
export const STORED_SCORE = { subject: true, model: true, inputs: true, outputs: true } as const

export interface StoredScore extends SubjectOutputs {
  subject: Subject
  model: string
  inputs: SubjectInputs
}

/** Rows as reports use them, in the order of the test. They are written by `storeEstimates` alone, so their shape is known. */
export function storedScores(
  level: Level,
  rows: readonly { subject: Subject; model: string; inputs: Prisma.JsonValue; outputs: Prisma.JsonValue }[],
): StoredScore[] {
  return subjectsOf(level).flatMap((subject) => {
    const row = rows.find((each) => each.subject === subject)
    if (!row) return []
    return { subject, model: row.model, inputs: row.inputs as unknown as SubjectInputs, ...(row.outputs as unknown as SubjectOutputs) }
  })
}

/** The subjects that have a score, in the order of the test. */
function subjectsOf(level: Level): Subject[] {
  return [...new Set(blueprintOf(level).sections.map(({ subject }) => subject))]
}

function inputsOf(of: Pick<SubjectInputs, 'level' | 'subject' | 'gradeApplied'>, sections: readonly AnsweredSection[]): SubjectInputs {
  const parts = blueprintOf(of.level).sections.filter(({ subject }) => subject === of.subject)
  const found = sections.filter(({ part }) => parts.some(({ id }) => id === part))
  const never = parts.filter(({ id }) => !found.some(({ part }) => part === id))
  const answers = found.flatMap((section) => section.answers)
  const scored = answers.filter(({ isScored }) => isScored)
  const blank = sum(never.map(({ questions, unscored }) => questions - unscored))
  const tally = tallyOf(scored)
  return {
    ...of,
    isTimed: found.every(({ secondsAllowed }) => secondsAllowed !== null),
    scored: { ...tally, omitted: tally.omitted + blank },
    seen: tallyOf(scored.filter(({ isSeen }) => isSeen)),
    hinted: tallyOf(scored.filter(({ isSeen, hintsUsed }) => !isSeen && hintsUsed > 0)),
    unscored: answers.length - scored.length + sum(never.map(({ unscored }) => unscored)),
  }
}

function tallyOf(answers: readonly TestAnswer[]): Tally {
  const count = (outcome: TestAnswer['outcome']) => answers.filter((answer) => answer.outcome === outcome).length
  return { right: count('right'), wrong: count('wrong'), omitted: count('omitted') }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function json(value: SubjectInputs | SubjectOutputs): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject
}
