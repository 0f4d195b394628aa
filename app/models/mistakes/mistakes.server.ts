/** Mistakes: written when a section is scored, and worked off with twins until they hold. */
import { randomBytes } from 'node:crypto'
import { type Database, db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { plainText } from '~/exam/values/notation'
import { Prisma } from '~/generated/prisma/client'
import type { Subject } from '~/generated/prisma/enums'
import { storedItem } from '~/models/bank/item-store.server'
import { examName } from '~/models/bank/stored-level'
import { DAY_MS } from '~/utils/time/durations'

/** A missed question returns tomorrow after a slip, and later after a clean answer. */
const DAYS_AFTER_SLIP = 1
const DAYS_AFTER_CLEAN = 3
/** Clean answers to twins, one after the other, that make a mistake mastered. */
const CLEAN_ANSWERS_TO_MASTER = 2

export interface Answered {
  item: Item
  choice: number | null
  /** Time on the question, seconds. */
  seconds: number
  /** Hints opened before the answer, in practice that gives them. */
  hintsUsed?: number
}

/** Writes one record for each wrong choice and counts the pattern behind it. Unanswered questions are no mistakes. */
export async function recordMistakes(
  transaction: Database,
  { studentId, sittingId, wrong }: { studentId: string; sittingId: string; wrong: readonly Answered[] },
  now: Date,
): Promise<void> {
  if (wrong.length === 0) return
  await transaction.wrongAnswer.createMany({
    data: wrong.map(({ item, choice, seconds, hintsUsed = 0 }) => {
      const chosen = item.choices[choice ?? -1]
      return {
        studentId,
        sessionId: sittingId,
        questionId: item.id,
        subject: item.subject,
        skillArea: item.skill,
        testType: examName[item.exam],
        questionType: item.kind === 'quantitative_comparison' ? ('quantitative_comparison' as const) : ('multiple_choice' as const),
        difficulty: item.difficulty,
        questionText: questionText(item),
        correctAnswer: plainText(item.choices[item.answer]?.text ?? ''),
        studentAnswer: plainText(chosen?.text ?? ''),
        wrongAnswerType: chosen?.misconception?.type,
        explanation: plainText([chosen?.misconception?.says ?? '', ...item.steps].join(' ').trim()),
        createdAt: now,
        metadata: { timeSpent: seconds, attempts: 1, hintsUsed },
      }
    }),
    skipDuplicates: true,
  })

  await countPatterns(transaction, studentId, wrong, now)
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

/** Writes down how each twin went: a clean answer moves its mistake on, a slip brings it back tomorrow. */
export async function recordTwins(
  transaction: Database,
  {
    studentId,
    sittingId,
    answered,
  }: { studentId: string; sittingId: string; answered: readonly (Answered & { mistakeId: string | null })[] },
  now: Date,
): Promise<void> {
  const twins = answered.flatMap(({ item, choice, mistakeId }) =>
    mistakeId && choice !== null ? [{ id: newId(), mistakeId, isRight: choice === item.answer }] : [],
  )
  if (twins.length === 0) return
  // Two sets that end at once wait here, in one order; the second then sees the reviews of the first. The twins scored just now hold
  // their mistakes for a foreign key: a lock that does not bear with that would wait for the other set forever.
  const mistakeIds = twins.map(({ mistakeId }) => mistakeId)
  await transaction.$queryRaw`SELECT id FROM wrong_answers WHERE id = ANY(${mistakeIds}) ORDER BY id FOR NO KEY UPDATE`
  await transaction.$executeRaw`
    WITH twin AS (
      SELECT sent.*, CASE WHEN sent."isRight" THEN 1 + ${cleanAnswers()} ELSE 0 END AS clean
      FROM jsonb_to_recordset(${JSON.stringify(twins)}::jsonb) AS sent(id text, "mistakeId" text, "isRight" boolean)
    ),
    reviewed AS (
      INSERT INTO wrong_answer_reviews
        (id, "studentId", "wrongAnswerId", "reviewType", "reviewDate", "performanceImprovement", "reviewScore", "nextReviewDate", notes)
      SELECT id, ${studentId}, "mistakeId", 'targeted_practice', ${now}::timestamp, "isRight", CASE WHEN "isRight" THEN 5 ELSE 2 END,
        CASE WHEN clean = 0 THEN ${returnDate(now, DAYS_AFTER_SLIP)}::timestamp
          WHEN clean < ${CLEAN_ANSWERS_TO_MASTER}::int THEN ${returnDate(now, DAYS_AFTER_CLEAN)}::timestamp END,
        ${`Twin in sitting ${sittingId}`}
      FROM twin
    )
    UPDATE wrong_answers w
    SET "reviewStatus" = CASE WHEN clean >= ${CLEAN_ANSWERS_TO_MASTER}::int THEN 'mastered' WHEN clean > 0 THEN 'reviewed' ELSE 'needs_review' END
          ::"ReviewStatus",
      "reviewedAt" = ${now}::timestamp,
      "masteredAt" = CASE WHEN clean >= ${CLEAN_ANSWERS_TO_MASTER}::int THEN ${now}::timestamp END
    FROM twin WHERE w.id = twin."mistakeId" AND w."studentId" = ${studentId}`
}

/** Clean answers in a row at the end of a mistake's reviews, no more than make it mastered, as a part of a statement. */
function cleanAnswers(): Prisma.Sql {
  return Prisma.sql`(
    SELECT COUNT(*) FILTER (WHERE held) FROM (
      SELECT bool_and("performanceImprovement") OVER (ORDER BY "reviewDate" DESC ROWS UNBOUNDED PRECEDING) AS held
      FROM wrong_answer_reviews WHERE "wrongAnswerId" = sent."mistakeId"
      ORDER BY "reviewDate" DESC LIMIT ${CLEAN_ANSWERS_TO_MASTER}::int
    ) latest
  )`
}

const returnDate = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

const newId = () => randomBytes(16).toString('base64url')

/** One mistake of the student with its reviews and the question as it was seen; null for anyone else's. */
export async function findMistake({ studentId, id }: { studentId: string; id: string }) {
  const mistake = await db.wrongAnswer.findFirst({
    where: { id, studentId },
    relationLoadStrategy: 'join',
    include: { reviews: { orderBy: { reviewDate: 'desc' }, take: 10 } },
  })
  if (!mistake?.sessionId) return null

  const response = await db.response.findFirst({
    where: { section: { sittingId: mistake.sessionId, sitting: { userId: studentId } }, item: { name: mistake.questionId } },
    select: { choice: true, item: { select: { content: true } } },
  })
  return response && { ...mistake, choice: response.choice, item: storedItem(response.item.content) }
}

const MOST_OF_SITTING = 20

/** The mistakes that one sitting of the student brought, twenty at most. */
export async function mistakesOfSitting({ studentId, sittingId }: { studentId: string; sittingId: string }): Promise<string[]> {
  const mistakes = await db.wrongAnswer.findMany({
    where: { studentId, sessionId: sittingId },
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
  const columns = item.columns ? ` Column A: ${item.columns.a} Column B: ${item.columns.b}` : ''
  return plainText(`${item.stem}${columns}`).trim()
}
