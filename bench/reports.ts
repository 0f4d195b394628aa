/** How long the weekly reports of ten thousand students take, each with twenty answers in the week and every tenth with the mail. */

import { hashToken, mailToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { makeWeeklyReports } from '~/models/reports/weekly.server'
import { createStudent } from '../tests/factories/accounts'
import { sitQuiz } from '../tests/factories/sittings'

const STUDENTS = 10_000
const MINUTES = 10
const WEDNESDAY = new Date('2026-03-04T16:00:00Z')
const MONDAY = new Date('2026-03-09T12:00:00Z')

const { id: model } = await createStudent()
const quiz = { userId: model, level: 'isee-upper', subject: 'mathematics_achievement', number: 1 } as const
const sittingId = await sitQuiz({
  ...quiz,
  at: WEDNESDAY,
  choose: ({ answer }, position) => (position % 4 === 0 ? (answer + 1) % 4 : answer),
})
await copyStudents()
await db.$executeRaw`ANALYZE`

const began = performance.now()
const busy = process.cpuUsage()
const { made, mailed } = await makeWeeklyReports(MONDAY)
const { user, system } = process.cpuUsage(busy)
const seconds = (performance.now() - began) / 1000

console.log(
  JSON.stringify([
    {
      what: `weekly reports of ${made} students, ${mailed} by mail`,
      seconds,
      'processor, s': (user + system) / 1e6,
      promise: `all of them, ≤ ${MINUTES} min`,
      kept: made >= STUDENTS && seconds <= MINUTES * 60,
    },
  ]),
)
process.exit()

/** Copies of one student who worked: by SQL, for they are only there to be counted. */
async function copyStudents(): Promise<void> {
  const copies = `generate_series(1, ${STUDENTS}) n`
  const run = (text: string) => db.$executeRawUnsafe(text, model, sittingId)
  await run(`INSERT INTO users (id, username, email, password, "firstName", "lastName", "emailVerified")
    SELECT 'copy' || n, 'copy' || n, 'copy' || n || '@example.com', 'x', 'Copy', 'Example', true FROM ${copies} WHERE $1 <> $2`)
  await run(`INSERT INTO student_profiles ("userId", holder, exam, level, "gradeApplied", "updatedAt")
    SELECT 'copy' || n, p.holder, p.exam, p.level, p."gradeApplied", now() FROM student_profiles p, ${copies} WHERE p."userId" = $1 AND $1 <> $2`)
  await run(`INSERT INTO practice_sittings (id, "userId", kind, exam, level, subject, number, status, "startedAt", "endedAt")
    SELECT 'copy' || n, 'copy' || n, p.kind, p.exam, p.level, p.subject, p.number, p.status, p."startedAt", p."endedAt"
    FROM practice_sittings p, ${copies} WHERE p.id = $2 AND $1 <> $2`)
  await run(`INSERT INTO sitting_sections (id, "sittingId", position, subject, "questionCount", "startedAt", "endedAt")
    SELECT 'copy' || n, 'copy' || n, s.position, s.subject, s."questionCount", s."startedAt", s."endedAt"
    FROM sitting_sections s, ${copies} WHERE s."sittingId" = $2 AND $1 <> $2`)
  await run(`INSERT INTO sitting_responses ("sectionId", position, "itemId", choice, struck, seconds, "isRight", "answeredAt")
    SELECT 'copy' || n, r.position, r."itemId", r.choice, r.struck, r.seconds, r."isRight", r."answeredAt"
    FROM sitting_responses r JOIN sitting_sections s ON s.id = r."sectionId", ${copies} WHERE s."sittingId" = $2 AND $1 <> $2`)
  const nonces = Array.from({ length: STUDENTS / 10 }, (_, index) => `copy${(index + 1) * 10}`)
  await db.reportMail.createMany({
    data: nonces.map((userId) => ({ userId, nonce: userId, tokenHash: hashToken(mailToken('report-mail', userId)) })),
  })
}
