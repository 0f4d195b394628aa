/** The weekly mail: effort first, what was seen, one next step. Nothing of what the student has written stands in it. */
import { db } from '~/db.server'
import type { WaitingMail } from '~/models/mail/mail.server'
import type { Letter } from '~/services/mail/layout/letter'
import { dayText } from '~/utils/time/time-text'
import { RECIPIENT, recipientOf } from './recipient.server'
import { COLUMNS, stored } from './stored.server'
import { linkToken } from './subscription.server'

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
    token: linkToken(row.student.reportMail, recipient),
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
