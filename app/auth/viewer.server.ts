/** Who looks at the page, for the navigation. */
import { studentCookie } from './cookies.server'
import { readStudentSession, type Student } from './session.server'

export type Viewer = Pick<Student, 'id' | 'firstName' | 'lastName' | 'preferredName' | 'email' | 'avatarUrl' | 'role'>

/** The signed-in student's name and picture, or null. A request without the session cookie costs no query. */
export async function getViewer(request: Request): Promise<Viewer | null> {
  if (!request.headers.get('cookie')?.includes(`${studentCookie.name}=`)) return null
  const student = await readStudentSession(request)
  if (!student) return null
  const { id, firstName, lastName, preferredName, email, avatarUrl, role } = student
  return { id, firstName, lastName, preferredName, email, avatarUrl, role }
}
