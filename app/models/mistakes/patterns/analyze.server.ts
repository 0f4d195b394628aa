/** The job's look at what students missed: patterns of pace, careless slips and words, and what to do about each reason that recurs. */
import { db } from '~/db.server'
import { secondsPerQuestion, sectionsFor } from '~/exam/core/blueprints'
import type { Level, Subject } from '~/exam/core/levels'
import { type PatternType, patternState, patternsOf } from '~/exam/mistakes/patterns'
import { REVIEW_SCORES } from '~/exam/mistakes/returns'
import { severityOf } from '~/exam/mistakes/severity'
import { examLevel } from '~/models/bank/stored-level'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { noteOf } from './suspicions.server'

/** Students of one batch. */
const BATCH = 100
/** The job runs every hour; what two missed runs left is found all the same. */
const LOOKS_BACK_MS = 3 * HOUR_MS
/** What is looked at of one student, the newest first. */
const MOST_MISTAKES = 1000
const MISTAKE_DAYS = 90
/** A reason that was not seen for so long is over. */
const ACTIVE_DAYS = 60

/** Looks at every student who missed something or answered a twin lately; returns how many. */
export async function analyzeMistakes(now = new Date()): Promise<number> {
  const since = new Date(now.getTime() - LOOKS_BACK_MS)
  let [after, count] = ['', 0]
  for (;;) {
    const students = await db.$queryRaw<{ studentId: string }[]>`
      SELECT "studentId" FROM (
        SELECT "studentId" FROM wrong_answers WHERE "createdAt" >= ${since}::timestamp
        UNION SELECT "studentId" FROM wrong_answer_reviews WHERE "reviewDate" >= ${since}::timestamp
      ) lately WHERE "studentId" > ${after} ORDER BY 1 LIMIT ${BATCH}::int`
    for (const { studentId } of students) await analyzeStudent(studentId, now)
    count += students.length
    if (students.length < BATCH) return count
    after = students.at(-1)?.studentId ?? after
  }
}

/** One student: three statements, and one for each pattern that stands or stood. */
export async function analyzeStudent(studentId: string, now: Date): Promise<void> {
  const [mistakes, known] = await Promise.all([
    missedLately(studentId, now),
    db.wrongAnswerAnalytics.findMany({
      where: { studentId, patternType: { in: ['pace', 'careless', 'vocabulary'] } },
      select: { patternType: true, patternKey: true, interventionStatus: true, interventionNotes: true },
    }),
    adviseReasons(studentId, now),
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
  const isNewState = next !== before?.interventionStatus
  const written = {
    analysisDate: now,
    patternData: { subject, mistakes: evidence.mistakes.length, sittings: new Set(evidence.mistakes.map(({ sitting }) => sitting)).size },
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
  const found = new Map<
    string,
    { type: PatternType; subject: Subject; evidence: { mistakes: Missed['mistake'][]; reviews: Missed['reviews'] } }
  >()
  for (const { subject, types, mistake, reviews } of mistakes) {
    for (const type of types) {
      const pattern = found.get(`${type} ${subject}`) ?? { type, subject, evidence: { mistakes: [], reviews: [] } }
      pattern.evidence.mistakes.push(mistake)
      pattern.evidence.reviews.push(...reviews)
      found.set(`${type} ${subject}`, pattern)
    }
  }
  return found
}

async function missedLately(studentId: string, now: Date) {
  const profile = await db.studentProfile.findUnique({ where: { userId: studentId }, select: { level: true } })
  const rows = await db.wrongAnswer.findMany({
    where: { studentId, createdAt: { gte: new Date(now.getTime() - MISTAKE_DAYS * DAY_MS) } },
    orderBy: { createdAt: 'desc' },
    take: MOST_MISTAKES,
    select: {
      ...{ subject: true, wrongAnswerType: true, createdAt: true, sessionId: true, metadata: true },
      reviews: { select: { reviewDate: true, reviewScore: true } },
    },
  })
  return rows.map(({ subject, wrongAnswerType, createdAt, sessionId, metadata, reviews }) => ({
    subject,
    types: patternsOf({
      reason: wrongAnswerType,
      seconds: secondsIn(metadata),
      pace: paceOf(profile && examLevel(profile.level), subject),
    }),
    mistake: { at: createdAt.getTime(), sitting: sessionId },
    reviews: reviews.map(({ reviewDate, reviewScore }) => ({ at: reviewDate.getTime(), isClean: reviewScore === REVIEW_SCORES.clean })),
  }))
}

function secondsIn(metadata: unknown): number {
  const { timeSpent } = metadata as { timeSpent?: number }
  return timeSpent ?? 0
}

/** Seconds that the student's test gives for a question; without a level nothing is slow. */
function paceOf(level: Level | null, subject: Subject): number {
  const [section] = level ? sectionsFor(level, subject) : []
  return section ? secondsPerQuestion(section) : Number.POSITIVE_INFINITY
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
