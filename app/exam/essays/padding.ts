/**
 * What a text says without its padding: a sentence that comes again, and one that says nothing but that something is important, is left out
 * before anybody reads for marks. So a longer text is never a better one by its length alone.
 */
import { paragraphsOf, sentenceKey, sentencesOf, wordsOf } from './sentences'

/** Two sentences that share so much of their words say the same. */
const SAME_SHARE = 0.75
/** Shorter ones may come again on purpose: "It rained." */
const FEWEST_WORDS = 6

/** Sentences that could close any essay. */
const EMPTY = [
  /^(?:so |and |in conclusion,? |in summary,? |overall,? )?(?:this|that|it|\w+) is (?:very |really |so |extremely )*(?:important|special|interesting|good|nice|great)(?: (?:to|for) (?:me|us|everyone|everybody|people))?[.!]*$/i,
  /^(?:as you can see|as i said|like i said|in other words|to sum up|in conclusion),? [^,]{0,60}(?:important|true|good|great|special)[.!]*$/i,
  /^(?:there are )?many (?:reasons|examples|people)(?: (?:for|of|who) (?:this|that|it|think so))?[.!]*$/i,
  /^i (?:really |truly |strongly )*(?:believe|think) (?:this|that|so)[.!]*$/i,
]

/** The text without its padding, its paragraphs kept. */
export function withoutPadding(text: string): string {
  const seen: ReadonlySet<string>[] = []
  const paragraphs = new Map(paragraphsOf(text).map((paragraph) => [sentenceKey(paragraph), paragraph]))
  return [...paragraphs.values()]
    .map((paragraph) =>
      sentencesOf(paragraph)
        .filter((sentence) => isNew(sentence, seen))
        .join(' '),
    )
    .filter(Boolean)
    .join('\n')
}

function isNew(sentence: string, seen: ReadonlySet<string>[]): boolean {
  if (EMPTY.some((pattern) => pattern.test(sentence.trim()))) return false
  const words = new Set(wordsOf(sentenceKey(sentence)))
  if (words.size < FEWEST_WORDS) return true
  if (seen.some((other) => shareOf(words, other) >= SAME_SHARE)) return false
  seen.push(words)
  return true
}

/** Shared words of all words of both. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}
