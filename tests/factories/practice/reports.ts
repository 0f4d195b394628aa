/** Progress reports and their mail, for tests and screens. */
import { db } from '~/db.server'
import { makeReport } from '~/models/reports/reports.server'
import { linkToken, setReportMail } from '~/models/reports/subscription.server'

/** The secret of the link in the weekly mail of a student who gets it. */
export async function reportLinkOf(userId: string): Promise<string> {
  return linkToken(await db.reportMail.findUniqueOrThrow({ where: { userId } }))
}

/** A report of the last seven days, and a mail that is on: the ends of their addresses. */
export async function liveReport(userId: string): Promise<{ report: string; reportToken: string }> {
  const report = await makeReport({ id: userId, profile: { timeZone: 'America/New_York' } })
  await setReportMail({ userId, isOn: true, isChild: false })
  return { report, reportToken: await reportLinkOf(userId) }
}
