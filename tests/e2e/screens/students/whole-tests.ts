/** The screens of whole tests, and what they show. */
import type { Level } from '~/exam/core/levels'
import { openHint } from '~/models/sittings/whole/hints.server'
import { currentTest, endStep } from '~/models/tests/advance.server'
import { HOUR_MS } from '~/utils/time/durations'
import { lengthenBreaks, startWholeTest } from '../../../factories/whole-tests/begun'

export interface TestHistory {
  /** In practice, between two of its sections. */
  between: string
  /** In practice, with a hint on its first question. */
  hinted: string
  /** Sat on paper and over. */
  wholeTest: string
  /** The same of the SSAT, which gives two prompts. */
  twoPrompts: string
  /** In the first of its breaks. */
  resting: string
  /** In its writing, by hand. */
  byHand: string
  /** In its first minute, for an hour. */
  fresh: string
}

interface TestScreen {
  route: string
  title: string
  /** See `Screen`. */
  leadsOn?: boolean
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
    route: 'premium/practice-test/:testNumber',
    title: 'cover of a test that is under way',
    at: () => '/premium/practice-test/4',
  },
  {
    route: 'premium/sittings/:sittingId/questions/:position',
    title: 'question with a hint',
    at: ({ hinted }) => `/premium/sittings/${hinted}.1/questions/1`,
  },
  { route: 'premium/calculator', title: 'calculator', at: () => '/premium/calculator' },
  { route: 'premium/tests/:sittingId', title: 'between two sections of a test', at: ({ between }) => `/premium/tests/${between}` },
  { route: 'premium/tests/:sittingId', title: 'break of a test', leadsOn: true, at: ({ resting }) => `/premium/tests/${resting}` },
  {
    route: 'premium/tests/:sittingId/abandonment',
    title: 'a test begun by mistake',
    at: ({ fresh }) => `/premium/tests/${fresh}/abandonment`,
  },
  {
    route: 'premium/tests/:sittingId/abandonment',
    title: 'a test that is not given back any more',
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
  {
    route: 'premium/tests/:sittingId/writing',
    title: 'typing in one of two prompts',
    at: ({ twoPrompts }) => `/premium/tests/${twoPrompts}/writing`,
  },
  {
    route: 'premium/tests/:sittingId/writing',
    title: 'writing by hand',
    leadsOn: true,
    at: ({ byHand }) => `/premium/tests/${byHand}/writing`,
  },
]

export async function liveTests(userId: string): Promise<TestHistory> {
  const between = await startWholeTest({ userId, at: new Date(), number: 4, choice: { mode: 'practice' } })
  await endStep({ userId, sittingId: between, stepId: 'VR' })
  const hinted = await startWholeTest({ userId, at: new Date(), number: 6, choice: { mode: 'practice' } })
  await openHint({ userId, sectionId: `${hinted}.1`, position: 1, shown: 0 })

  const resting = await startWholeTest({ userId, at: new Date(), number: 1 })
  await lengthenBreaks(resting, 60)
  for (const stepId of ['VR', 'QR']) await endStep({ userId, sittingId: resting, stepId })
  const byHand = await startWholeTest({ userId, at: new Date(), level: 'ssat-upper', choice: { place: 'paper', timePercent: 200 } })
  const inAnHour = new Date(Date.now() + HOUR_MS)
  const fresh = await startWholeTest({ userId, at: inAnHour, number: 2, choice: { mode: 'practice', isUntimed: true } })
  return {
    between,
    hinted,
    resting,
    byHand,
    fresh,
    wholeTest: await overOnPaper('isee-upper'),
    twoPrompts: await overOnPaper('ssat-middle'),
  }

  async function overOnPaper(level: Level): Promise<string> {
    const sittingId = await startWholeTest({ userId, at: new Date(Date.now() - 4 * HOUR_MS), level, number: 5, choice: { place: 'paper' } })
    await currentTest({ userId, sittingId })
    return sittingId
  }
}
