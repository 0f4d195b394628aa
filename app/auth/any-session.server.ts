/** Who writes to us from a page that is for everybody. */
import type { AccountName } from '~/models/accounts/audiences/rows.server'
import { readPartnerSession } from './partner-session.server'
import { readStudentSession } from './session.server'

/** Whoever is signed in, through whichever door, a student first; null for a visitor. */
export async function readAnySession(request: Request): Promise<AccountName | null> {
  const student = await readStudentSession(request)
  if (student) return { audience: 'student', id: student.id }
  return (await readPartnerSession(request, 'tutor')) ?? (await readPartnerSession(request, 'affiliate'))
}
