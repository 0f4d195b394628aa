/**
 * The proof that somebody at the sign-in page reads the account's mail, asked for after many wrong passwords of strangers, or after many
 * wrong codes with the right password; the mail says which. The link makes the
 * browser a known one and signs nobody in, so it needs no state of its own: the mail's record says to whom it went, and when.
 */
import { timingSafeEqual } from 'node:crypto'
import { db } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { tokenOfMail } from '~/models/mail/mail.server'
import { requestMail } from '~/models/mail/request.server'
import { HOUR_MS } from '~/utils/time/durations'

/** As long as the longest of the strangers' limits counts, so that whoever is asked for the proof has a link that works. */
const PROOF_LIFE_MS = 8 * HOUR_MS

const TEMPLATES = ['sign-in-proof', 'code-proof'] as const

/** Mails the link to the address; whether it has an account is found out when the mail is sent. */
export async function mailSignInProof(
  email: string,
  { template = 'sign-in-proof', audience }: { template?: (typeof TEMPLATES)[number]; audience?: Audience } = {},
): Promise<void> {
  await db.$transaction((transaction) => requestMail(transaction, { kind: 'sign-in-proof', template, recipient: email, audience }))
}

/** What the link of the mail carries: which mail it was, and the proof that it was ours. */
export function signInProofOf(mailId: string): string {
  return `${mailId}.${tokenOfMail('sign-in-proof', mailId)}`
}

/** To whom the link was mailed, and which mail it was; null when it is too old, was never mailed, or opens another door. */
export async function readSignInProof(
  proof: string,
  audience: Audience = 'student',
  now = new Date(),
): Promise<{ email: string; mailId: string } | null> {
  const [mailId = '', token = ''] = proof.split('.')
  if (!isSame(token, tokenOfMail('sign-in-proof', mailId))) return null

  const since = new Date(now.getTime() - PROOF_LIFE_MS)
  const mail = await db.mailRecord.findFirst({
    where: { id: mailId, audience, template: { in: [...TEMPLATES] }, createdAt: { gt: since } },
    select: { recipient: true },
  })
  return mail && { email: mail.recipient, mailId }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
