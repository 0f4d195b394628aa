/** What the bench works on: stored answers, students with sessions, questions nobody has answered, and a long list of mistakes. */
import pg from 'pg'
import { openStudentSession } from '~/auth/session.server'
import { db } from '~/db.server'
import { createStudent } from '../../tests/factories/accounts'
import { lately, sitQuiz } from '../../tests/factories/sittings'

/** Laid apart from the product's own pool, whose time-outs are made for requests and not for a million rows. */
const stock = new pg.Client({ connectionString: process.env.DATABASE_URL })
await stock.connect()
export const closeSupply = () => stock.end()

export const QUESTIONS = 20
const MATH = { level: 'isee-upper', subject: 'mathematics_achievement' } as const

export interface Student {
  id: string
  cookie: string
}

/** A running sitting of which no question is answered. */
export interface FreshSitting extends Student {
  sittingId: string
}

/** Copies of one sat quiz until so many answers are stored; plain SQL, because a million rows by verbs would take an hour. */
export async function fillAnswers(target: number): Promise<void> {
  const missing = target - (await db.response.count())
  if (missing <= 0) return
  const owner = await createStudent()
  const sittingId = await sitQuiz({ ...MATH, userId: owner.id, number: 1, at: new Date(), choose: () => 0 })
  await copySitting(sittingId, `stored-${Date.now().toString(36)}`, Math.ceil(missing / QUESTIONS))
  await stock.query('VACUUM ANALYZE')
}

/** So many students, each signed in and with one open quiz that serves as the pattern of the others. */
export async function createStudents(url: URL, count: number): Promise<FreshSitting[]> {
  const students: FreshSitting[] = []
  for (let index = 0; index < count; index++) {
    const student = await createSignedIn(url)
    const open = { ...MATH, userId: student.id, number: 1 + (index % 10), at: new Date() }
    students.push({ ...student, sittingId: await sitQuiz({ ...open, choose: () => null, stopAfter: 0 }) })
  }
  return students
}

/** So many students with a few weeks behind them: five quizzes that ended, with their mistakes, and one that is open. */
export async function createReaders(url: URL, count: number): Promise<Student[]> {
  const readers: Student[] = []
  for (let index = 0; index < count; index++) {
    const student = await createSignedIn(url)
    const sit = { ...MATH, userId: student.id, at: lately() }
    for (const number of [1, 2, 3, 4, 5])
      await sitQuiz({ ...sit, number, choose: ({ answer }, position) => (position % 4 === 0 ? 0 : answer) })
    await sitQuiz({ ...sit, number: 9, choose: () => 0, stopAfter: 5 })
    readers.push(student)
  }
  return readers
}

/** A student with a session and nothing else. */
export async function createSignedIn(url: URL): Promise<Student> {
  const { id } = await createStudent({ createdAt: new Date() })
  const cookie = await openStudentSession(new Request(url), id)
  return { id, cookie: cookie.split(';')[0] ?? '' }
}

let copied = 0

/** So many more unanswered sittings for each student, with a day to answer them. */
export async function freshSittings(students: readonly FreshSitting[], each: number): Promise<FreshSitting[]> {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  const fresh: FreshSitting[] = []
  for (const student of students) {
    const prefix = `fresh-${process.pid}-${copied++}`
    await copySitting(student.sittingId, prefix, each, tomorrow)
    for (let number = 1; number <= each; number++) fresh.push({ ...student, sittingId: `${prefix}-${number}` })
  }
  return fresh
}

/** A student with so many mistakes over so many days, ten of a sitting. */
export async function createStudentWithMistakes(url: URL, count: number): Promise<Student> {
  const student = await createSignedIn(url)
  await stock.query(
    `INSERT INTO wrong_answers (id, "studentId", "questionId", subject, "skillArea", "testType", "questionType", difficulty,
      "questionText", "correctAnswer", "studentAnswer", "reviewStatus", "sessionId", "createdAt")
    SELECT $1 || '-' || n, $1, 'bench-' || n, 'mathematics_achievement', 'percents', 'ISEE', 'multiple_choice', 'medium',
      repeat('What is 15% of 240? ', 5), '36', '16',
      (ARRAY['needs_review', 'needs_review', 'reviewed', 'mastered'])[1 + n % 4]::"ReviewStatus",
      $1 || '-' || n / 10, now() - (n / 10) * interval '10 minutes'
    FROM generate_series(1, $2::int) n`,
    [student.id, count],
  )
  await stock.query('VACUUM ANALYZE wrong_answers')
  return student
}

/** Copies a sitting with its section and its responses; the copies are called `prefix-1` and so on. */
async function copySitting(sittingId: string, prefix: string, copies: number, deadline: Date | null = null): Promise<void> {
  await stock.query(
    `INSERT INTO practice_sittings (id, "userId", kind, exam, level, subject, number, status, "startedAt", "endedAt")
    SELECT $2 || '-' || n, "userId", kind, exam, level, subject, number, status, "startedAt", "endedAt"
    FROM practice_sittings, generate_series(1, $3::int) n WHERE id = $1`,
    [sittingId, prefix, copies],
  )
  await stock.query(
    `INSERT INTO sitting_sections (id, "sittingId", position, subject, "questionCount", "secondsAllowed", "startedAt", deadline, "endedAt",
      "endedBy", "right", wrong, omitted)
    SELECT $2 || '-' || n || '.1', $2 || '-' || n, 1, subject, "questionCount", "secondsAllowed", "startedAt", $4::timestamp, "endedAt",
      "endedBy", "right", wrong, omitted
    FROM sitting_sections, generate_series(1, $3::int) n WHERE "sittingId" = $1`,
    [sittingId, prefix, copies, deadline],
  )
  await stock.query(
    `INSERT INTO sitting_responses ("sectionId", position, "itemId", choice, struck, flagged, seconds, "answeredAt", "isRight")
    SELECT $2 || '-' || n || '.1', r.position, r."itemId", r.choice, r.struck, r.flagged, r.seconds, r."answeredAt", r."isRight"
    FROM sitting_responses r JOIN sitting_sections s ON s.id = r."sectionId", generate_series(1, $3::int) n WHERE s."sittingId" = $1`,
    [sittingId, prefix, copies],
  )
}
