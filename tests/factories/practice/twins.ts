/** Sets of twins that were worked on, through the product's own verbs. */
import type { Item } from '~/exam/core/item/item'
import { checkTwin } from '~/models/practice/twins/check.server'
import { findTwinSet } from '~/models/practice/twins/set.server'
import type { TwinsOutcome } from '~/models/practice/twins/start.server'

/** The id of a set that was begun. */
export function begunSet(started: TwinsOutcome): string {
  if (started.outcome !== 'started') throw new Error(`no set of twins: ${started.outcome}`)
  return started.sittingId
}

/** Checks every open question of a set with the choice given for it; null leaves it open. Returns the questions. */
export async function answerTwins(
  owner: { userId: string; sittingId: string },
  choose: (item: Item, position: number) => number | null,
  now: Date,
): Promise<Item[]> {
  const set = await findTwinSet(owner)
  if (!set) throw new Error('the set is gone')
  for (const { position, item, outcome } of set.questions) {
    const choice = choose(item, position)
    if (outcome === 'open' && choice !== null) await checkTwin({ ...owner, position, choice, struck: [], seconds: 30 }, now)
  }
  return set.questions.map(({ item }) => item)
}
