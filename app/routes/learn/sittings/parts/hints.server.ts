/** The hints of a running section as its page shows them. */
import { printStep } from '~/exam/print/item.server'
import { openedHints } from '~/models/sittings/whole/hints.server'

interface RunningSection {
  userId: string
  sectionId: string
  mode: 'rehearsal' | 'practice' | null
}

/** Those that were asked for, by the position of their question; null where the room gives none: a rehearsal, a quiz. */
export async function shownHints({ userId, sectionId, mode }: RunningSection) {
  if (mode !== 'practice') return null
  const opened = await openedHints({ userId, sectionId })
  return Object.fromEntries(
    Object.entries(opened).map(([position, { texts, hasMore }]) => [position, { shown: texts.map(printStep), hasMore }]),
  )
}
