/** The weekly reports: for everybody who worked in the week that ended last Sunday, once each, and by mail for those who asked. */
import { db } from '~/db.server'
import { addDays, type Day, mondayOf } from '~/exam/plan/days'
import { Prisma } from '~/generated/prisma/client'
import { queueMail } from '~/models/mail/mail.server'
import { log } from '~/utils/log.server'
import { beginningIn, dayIn, hourIn } from '~/utils/time/periods.server'
import { RECIPIENT, recipientOf } from './recipient.server'
import { madeReports } from './reports.server'
import { renewSecret } from './subscription.server'

const BATCH = 200
/** A run makes no more; the next one goes on. */
const MOST_BATCHES = 60
/** Nobody is to be woken: reports are made from this hour on, on whatever day, where the student lives. */
const FROM_HOUR = 6

/** Makes the reports that are due; returns how many, and how many mails. On two instances at once, or again, each student gets one. */
export async function makeWeeklyReports(now = new Date()): Promise<{ made: number; mailed: number }> {
  const zones = await db.studentProfile.findMany({ distinct: ['timeZone'], select: { timeZone: true } })
  const total = { made: 0, mailed: 0 }
  let batches = 0
  for (const { timeZone } of zones) {
    const today = dayIn(timeZone, now)
    if (hourIn(timeZone, now) < FROM_HOUR) continue
    const week = { from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1), timeZone }
    for (let last = ''; batches < MOST_BATCHES; batches++) {
      const due = await studentsDue(week, last)
      const newest = due.at(-1)
      if (!newest) break
      last = newest
      const done = await makeBatch(due, week, now).catch((error: unknown) => {
        log.error({ err: error, timeZone, after: last }, 'a batch of weekly reports could not be made')
        return { made: 0, mailed: 0 }
      })
      total.made += done.made
      total.mailed += done.mailed
    }
  }
  return total
}

interface Week {
  from: Day
  to: Day
  timeZone: string
}

/** The next students by id who did in the week what a report counts (facts.server.ts), and have no report of it. */
async function studentsDue({ from, to, timeZone }: Week, after: string): Promise<string[]> {
  const [start, end] = [beginningIn(timeZone, from), beginningIn(timeZone, addDays(to, 1))]
  const within = (column: Prisma.Sql) => Prisma.sql`${column} >= ${start}::timestamp AND ${column} < ${end}::timestamp`
  const rows = await db.$queryRaw<{ userId: string }[]>`
    SELECT p."userId" FROM student_profiles p
    WHERE p."timeZone" = ${timeZone} AND p."userId" > ${after}
      AND NOT EXISTS (
        SELECT FROM progress_reports r
        WHERE r."studentId" = p."userId" AND r."reportType" = 'weekly' AND r."periodStart" = ${from}::date
      )
      AND NOT EXISTS (SELECT FROM account_deletions d WHERE d."userId" = p."userId")
      AND (
        EXISTS (
          SELECT FROM practice_sittings w
          JOIN sitting_sections s ON s."sittingId" = w.id JOIN sitting_responses a ON a."sectionId" = s.id
          WHERE w."userId" = p."userId" AND w."startedAt" < ${end}::timestamp AND (w."endedAt" IS NULL OR w."endedAt" >= ${start}::timestamp)
            AND ${within(Prisma.sql`a."answeredAt"`)}
        )
        OR EXISTS (
          SELECT FROM essays e WHERE e."studentId" = p."userId" AND ${within(Prisma.sql`e."submittedAt"`)} AND e."wordCount" > 0
        )
        OR EXISTS (
          SELECT FROM video_lesson_completions l WHERE l."studentId" = p."userId" AND ${within(Prisma.sql`l."completedAt"`)}
        )
        OR EXISTS (SELECT FROM vocabulary_cards c WHERE c."studentId" = p."userId" AND ${within(Prisma.sql`c."reviewedAt"`)})
        OR EXISTS (SELECT FROM passage_readings g WHERE g."studentId" = p."userId" AND ${within(Prisma.sql`g."readAt"`)})
      )
    ORDER BY p."userId" LIMIT ${BATCH}::int`
  return rows.map(({ userId }) => userId)
}

async function makeBatch(userIds: readonly string[], week: Week, now: Date): Promise<{ made: number; mailed: number }> {
  const rows = await madeReports(userIds, week, 'weekly')
  return db.$transaction(async (transaction) => {
    // Whoever comes second finds the report there, and mails nothing.
    const made = await transaction.progressReport.createManyAndReturn({
      data: rows.map((row) => ({ ...row, generatedAt: now })),
      skipDuplicates: true,
      select: { id: true, studentId: true },
    })
    const readers = await transaction.user.findMany({
      where: { id: { in: made.map(({ studentId }) => studentId) }, deletion: null, reportMail: { isOn: true } },
      select: { id: true, ...RECIPIENT, reportMail: { select: { nonce: true, tokenHash: true } } },
    })
    let mailed = 0
    for (const reader of readers) {
      const recipient = recipientOf(reader)
      const report = made.find(({ studentId }) => studentId === reader.id)
      if (!recipient || !report || !reader.reportMail) continue
      await renewSecret(transaction, reader.id, reader.reportMail, recipient)
      const mail = { kind: 'report', template: 'weekly-report', recipient, accountId: reader.id, aboutId: report.id } as const
      const { mailId } = await queueMail(transaction, mail)
      if (mailId) mailed += 1
    }
    return { made: made.length, mailed }
  }, TRANSACTION)
}

const TRANSACTION = { timeout: 60_000 }
