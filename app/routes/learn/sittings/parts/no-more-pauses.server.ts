/** What a student reads who pressed Pause after the last one. */

import { MOST_PAUSES } from '~/models/sittings/clock'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { flashHeaders } from '~/utils/http/flash.server'

/** Headers for the redirect when a pause was refused: a message if all pauses are used, none if the section is not running. */
export async function noMorePauses(at: { userId: string; sittingId: string }): Promise<HeadersInit> {
  const sitting = await sittingOverview(at)
  if (sitting?.clock.state !== 'running' || sitting.pauses < MOST_PAUSES) return {}
  return flashHeaders({
    kind: 'problem',
    title: 'You have used all your pauses',
    text: `This section was paused ${MOST_PAUSES} times. The clock keeps running.`,
  })
}
