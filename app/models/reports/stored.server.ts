/** A report as it is stored. */
import type { Insight, Recommendation, ReportData } from '~/exam/reports/report'
import type { Prisma } from '~/generated/prisma/client'

export type ReportType = 'weekly' | 'on_demand'

export interface StoredReport {
  id: string
  type: ReportType
  generatedAt: Date
  data: ReportData
  insights: Insight[]
  recommendations: Recommendation[]
  notes: string
}

export const COLUMNS = {
  ...{ id: true, reportType: true, generatedAt: true, reportData: true, insights: true, recommendations: true, parentNotes: true },
} as const

/** The row in its shapes: all three are written in this folder alone, so they are known. */
export function stored(row: Prisma.ProgressReportGetPayload<{ select: typeof COLUMNS }>): StoredReport {
  return {
    ...{ id: row.id, type: row.reportType as ReportType, generatedAt: row.generatedAt, notes: row.parentNotes ?? '' },
    data: row.reportData as unknown as ReportData,
    insights: row.insights as unknown as Insight[],
    recommendations: row.recommendations as unknown as Recommendation[],
  }
}
