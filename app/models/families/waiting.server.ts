/** What a child's account is told while no parent's permission stands. */
import { db } from '~/db.server'
import { waitsForParent } from './waiting'

interface Waiting {
  /** Who was asked. */
  parentEmail: string
  /** When this parent said no or took the permission back; null while no answer has come. */
  saidNoAt: Date | null
}

/** Null for whoever waits for nobody. Asks the database only for a child without permission. */
export async function waitingFor(student: {
  id: string
  profile: { holder: string; parentEmail: string | null } | null
  hasConsent: boolean
}): Promise<Waiting | null> {
  const parentEmail = waitsForParent(student) ? student.profile?.parentEmail : null
  if (!parentEmail) return null
  const answer = await db.consent.findFirst({
    where: { userId: student.id, parentEmail, refusedAt: { not: null } },
    orderBy: { refusedAt: 'desc' },
    select: { refusedAt: true },
  })
  return { parentEmail, saidNoAt: answer?.refusedAt ?? null }
}
