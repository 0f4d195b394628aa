/** Students under whom the product is broken: made by the factories, each with a session and, if wanted, a quiz that stays open. */
// The factories open the database when they are imported, hence late: only then is its address known.

export interface Student {
  id: string
  email: string
  cookie: string
}

export interface SittingStudent extends Student {
  sittingId: string
}

/** Students in their first two days, for whom nothing is limited. */
export function enroll(count: number): Promise<Student[]> {
  return inTurn(count, () => enrollOne(new Date()))
}

/** Students with the free tier's three quizzes a week. */
export function enrollFree(count: number): Promise<Student[]> {
  return inTurn(count, () => enrollOne())
}

/** Students with an open quiz of twenty questions, none answered. */
export async function seat(count: number): Promise<SittingStudent[]> {
  const { sitQuiz } = await import('../../tests/factories/sittings')
  return inTurn(count, async (index) => {
    const student = await enrollOne(new Date())
    const quiz = { level: 'isee-upper', subject: 'mathematics_achievement', number: 1 + (index % 10) } as const
    const sittingId = await sitQuiz({ userId: student.id, ...quiz, at: new Date(), choose: () => null, stopAfter: 0 })
    return { ...student, sittingId }
  })
}

async function enrollOne(createdAt?: Date): Promise<Student> {
  const { createStudent } = await import('../../tests/factories/accounts')
  const { openStudentSession } = await import('~/auth/session.server')
  const { id, email } = await createStudent({ createdAt })
  const setCookie = await openStudentSession(new Request('http://localhost/'), id)
  return { id, email, cookie: setCookie.split(';')[0] ?? '' }
}

/** One after the other: the embedded database does one thing at a time, and they are not what is measured. */
async function inTurn<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count) made.push(await make(made.length))
  return made
}
