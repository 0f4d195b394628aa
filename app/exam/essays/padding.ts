/**
 * What a text says without its padding: a sentence that comes again, and one that says nothing but that something is important, is left out
 * before anybody reads for marks. So a longer text is never a better one by its length alone.
 */
import { paragraphsOf, sentenceKey, sentencesOf, wordsOf } from './sentences'

/** Two sentences that share so much of their words say the same. */
const SAME_SHARE = 0.75
/** Shorter ones may come again on purpose, once: "It rained." */
const FEWEST_WORDS = 6
const MOST_TIMES = 2

/** Sentences that could close any essay. */
const EMPTY = [
  /^(?:so |and |in conclusion,? |in summary,? |overall,? )?(?:this|that|it|\w+) is (?:very |really |so |extremely )*(?:important|special|interesting|good|nice|great)(?: (?:to|for) (?:me|us|everyone|everybody|people))?[.!]*$/i,
  /^(?:as you can see|as i said|like i said|in other words|to sum up|in conclusion),? [^,]{0,60}(?:important|true|good|great|special)[.!]*$/i,
  /^(?:there are )?many (?:reasons|examples|people)(?: (?:for|of|who) (?:this|that|it|think so))?[.!]*$/i,
  /^i (?:really |truly |strongly )*(?:believe|think) (?:this|that|so)[.!]*$/i,
]

/** The text without its padding, its paragraphs kept. */
export function withoutPadding(text: string): string {
  const seen: Seen = { long: [], short: new Map() }
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

interface Seen {
  long: ReadonlySet<string>[]
  /** How often each short one came. */
  short: Map<string, number>
}

function isNew(sentence: string, seen: Seen): boolean {
  if (EMPTY.some((pattern) => pattern.test(sentence.trim()))) return false
  const words = new Set(wordsOf(sentenceKey(sentence)))
  if (words.size < FEWEST_WORDS) {
    const times = (seen.short.get(sentenceKey(sentence)) ?? 0) + 1
    seen.short.set(sentenceKey(sentence), times)
    return times <= MOST_TIMES
  }
  if (seen.long.some((other) => shareOf(words, other) >= SAME_SHARE)) return false
  seen.long.push(words)
  return true
}

/** Shared words of all words of both. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}
