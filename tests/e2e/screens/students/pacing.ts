/** The screens of the pacing trainer, and the drills that they show. */
import type { Item } from '~/exam/core/item/item'
import { pacedDrillOf, startedDrill } from '../../../factories/practice/drills'
import { wrongChoice } from '../../../factories/sittings'

export interface DrillHistory {
  drill: string
  endedDrill: string
}

const TRAINER = 'premium/pacing-trainer'
const MINUTE = 60_000

export const DRILL_SCREENS = [
  { route: TRAINER, title: 'pacing trainer', at: () => `/${TRAINER}` },
  {
    route: `${TRAINER}/:sittingId`,
    title: 'question of a drill',
    at: ({ drill }: DrillHistory) => `/${TRAINER}/${drill}`,
    scripts: ['/pace.js'],
  },
  {
    route: `${TRAINER}/:sittingId/result`,
    title: 'result of a drill',
    at: ({ endedDrill }: DrillHistory) => `/${TRAINER}/${endedDrill}/result`,
  },
]

/** One drill that has ended, and one under way in twice the time. */
export async function liveDrills(userId: string): Promise<DrillHistory> {
  const steps = Array.from({ length: 10 }, (_, index) => ({
    seconds: index === 2 ? 70 : 20,
    choose: index % 4 === 2 ? wrongChoice : ({ answer }: Item) => answer,
  }))
  const endedDrill = await pacedDrillOf({ userId, at: new Date(Date.now() - 8 * MINUTE), exercise: 'no_skip', steps })
  return { endedDrill, drill: await startedDrill({ userId, at: new Date(), section: 'QR', timePercent: 200 }) }
}
