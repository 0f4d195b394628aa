/** Mistakes: written when a section is scored, and worked off with twins until they hold. */
import { type Database, db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { plainText } from '~/exam/values/notation'
import type { Subject } from '~/generated/prisma/enums'
import { storedItem } from '~/models/bank/item-store.server'
import { examName } from '~/models/bank/stored-level'

const DAY = 24 * 60 * 60 * 1000
/** A missed question returns after so many days, longer after each clean answer. */
const RETURN_DAYS = [1, 3, 7, 16] as const
/** Clean answers to twins that make a mistake mastered. */
const CLEAN_ANSWERS_TO_MASTER = 2

export interface Answered {
  item: Item
  choice: number | null
  /** Time on the question, seconds. */
  seconds: number
}

/** Writes one record for each wrong choice and counts the pattern behind it. Unanswered questions are no mistakes. */
export async function recordMistakes(
  transaction: Database,
  { studentId, sittingId, wrong }: { studentId: string; sittingId: string; wrong: readonly Answered[] },
  now: Date,
): Promise<void> {
  if (wrong.length === 0) return
  await transaction.wrongAnswer.createMany({
    data: wrong.map(({ item, choice, seconds }) => {
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
        metadata: { timeSpent: seconds, attempts: 1, hintsUsed: 0 },
      }
    }),
    skipDuplicates: true,
  })

  for (const { subject, skill, type, count } of patternsIn(wrong)) {
    const key = { studentId, subject, skillArea: skill, wrongAnswerType: type }
    await transaction.wrongAnswerPattern.upsert({
      where: { studentId_subject_skillArea_wrongAnswerType: key },
      create: { ...key, frequency: count, lastOccurrence: now },
      update: { frequency: { increment: count }, lastOccurrence: now, isActive: true },
    })
  }
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
  for (const { item, choice, mistakeId } of answered) {
    if (!mistakeId || choice === null) continue
    const isRight = choice === item.answer
    const clean = isRight ? 1 + (await cleanAnswers(transaction, mistakeId)) : 0
    const days = RETURN_DAYS[Math.min(clean, RETURN_DAYS.length - 1)] ?? 1
    await transaction.wrongAnswerReview.create({
      data: {
        studentId,
        wrongAnswerId: mistakeId,
        reviewType: 'targeted_practice',
        reviewDate: now,
        performanceImprovement: isRight,
        reviewScore: isRight ? 5 : 2,
        nextReviewDate: clean >= CLEAN_ANSWERS_TO_MASTER ? null : new Date(now.getTime() + days * DAY),
        notes: `Twin in sitting ${sittingId}`,
      },
    })
    const isMastered = clean >= CLEAN_ANSWERS_TO_MASTER
    await transaction.wrongAnswer.updateMany({
      where: { id: mistakeId, studentId },
      data: {
        reviewStatus: isMastered ? 'mastered' : isRight ? 'reviewed' : 'needs_review',
        reviewedAt: now,
        masteredAt: isMastered ? now : null,
      },
    })
  }
}

/** Clean answers in a row at the end of a mistake's reviews. */
async function cleanAnswers(transaction: Database, wrongAnswerId: string): Promise<number> {
  const reviews = await transaction.wrongAnswerReview.findMany({
    where: { wrongAnswerId },
    orderBy: { reviewDate: 'desc' },
    take: CLEAN_ANSWERS_TO_MASTER,
    select: { performanceImprovement: true },
  })
  const slip = reviews.findIndex(({ performanceImprovement }) => !performanceImprovement)
  return slip === -1 ? reviews.length : slip
}

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
  return [...patterns.values()]
}

function questionText(item: Item): string {
  const columns = item.columns ? ` Column A: ${item.columns.a} Column B: ${item.columns.b}` : ''
  return plainText(`${item.stem}${columns}`).trim()
}
