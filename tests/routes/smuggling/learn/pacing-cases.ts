/** Actions of the pacing trainer. */
import { startedDrill } from '../../../factories/practice/drills'
import { signedIn } from '../../../support/browser'
import type { Case, Prepared } from '../case'

const TRAINER = '/premium/pacing-trainer'

/** A member without limits, with a drill under way where the action is one of it. */
const prepare = (fields: Record<string, unknown>, isInDrill: boolean) => async (): Promise<Prepared> => {
  const { browser, student } = await signedIn({ tier: 'premium_annual' })
  if (!isInDrill) return { browser, fields }
  return { browser, fields, path: `${TRAINER}/${await startedDrill({ userId: student.id, at: new Date() })}` }
}

export const PACING_CASES: Case[] = [
  {
    pattern: TRAINER,
    writes: ['PaceDrill.section', 'PaceVisit.position'],
    // A box that is not ticked.
    honest: ['PaceDrill.hasBeat'],
    prepare: prepare({ section: 'VR', exercise: '' }, false),
  },
  {
    pattern: `${TRAINER}/:sittingId`,
    writes: ['Response.choice', 'PaceVisit.closedAt'],
    honest: ['PaceVisit.isAnswered'],
    prepare: prepare({ visit: '1', position: '1', choice: '1', struck: '2', intent: 'next' }, true),
  },
]
