/** The screens of whole tests, and what they show. */
import { openHint } from '~/models/sittings/whole/hints.server'
import { currentTest, endStep } from '~/models/tests/advance.server'
import { startWholeTest } from '../../../factories/whole-tests/begun'

export interface TestHistory {
  /** In practice, between two of its sections. */
  between: string
  /** In practice, with a hint on its first question. */
  hinted: string
  /** Sat on paper and over. */
  wholeTest: string
}

interface TestScreen {
  route: string
  title: string
  at: (history: TestHistory) => string
}

export const TEST_SCREENS: TestScreen[] = [
  { route: 'premium/practice-tests', title: 'all practice tests', at: () => '/premium/practice-tests' },
  {
    route: 'premium/practice-test/:testNumber',
    title: 'cover of a test',
    at: () => '/premium/practice-test/3?time=150&place=paper&level=ssat-middle',
  },
  {
    route: 'premium/sittings/:sittingId/questions/:position',
    title: 'question with a hint',
    at: ({ hinted }) => `/premium/sittings/${hinted}.1/questions/1`,
  },
  { route: 'premium/calculator', title: 'calculator', at: () => '/premium/calculator' },
  { route: 'premium/tests/:sittingId', title: 'between two sections of a test', at: ({ between }) => `/premium/tests/${between}` },
  {
    route: 'premium/tests/:sittingId/abandonment',
    title: 'a test begun by mistake',
    at: ({ between }) => `/premium/tests/${between}/abandonment`,
  },
  { route: 'premium/tests/:sittingId', title: 'end of a test', at: ({ wholeTest }) => `/premium/tests/${wholeTest}` },
  { route: 'premium/tests/:sittingId/report', title: 'report of a test', at: ({ wholeTest }) => `/premium/tests/${wholeTest}/report` },
  {
    route: 'premium/tests/:sittingId/report/:part',
    title: 'a section of a test, explained',
    at: ({ wholeTest }) => `/premium/tests/${wholeTest}/report/VR`,
  },
  { route: 'premium/reports/scores', title: 'scores of whole tests', at: () => '/premium/reports/scores' },
  {
    route: 'premium/tests/:sittingId/writing',
    title: 'typing in what was written by hand',
    at: ({ wholeTest }) => `/premium/tests/${wholeTest}/writing`,
  },
]

export async function liveTests(userId: string): Promise<TestHistory> {
  const between = await startWholeTest({ userId, at: new Date(), number: 4, choice: { mode: 'practice' } })
  await endStep({ userId, sittingId: between, stepId: 'VR' })
  const fourHoursAgo = new Date(Date.now() - 4 * 3_600_000)
  const wholeTest = await startWholeTest({ userId, at: fourHoursAgo, number: 5, choice: { place: 'paper' } })
  await currentTest({ userId, sittingId: wholeTest })
  const hinted = await startWholeTest({ userId, at: new Date(), number: 6, choice: { mode: 'practice' } })
  await openHint({ userId, sectionId: `${hinted}.1`, position: 1, shown: 0 })
  return { between, hinted, wholeTest }
}
