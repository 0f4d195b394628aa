/** The question that the bank asks after a lesson: the same for the same seed, from nothing hidden and nothing that waits for the tests. */
import type { Check } from '~/content/lessons/lesson'
import type { Source } from '~/exam/bank/source'
import { bankSources, substitutesFor } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { SUBJECTS } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'

/**
 * Where everything that asks this skill is hidden, the question that takes its place, so that the lesson can be finished all the same: of
 * its strand, or else of anything that the level is asked. Null when all of the level is hidden.
 */
export function checkItem(check: Check, hidden: ReadonlySet<string>): Item | null {
  const sources = SUBJECTS.flatMap((subject) => bankSources({ level: check.level, subject }))
  const reserved = sources.flatMap(({ name, isReserved }) => (isReserved ? name : []))
  const taken = new Set([...hidden, ...reserved])
  return (
    itemFrom(sources, check, taken) ??
    substituteFor(itemFrom(sources, check, new Set(reserved)), taken) ??
    itemFrom(sources, { ...check, skill: null }, taken)
  )
}

/** A question of the skill, or of any, as hard as wanted where there is one; null when all of it is taken. */
function itemFrom(
  sources: readonly Source[],
  { skill, difficulty, seed }: Omit<Check, 'skill'> & { skill: string | null },
  taken: ReadonlySet<string>,
): Item | null {
  const open = sources.filter(({ name }) => !taken.has(name))
  const taught = open.flatMap(({ offers }) => offers).filter((offer) => skill === null || offer.skill === skill)
  const wanted = taught.filter((offer) => offer.difficulty === difficulty)
  const offers = wanted.length > 0 ? wanted : taught
  return offers.length > 0 ? seededRandom(seed).pick(offers).item(seed) : null
}

function substituteFor(item: Item | null, taken: ReadonlySet<string>): Item | null {
  try {
    return (item && substitutesFor([item], taken)[0]) ?? null
  } catch (error) {
    // Of a kind of words or texts nothing may be left.
    if (error instanceof RangeError) return null
    throw error
  }
}
