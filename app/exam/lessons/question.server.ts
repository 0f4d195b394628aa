/** The question that the bank asks after a lesson: the same for the same seed, from nothing hidden and nothing that waits for the tests. */
import type { Check } from '~/content/lessons/lesson'
import { bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { SUBJECTS } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'

/** Null when everything that could ask it is hidden. */
export function checkItem({ skill, level, difficulty, seed }: Check, hidden: ReadonlySet<string>): Item | null {
  const sources = SUBJECTS.flatMap((subject) => bankSources({ level, subject }))
  const open = sources.filter(({ name, isReserved }) => !isReserved && !hidden.has(name))
  const taught = open.flatMap(({ offers }) => offers).filter((offer) => offer.skill === skill)
  const wanted = taught.filter((offer) => offer.difficulty === difficulty)
  const offers = wanted.length > 0 ? wanted : taught
  return offers.length > 0 ? seededRandom(seed).pick(offers).item(seed) : null
}
