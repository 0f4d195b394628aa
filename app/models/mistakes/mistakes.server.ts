/** Mistakes: written when a section is scored or an answer is checked. How they are worked off stands in app/models/mistakes/review.server.ts. */
import { randomBytes } from 'node:crypto'
import { type Database, db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { plainText } from '~/exam/values/notation'
import type { Subject } from '~/generated/prisma/enums'
import { examName } from '~/models/bank/stored-level'
import { askedQuestions } from './asked.server'
import { recordSlips } from './patterns/suspicions.server'
import { wholeMistake } from './record-rules.server'

/** What stands for the answer to a question that was left blank. */
export const LEFT_BLANK = 'Left blank'

export interface Answered {
  item: Item
  /** Null for a question that was left blank. */
  choice: number | null
  /** Time on the question, seconds. */
  seconds: number
  /** Hints opened before the answer, in practice that gives them. */
  hintsUsed?: number
}

/**
 * Writes one record for each wrong choice, with the pattern behind it counted, and one for each question that was left blank. `sittingId` is
 * null for a question on a lesson, which belongs to no sitting.
 */
export async function recordMistakes(
  transaction: Database,
  { studentId, sittingId, wrong }: { studentId: string; sittingId: string | null; wrong: readonly Answered[] },
  now: Date,
): Promise<void> {
  if (wrong.length === 0) return
  const sitting = sittingId
    ? await transaction.practiceSitting.findUnique({ where: { id: sittingId }, select: { bootcampEnrollmentId: true } })
    : null
  await transaction.wrongAnswer.createMany({
    data: wrong.map(({ item, choice, seconds, hintsUsed = 0 }) => {
      const chosen = item.choices[choice ?? -1]
      return wholeMistake({
        studentId,
        sessionId: sittingId,
        bootcampEnrollmentId: sitting?.bootcampEnrollmentId ?? null,
        questionId: item.id,
        subject: item.subject,
        skillArea: item.skill,
        testType: examName[item.exam],
        questionType: item.kind === 'quantitative_comparison' ? ('quantitative_comparison' as const) : ('multiple_choice' as const),
        difficulty: item.difficulty,
        questionText: questionText(item),
        correctAnswer: plainText(item.choices[item.answer]?.text ?? ''),
        studentAnswer: chosen ? plainText(chosen.text) : LEFT_BLANK,
        wrongAnswerType: chosen?.misconception?.type,
        explanation: plainText([chosen?.misconception?.says ?? '', ...item.steps].join(' ').trim()),
        createdAt: now,
        dueAt: now,
        metadata: { timeSpent: seconds, attempts: 1, hintsUsed },
      })
    }),
    skipDuplicates: true,
  })

  await countPatterns(transaction, studentId, wrong, now)
  await recordSlips(transaction, { studentId, wrong }, now)
}

/** Counts the patterns behind wrong choices in one statement and in one order, so that two sections that end at once wait for each other. */
async function countPatterns(transaction: Database, studentId: string, wrong: readonly Answered[], now: Date): Promise<void> {
  const patterns = patternsIn(wrong)
  if (patterns.length === 0) return
  await transaction.$executeRaw`
    INSERT INTO wrong_answer_patterns (id, "studentId", subject, "skillArea", "wrongAnswerType", frequency, "lastOccurrence")
    SELECT p.id, ${studentId}, p.subject, p.skill, p.type, p.count, ${now}::timestamp
    FROM jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb)
      AS p(id text, subject "Subject", skill text, type "WrongAnswerType", count int)
    ORDER BY p.subject, p.skill, p.type
    ON CONFLICT ("studentId", subject, "skillArea", "wrongAnswerType") DO UPDATE
    SET frequency = wrong_answer_patterns.frequency + excluded.frequency, "lastOccurrence" = excluded."lastOccurrence", "isActive" = true`
}

const newId = () => randomBytes(16).toString('base64url')

/** One mistake of the student with its reviews and the question as it was seen; null for anyone else's. */
export async function findMistake({ studentId, id }: { studentId: string; id: string }) {
  const mistake = await db.wrongAnswer.findFirst({
    where: { id, studentId },
    relationLoadStrategy: 'join',
    include: { reviews: { orderBy: { reviewDate: 'desc' }, take: 10 } },
  })
  if (!mistake) return null

  const asked = (await askedQuestions(studentId, [mistake]))(mistake)
  return asked ? { ...mistake, ...asked } : null
}

const MOST_OF_SITTING = 20

/** The wrong choices that one sitting of the student brought, twenty at most. What was left blank is started by itself (`startSkipped`). */
export async function mistakesOfSitting({ studentId, sittingId }: { studentId: string; sittingId: string }): Promise<string[]> {
  const mistakes = await db.wrongAnswer.findMany({
    where: { studentId, sessionId: sittingId, studentAnswer: { not: LEFT_BLANK } },
    take: MOST_OF_SITTING,
    select: { id: true },
  })
  return mistakes.map(({ id }) => id)
}

function patternsIn(wrong: readonly Answered[]) {
  const patterns = new Map<
    string,
    { subject: Subject; skill: string; type: NonNullable<Item['choices'][number]['misconception']>['type']; count: number }
  >()
  for (const { item, choice } of wrong) {
    const type = item.choices[choice ?? -1]?.misconception?.type
    if (!type) continue
    const key = `${item.subject}:${item.skill}:${type}`
    const known = patterns.get(key)
    patterns.set(key, { subject: item.subject, skill: item.skill, type, count: (known?.count ?? 0) + 1 })
  }
  return [...patterns.values()].map((pattern) => ({ id: newId(), ...pattern }))
}

function questionText(item: Item): string {
  const { stem, columns } = item
  if (!columns) return plainText(stem).trim()
  const given = /[^.:\s]\s*$/.test(stem) ? `${stem.trim()};` : stem
  return plainText(`${given} Column A: ${columns.a}; Column B: ${columns.b}`).trim()
}
