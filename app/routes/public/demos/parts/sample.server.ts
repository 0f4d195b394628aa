/**
 * The report of a whole test that no student sat: what shownReport() made of a simulated sitting of a published form, frozen. The test beside
 * tests/routes/demos makes it again and compares, so it is always what a family would read today.
 */
import type { shownReport } from '~/routes/learn/reports/parts/shown-report.server'
import frozen from './sample-report.json'

type Report = ReturnType<typeof shownReport>

// The test compares it with the function's own result; JSON alone has wider types.
export const SAMPLE_REPORT = frozen as unknown as Report
