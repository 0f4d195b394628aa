/** The weekly mail: effort first, what was seen, one next step. Nothing of what the student has written stands in it. */
import { db } from '~/db.server'
import { NOT_ENDED } from '~/models/families/consent.server'
import type { WaitingMail } from '~/models/mail/mail.server'
import type { Letter } from '~/services/mail/letter'
import { dayText } from '~/utils/time/time-text'
import { COLUMNS, stored } from './stored.server'
import { linkToken } from './subscription.server'

/** An address that may get the mail now: the account's, or of a child the parent's who agreed; null for nobody. */
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

export function recipientOf({ email, profile, consents }: Recipient): string | null {
  if (profile?.holder !== 'child') return email
  return consents.some(({ parentEmail }) => parentEmail === profile.parentEmail) ? profile.parentEmail : null
}

/** The letter; null when the report is gone, the mail was ended since, or the address is no longer the one that may get it. */
export async function reportLetter({ recipient }: WaitingMail, reportId: string): Promise<Letter | null> {
  const row = await db.progressReport.findFirst({
    where: { id: reportId, student: { deletion: null, reportMail: { isOn: true } } },
    select: {
      ...COLUMNS,
      student: { select: { ...RECIPIENT, firstName: true, preferredName: true, reportMail: { select: { nonce: true } } } },
    },
  })
  if (!row?.student.reportMail || recipientOf(row.student) !== recipient) return null
  const { data, insights, recommendations } = stored(row)
  const [first, ...others] = insights
  const [step] = recommendations
  const day = (text: string) => dayText(new Date(text), 'UTC')
  return {
    template: 'weekly-report',
    recipient,
    token: linkToken(row.student.reportMail),
    digest: {
      reportId,
      who: row.student.preferredName ?? row.student.firstName,
      week: `${day(data.from)} to ${day(data.to)}`,
      effort: `${first?.text ?? ''}${first ? ` ${first.evidence}.` : ''}`,
      seen: others.map(({ text, evidence }) => `${text} ${evidence}.`),
      step: step ? `${step.text} Why: ${step.evidence}.` : '',
    },
  }
}
