/** Who may get a student's weekly report by mail. */
import { NOT_ENDED } from '~/models/families/consent.server'

interface Recipient {
  email: string
  profile: { holder: string; parentEmail: string | null } | null
  consents: { parentEmail: string }[]
}

export const RECIPIENT = {
  email: true,
  profile: { select: { holder: true, parentEmail: true } },
  consents: { where: { confirmedAt: { not: null }, revokedAt: null, ...NOT_ENDED }, select: { parentEmail: true }, take: 5 },
} as const

/** An address that may get the mail now: the account's, or of a child the parent's who agreed; null for nobody. */
export function recipientOf({ email, profile, consents }: Recipient): string | null {
  if (profile?.holder !== 'child') return email
  return consents.some(({ parentEmail }) => parentEmail === profile.parentEmail) ? profile.parentEmail : null
}
