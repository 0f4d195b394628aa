/** The job's look at what students missed: patterns of pace, careless slips and words, and what to do about each reason that recurs. */
import { db } from '~/db.server'
import type { Subject } from '~/exam/core/levels'
import { type PatternType, patternState, patternsOf, recentMistakes } from '~/exam/mistakes/patterns'
import { REVIEW_SCORES, timelySeconds } from '~/exam/mistakes/returns'
import { severityOf } from '~/exam/mistakes/severity'
import { examLevel } from '~/models/bank/stored-level'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { clearOldSuspects, GOING_ON, noteOf, OLD_DAYS } from './suspicions.server'
import { tellReasons } from './told.server'

/** Students of one batch. */
const BATCH = 100
/** The job runs every hour; what two missed runs left is found all the same. */
const LOOKS_BACK_MS = 3 * HOUR_MS
/** What is looked at of one student, the newest first. */
const MOST_MISTAKES = 1000
const MISTAKE_DAYS = 90
/** A reason that was not seen for so long is over. */
const ACTIVE_DAYS = 60

/**
 * Looks at every student who missed something or answered a twin lately, and once a day at those with a pattern that goes on, so that it
 * ends with the time too; returns how many.
 */
export async function analyzeMistakes(now = new Date()): Promise<number> {
  const since = new Date(now.getTime() - LOOKS_BACK_MS)
  const [yesterday, old, activeSince] = [1, OLD_DAYS, ACTIVE_DAYS].map((days) => new Date(now.getTime() - days * DAY_MS))
  let [after, count] = ['', 0]
  for (;;) {
    const students = await db.$queryRaw<{ studentId: string }[]>`
      SELECT "studentId" FROM (
        SELECT "studentId" FROM wrong_answers WHERE "createdAt" >= ${since}::timestamp
        UNION SELECT "studentId" FROM wrong_answer_reviews WHERE "reviewDate" >= ${since}::timestamp
        UNION SELECT "studentId" FROM wrong_answer_analytics WHERE "interventionStatus" = ANY(${[...GOING_ON]})
          AND "analysisDate" < CASE WHEN "patternType" = 'misconception' THEN ${old}::timestamp ELSE ${yesterday}::timestamp END
        UNION SELECT "studentId" FROM wrong_answer_patterns WHERE "isActive" AND "lastOccurrence" < ${activeSince}::timestamp
      ) lately WHERE "studentId" > ${after} ORDER BY 1 LIMIT ${BATCH}::int`
    for (const { studentId } of students) await analyzeStudent(studentId, now)
    count += students.length
    if (students.length < BATCH) return count
    after = students.at(-1)?.studentId ?? after
  }
}

/** One student: five statements, and one for each pattern that stands or stood. */
export async function analyzeStudent(studentId: string, now: Date): Promise<void> {
  const [mistakes, known] = await Promise.all([
    missedLately(studentId, now),
    db.wrongAnswerAnalytics.findMany({
      where: { studentId, patternType: { in: ['pace', 'careless', 'vocabulary'] } },
      select: { patternType: true, patternKey: true, interventionStatus: true, interventionNotes: true },
    }),
    adviseReasons(studentId, now),
    clearOldSuspects(studentId, now),
  ])
  const found = patternsFound(mistakes)
  const all = new Map([
    ...known.map(({ patternType, patternKey }) => [`${patternType} ${patternKey}`, noEvidence(patternType, patternKey)] as const),
    ...found,
  ])
  for (const { type, subject, evidence } of all.values()) {
    const before = known.find(({ patternType, patternKey }) => patternType === type && patternKey === subject)
    await writePattern({ studentId, type, subject, evidence, before }, now)
  }
  await tellReasons(studentId)
}

interface Pattern {
  type: string
  subject: string
  evidence: Parameters<typeof patternState>[0]
}

interface WrittenPattern extends Pattern {
  studentId: string
  before: { interventionStatus: string; interventionNotes: string | null } | undefined
}

async function writePattern({ studentId, type, subject, evidence, before }: WrittenPattern, now: Date): Promise<void> {
  const state = patternState(evidence, now.getTime())
  // What has ended keeps its end; what is no more without one was cleared.
  const next = state ?? (before && before.interventionStatus !== 'resolved' ? 'cleared' : null)
  if (!next || (!before && next === 'resolved')) return
  const recent = recentMistakes(evidence.mistakes, now.getTime())
  const isNewState = next !== before?.interventionStatus
  const written = {
    analysisDate: now,
    patternData: { subject, mistakes: recent.length, sittings: new Set(recent.map(({ sitting }) => sitting)).size },
    severity: severityOf(
      evidence.mistakes.map(({ at }) => at),
      now.getTime(),
    ),
    interventionStatus: next,
    interventionNotes: isNewState ? [before?.interventionNotes, noteOf(next, now)].filter(Boolean).join('\n') : before?.interventionNotes,
  }
  const key = { studentId, patternType: type, patternKey: subject }
  await db.wrongAnswerAnalytics.upsert({
    where: { studentId_patternType_patternKey: key },
    create: { ...key, ...written },
    update: written,
  })
}

const noEvidence = (type: string, subject: string | null): Pattern => ({
  type,
  subject: subject ?? '',
  evidence: { mistakes: [], reviews: [] },
})

type Missed = Awaited<ReturnType<typeof missedLately>>[number]

/** Each pattern of a subject with its mistakes and the answers to their twins. */
function patternsFound(mistakes: readonly Missed[]): Map<string, Pattern> {
  const found = new Map<string, { type: PatternType; subject: Subject; evidence: { mistakes: Missed['mistake'][]; reviews: Review[] } }>()
  for (const { subject, types, mistake, reviews } of mistakes) {
    for (const type of types) {
      const pattern = found.get(`${type} ${subject}`) ?? { type, subject, evidence: { mistakes: [], reviews: [] } }
      pattern.evidence.mistakes.push(mistake)
      pattern.evidence.reviews.push(...reviews.map((review) => ({ ...review, isMissed: isRelapse(type, review) })))
      found.set(`${type} ${subject}`, pattern)
    }
  }
  return found
}

type Review = Missed['reviews'][number] & { isMissed: boolean }

/** A missed twin, and of pace a slow one too, shows the pattern again. */
function isRelapse(type: PatternType, { score }: Missed['reviews'][number]): boolean {
  return score === REVIEW_SCORES.missed || (type === 'pace' && score === REVIEW_SCORES.slow)
}

async function missedLately(studentId: string, now: Date) {
  const profile = await db.studentProfile.findUnique({ where: { userId: studentId }, select: { level: true, timePercent: true } })
  const rows = await db.wrongAnswer.findMany({
    where: { studentId, createdAt: { gte: new Date(now.getTime() - MISTAKE_DAYS * DAY_MS) } },
    orderBy: { createdAt: 'desc' },
    take: MOST_MISTAKES,
    select: {
      ...{ subject: true, wrongAnswerType: true, createdAt: true, sessionId: true, metadata: true },
      reviews: { where: { reviewType: { not: 'tutor_session' } }, select: { reviewDate: true, reviewScore: true } },
    },
  })
  return rows.map(({ subject, wrongAnswerType, createdAt, sessionId, metadata, reviews }) => ({
    subject,
    types: patternsOf({
      reason: wrongAnswerType,
      seconds: secondsIn(metadata),
      most: profile ? mostSeconds(profile, subject) : Number.POSITIVE_INFINITY,
    }),
    mistake: { at: createdAt.getTime(), sitting: sessionId },
    reviews: reviews.map(({ reviewDate, reviewScore }) => ({
      at: reviewDate.getTime(),
      score: reviewScore,
      isClean: reviewScore === REVIEW_SCORES.clean,
    })),
  }))
}

function secondsIn(metadata: unknown): number {
  const { timeSpent } = metadata as { timeSpent?: number }
  return timeSpent ?? 0
}

/** The most seconds that a question of the subject takes this student who is in time; all of reading stands on passages. */
function mostSeconds({ level, timePercent }: { level: Parameters<typeof examLevel>[0]; timePercent: number }, subject: Subject): number {
  return timelySeconds({ level: examLevel(level), subject, hasPassage: subject === 'reading_comprehension' }, timePercent)
}

/** For each reason in a skill: what the student can start about it, and whether it is still there. */
function adviseReasons(studentId: string, now: Date): Promise<number> {
  const activeSince = new Date(now.getTime() - ACTIVE_DAYS * DAY_MS)
  return db.$executeRaw`
    UPDATE wrong_answer_patterns SET "isActive" = "lastOccurrence" >= ${activeSince}::timestamp,
      "recommendedActions" = jsonb_build_array(
        jsonb_build_object('start', 'practice', 'subject', subject, 'skill', "skillArea"),
        jsonb_build_object('start', 'mistakes', 'subject', subject, 'skill', "skillArea", 'reason', "wrongAnswerType"))
    WHERE "studentId" = ${studentId}`
}
