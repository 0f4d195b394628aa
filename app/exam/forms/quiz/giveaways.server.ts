/** What a form gives away as a whole, whatever each of its questions hides: letters that come too often, answers that stand beside. */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { type Item, LETTERS } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { MOST_OF_A_LETTER } from './letters'

/** From this many questions on a reader sees a pattern. */
const PATTERN = 10
/** Of ten analogies. */
const MOST_OF_A_BRIDGE = 2

const BRIDGES = new Map(
  Object.values(ANALOGIES).flatMap((tier) => tier.map(({ id, bridge }) => [`analogy-${id}`, bridge] as [string, string])),
)

/** What must be fixed in one form, each as a sentence. */
export function formProblems(items: readonly Item[]): string[] {
  return [...letterProblems(items), ...neighborProblems(items), ...bridgeProblems(items)]
}

/** Over ten or more questions no letter is the key of more than 40 %, and none is never the key. */
function letterProblems(items: readonly Item[]): string[] {
  if (items.length < PATTERN) return []
  const letters = Math.max(...items.map(({ choices }) => choices.length))
  const counts = Array.from({ length: letters }, (_, letter) => items.filter(({ answer }) => answer === letter).length)
  return counts.flatMap((count, letter) => {
    if (count === 0) return [`${LETTERS[letter]} is never the key`]
    return count / items.length > MOST_OF_A_LETTER ? [`${LETTERS[letter]} is the key of ${count} in ${items.length}`] : []
  })
}

/** No headword of a synonym is the key of another. */
function neighborProblems(items: readonly Item[]): string[] {
  const synonyms = items.filter(({ kind }) => kind === 'synonym')
  const headwords = new Set(synonyms.map(({ stem }) => stem.toLowerCase()))
  return synonyms.flatMap(({ stem, choices, answer }) => {
    const key = choices[answer]?.text.toLowerCase() ?? ''
    return headwords.has(key) ? [`the key of ${stem} stands as a headword in the same form`] : []
  })
}

/** No bridge is asked more than twice in ten analogies. */
function bridgeProblems(items: readonly Item[]): string[] {
  const bridges = items.flatMap((item) => BRIDGES.get(sourceOf(item)) ?? [])
  const most = MOST_OF_A_BRIDGE * Math.max(1, Math.ceil(bridges.length / PATTERN))
  return [...new Set(bridges)].flatMap((bridge) => {
    const count = bridges.filter((other) => other === bridge).length
    return count > most ? [`the bridge ${bridge} is asked ${count} times`] : []
  })
}
