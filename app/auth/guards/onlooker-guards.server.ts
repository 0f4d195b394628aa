/** Whoever looks at a student's pages beside the student: the guard of those pages, for tutors and whoever comes after them. */
import { findSeen, type Onlooker } from '~/models/tutoring/sight.server'
import { notFound } from '~/utils/http/responses.server'
import { requireApproved } from './partner-guards.server'

type SeenStudent = NonNullable<Awaited<ReturnType<typeof findSeen>>>

/** A tutor and the student, who is linked with them now; 404 for every other student, whether there is one or not. */
export async function requireSeen(request: Request, studentId = ''): Promise<{ onlooker: Onlooker; student: SeenStudent }> {
  const { id } = await requireApproved(request, 'tutor')
  const onlooker = { kind: 'tutor', id } as const
  const student = await findSeen(onlooker, studentId)
  if (!student) throw notFound()
  return { onlooker, student }
}
