/** Drills of the pacing trainer that were worked on, through the product's own verbs and at any pace. */
import type { Item } from '~/exam/core/item/item'
import { type Drill, findDrill } from '~/models/pacing/drill.server'
import { finishDrill, moveOn } from '~/models/pacing/move.server'
import { type DrillStart, startDrill } from '~/models/pacing/start.server'
import { UNLIMITED } from '../sittings'

interface PacedStart extends Partial<DrillStart> {
  userId: string
  at: Date
  timePercent?: number
}

/** Starts a drill that counts against no allowance; returns its id. */
export async function startedDrill({ userId, at, timePercent = 100, ...plan }: PacedStart): Promise<string> {
  const member = { id: userId, membership: UNLIMITED, profile: { timePercent } }
  const drill = { level: 'isee-upper', section: 'VR', exercise: null, hasBeat: true, isBesideOthers: true, ...plan } as const
  const started = await startDrill(member, drill, at)
  if (!('id' in started)) throw new Error(`the start met ${started.outcome}`)
  return started.id
}

export async function drillOf(owner: { userId: string; sittingId: string }, now?: Date): Promise<Drill> {
  const drill = await findDrill(owner, now)
  if (!drill) throw new Error('the drill is gone')
  return drill
}

export interface Step {
  seconds: number
  /** The choice for the question; null leaves it blank. */
  choose: (item: Item) => number | null
  to?: 'next' | number
}

/** Takes the steps one after the other, each on what is on the screen; returns the instant after the last. */
export async function stepOn(owner: { userId: string; sittingId: string }, at: Date, steps: readonly Step[]): Promise<Date> {
  let now = at
  for (const { seconds, choose, to = 'next' } of steps) {
    now = new Date(now.getTime() + seconds * 1000)
    const { current, questions } = await drillOf(owner, now)
    const item = questions[current.position - 1]?.item
    const page = { visit: current.number, position: current.position, choice: item ? choose(item) : null, struck: [] }
    const outcome = await moveOn({ ...owner, ...page, to }, now)
    if (outcome !== 'moved') throw new Error(`question ${current.position} was ${outcome}`)
  }
  return now
}

/** A whole drill at these seconds, from its start to its end; returns its id. */
export async function pacedDrillOf({ steps, ...start }: PacedStart & { steps: readonly Step[] }): Promise<string> {
  const sittingId = await startedDrill(start)
  const owner = { userId: start.userId, sittingId }
  const now = await stepOn(owner, start.at, steps)
  const { current } = await drillOf(owner, now)
  await finishDrill({ ...owner, visit: current.number, position: current.position, choice: null, struck: [] }, now)
  return sittingId
}
