/** Passages that were read, through the product's own verbs. */
import type { Item } from '~/exam/core/item/item'
import type { Level } from '~/exam/core/levels'
import { shelfPassage } from '~/exam/reading/library.server'
import { checkReading } from '~/models/reading/answer.server'
import { endReading, findReading, showReading } from '~/models/reading/reading.server'
import { startReading } from '~/models/reading/start.server'
import { UNLIMITED } from '../sittings'

/** Words a minute of a reader whose time counts. */
const PACE = 150

interface ReadPassage {
  userId: string
  level: Level
  passageId: string
  /** When it is opened. */
  at?: Date
  /** How long it is read; null leaves it open. As long as reading takes unless it is told. */
  seconds?: number | null
  /** The choice for a question; null leaves it open. */
  choose?: (item: Item, position: number) => number | null
}

/** Opens a passage, says that it is read and answers what is chosen. Returns the sitting's id; it counts against no allowance. */
export async function readPassage({ userId, level, passageId, at = new Date(), choose, ...time }: ReadPassage): Promise<string> {
  const started = await startReading({ id: userId, membership: UNLIMITED }, { level, passageId }, at)
  if (!('id' in started)) throw new Error(`the passage met ${started.outcome}`)
  const owner = { userId, sittingId: started.id }
  await showReading(owner, at)
  const { seconds = Math.round(((shelfPassage(level, passageId)?.words ?? 0) * 60) / PACE) } = time
  if (seconds === null) return started.id

  const readAt = new Date(at.getTime() + seconds * 1000)
  await endReading(owner, readAt)
  const reading = await findReading(owner)
  for (const { position, item } of reading?.questions ?? []) {
    const choice = choose?.(item, position) ?? null
    const answeredAt = new Date(readAt.getTime() + position * 20_000)
    if (choice !== null) await checkReading({ ...owner, position, choice, struck: [], seconds: 20 }, answeredAt)
  }
  return started.id
}
