/** The question that probes a suspicion: another of the same family in which the suspected wrong choice is offered. */
import { askedBy, twinOf } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import type { Difficulty, Level, Subject } from '~/exam/core/levels'
import { offeredMisconceptions } from './suspicion'

/** How many draws it may take: a rare wrong choice stands in one of ten questions. */
const DRAWS = 40

export interface Suspect {
  /** The question in which it was chosen first, and where that stood. */
  questionId: string
  level: Level
  subject: Subject
  difficulty: Difficulty
  says: string
}

/** A probe that was not asked yet, from nothing hidden; null where there is none. */
export function probeOf(
  suspect: Suspect,
  { asked, hidden, seed }: { asked: readonly Item[]; hidden: ReadonlySet<string>; seed: string },
): Item | null {
  if (hidden.has(sourceOf({ id: suspect.questionId }))) return null
  const known = new Set(asked.map(askedBy))
  for (let draw = 0; draw < DRAWS; draw++) {
    const item = twinOf(suspect.questionId, { ...suspect, seed: `${seed}.probe.${draw}` })
    if (item && offeredMisconceptions(item).includes(suspect.says) && !known.has(askedBy(item))) return item
  }
  return null
}
