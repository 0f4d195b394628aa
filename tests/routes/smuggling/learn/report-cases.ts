/** Actions of the progress reports and of their mail. */

import { makeReport } from '~/models/reports/reports.server'
import { setReportMail } from '~/models/reports/subscription.server'
import { reportLinkOf } from '../../../factories/practice/reports'
import { openBrowser, signedIn } from '../../../support/browser'
import type { Case, Prepared } from '../case'

/** It is turned off, which is what somebody might smuggle too. */
const OFF = { honest: ['ReportMail.isOn', 'ReportMail.endedByLink'] }
const ZONE = { timeZone: 'America/New_York' }

/** A link in the mail of somebody who gets it. */
const linked = (fields: Record<string, unknown>, page: string) => async (): Promise<Prepared> => {
  const { student } = await signedIn()
  await setReportMail({ userId: student.id, isOn: true })
  return { browser: openBrowser(), fields, path: `${page}?token=${await reportLinkOf(student.id)}` }
}

export const REPORT_CASES: Case[] = [
  {
    pattern: '/premium/reports',
    writes: ['ProgressReport.reportData'],
    readsNothing: true,
    prepare: async () => ({ browser: (await signedIn()).browser, fields: {} }),
  },
  {
    pattern: '/premium/reports/mail',
    writes: ['ReportMail.tokenHash'],
    prepare: async () => ({ browser: (await signedIn()).browser, fields: { intent: 'on' } }),
  },
  {
    pattern: '/premium/reports/:reportId',
    writes: ['ProgressReport.parentNotes'],
    prepare: async () => {
      const { browser, student } = await signedIn()
      const reportId = await makeReport({ id: student.id, profile: ZONE })
      return { browser, path: `/premium/reports/${reportId}`, fields: { notes: 'A good week.' } }
    },
  },
  { pattern: '/report-mail', writes: ['ReportMail.isOn'], ...OFF, prepare: linked({ intent: 'off' }, '/report-mail') },
  {
    pattern: '/report-mail/out',
    writes: ['ReportMail.isOn'],
    ...OFF,
    prepare: linked({ 'List-Unsubscribe': 'One-Click' }, '/report-mail/out'),
  },
]
