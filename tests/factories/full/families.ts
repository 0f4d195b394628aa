/** Children and their parents for tests. */
import { db } from '~/db.server'
import { DAY_MS } from '~/utils/time/durations'
import { createStudent } from '../accounts'

/** A child whose parent has agreed. */
export async function childWithParent(firstName: string): Promise<{ consentId: string; parentEmail: string }> {
  const parentEmail = `access-${firstName.toLowerCase()}-${process.pid}@example.com`
  const { id: userId } = await createStudent({
    firstName,
    profile: { level: 'ssat-middle', gradeApplied: 7, holder: 'child', parentEmail },
  })
  const expiresAt = new Date(Date.now() + DAY_MS)
  const { id } = await db.consent.create({ data: { userId, parentEmail, tokenHash: userId, expiresAt, confirmedAt: new Date() } })
  return { consentId: id, parentEmail }
}
