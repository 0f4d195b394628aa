/** The screens of the progress reports. */

export interface ReportHistory {
  report: string
  reportToken: string
}

const REPORTS = 'premium/reports'

export const REPORT_SCREENS = [
  { route: REPORTS, title: 'progress reports', at: () => `/${REPORTS}` },
  { route: `${REPORTS}/mail`, title: 'the weekly email', at: () => `/${REPORTS}/mail` },
  { route: `${REPORTS}/:reportId`, title: 'a progress report', at: ({ report }: ReportHistory) => `/${REPORTS}/${report}` },
  { route: 'report-mail', title: 'link of the weekly email', at: ({ reportToken }: ReportHistory) => `/report-mail?token=${reportToken}` },
]
