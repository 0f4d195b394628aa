/** Progress reports and their mail, for tests and screens. */
import { db } from '~/db.server'
import { RECIPIENT, recipientOf } from '~/models/reports/recipient.server'
import { makeReport } from '~/models/reports/reports.server'
import { linkToken, setReportMail } from '~/models/reports/subscription.server'

/** The secret of the link in the weekly mail of a student who gets it. */
export async function reportLinkOf(userId: string): Promise<string> {
  const { user, ...row } = await db.reportMail.findUniqueOrThrow({ where: { userId }, include: { user: { select: RECIPIENT } } })
  return linkToken(row, recipientOf(user) ?? '')
}

/** A report of the last seven days, and a mail that is on: the ends of their addresses. */
export async function liveReport(userId: string): Promise<{ report: string; reportToken: string }> {
  const report = await makeReport({ id: userId, profile: { timeZone: 'America/New_York' } })
  await setReportMail({ userId, isOn: true })
  return { report, reportToken: await reportLinkOf(userId) }
}
