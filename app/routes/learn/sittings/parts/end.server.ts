/** The end of a section, whether it is a sitting by itself or stands in a whole test, which then goes on. */
import { endIfOver as endAloneIfOver } from '~/models/sittings/end.server'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { currentTest, endStep } from '~/models/tests/advance.server'
import { findTest } from '~/models/tests/test-row.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { durationText } from '~/utils/time/time-text'

interface Address {
  userId: string
  /** A sitting, or a section of a whole test by its own id. */
  sittingId: string
}

/** The whole test that the address names, or stands in; null for any other sitting, and for anyone else's. */
export async function wholeTestOf({ userId, sittingId }: Address): Promise<string | null> {
  const [id = ''] = sittingId.split('.')
  return (await findTest({ userId, sittingId: id }))?.id ?? null
}

/** Ends the section if its time is over; true when it is ended afterwards. */
export async function endIfOver(at: Address, now: Date): Promise<boolean> {
  const testId = await wholeTestOf(at)
  if (!testId) return endAloneIfOver(at, now)
  await currentTest({ userId: at.userId, sittingId: testId }, now)
  return (await sittingOverview(at, now))?.isEnded === true
}

/** Ends the section that the address names, if it is the one that runs; headers of what to say on the next page. */
export async function endTestSection(at: Address, testId: string, isTimeUp: boolean): Promise<HeadersInit> {
  const section = await sittingOverview(at)
  if (!section?.part || section.isEnded) return {}
  const after = await endStep({ userId: at.userId, sittingId: testId, stepId: section.part, isTimeUp })
  if (after?.standing.is !== 'working' || after.standing.step.id === section.part) return {}
  const { name, seconds } = after.standing.step
  const time = after.test.conditions.isUntimed ? '' : `, ${durationText(seconds)}`
  // One line on a phone: the room shows the title alone there.
  return flashHeaders({ kind: 'success', title: `Now: ${name}${time}.`, text: 'The section before it is closed.' })
}
