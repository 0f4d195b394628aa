/**
 * What can be counted in an essay, without any judgment: length, paragraphs, sentences, words that come often, sentences that begin alike, and
 * words that the dictionary does not know. Nothing here makes a mark.
 */
import { wordsIn } from '~/utils/text/words'
import { paragraphsOf, sentencesOf, wordsOf } from './sentences'

export interface Measures {
  words: number
  paragraphs: number
  sentences: number
  /** Words to a sentence, one decimal. */
  average: number
  /** Words of the shortest and of the longest sentence. */
  shortest: number
  longest: number
  /** Words that come four times or more and carry meaning, the most frequent first. */
  repeated: { word: string; times: number }[]
  /** The first word of three sentences in a row or more, with how many. */
  sameBeginnings: { word: string; times: number }[]
  /** As they are written, each once, in order, with what the dictionary would put there. */
  unknown: { word: string; suggestions: string[] }[]
}

export interface Dictionary {
  knows(word: string): boolean
  suggest(word: string): string[]
}

const REPEATED_FROM = 4
const MOST_REPEATED = 8
const IN_A_ROW = 3
const MOST_UNKNOWN = 12
const MOST_SUGGESTIONS = 3
/** Beyond that nobody misspelled a word: a key was held down. Suggestions for a long one take the speller minutes. */
const LONGEST_WORD = 20

/** Words that every text is made of. */
const SMALL = new Set(
  `a about after again all also am an and any are as at back be because been before being but by can could day did do does down each even every
  for from get go going got had has have he her here hers him his how i if in into is it its just know like made make many me more most much my
  no not now of off on once one only or other our out over own people said same say see she so some such than that the their them then there these
  they thing things this those thought through time to too two under until up us very was way we went were what when where which while who why will
  with would you your i'm it's don't didn't can't couldn't wasn't that's he's she's there's let's i'd i'll i've isn't doesn't won't wouldn't`
    .split(/\s+/)
    .filter(Boolean),
)

/** Counts a text. `promptText` holds words that have to come again. */
export function measure(text: string, { promptText, dictionary }: { promptText: string; dictionary: Dictionary }): Measures {
  const sentences = sentencesOf(text)
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const lengths = sentences.map(({ length }) => length)
  const words = lengths.reduce((sum, length) => sum + length, 0)
  return {
    words: wordsIn(text),
    paragraphs: paragraphsOf(text).length,
    sentences: sentences.length,
    average: sentences.length === 0 ? 0 : Math.round((words / sentences.length) * 10) / 10,
    shortest: sentences.length === 0 ? 0 : Math.min(...lengths),
    longest: Math.max(0, ...lengths),
    repeated: repeatedIn(sentences.flat(), new Set(wordsOf(promptText))),
    sameBeginnings: beginningsOf(sentences.map(([first = '']) => first)),
    unknown: unknownIn(text, dictionary),
  }
}

function repeatedIn(words: readonly string[], ofPrompt: ReadonlySet<string>): Measures['repeated'] {
  const counts = new Map<string, number>()
  for (const word of words) if (!SMALL.has(word) && !ofPrompt.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([, times]) => times >= REPEATED_FROM)
    .sort((left, right) => right[1] - left[1])
    .slice(0, MOST_REPEATED)
    .map(([word, times]) => ({ word, times }))
}

function beginningsOf(firsts: readonly string[]): Measures['sameBeginnings'] {
  const longest = new Map<string, number>()
  let run = 0
  firsts.forEach((word, index) => {
    run = word === firsts[index - 1] ? run + 1 : 1
    if (run >= IN_A_ROW) longest.set(word, Math.max(run, longest.get(word) ?? 0))
  })
  return [...longest].map(([word, times]) => ({ word, times }))
}

/** Names are left alone: a capital that begins no sentence. */
function unknownIn(text: string, dictionary: Dictionary): Measures['unknown'] {
  const unknown = new Map<string, string[]>()
  for (const sentence of sentencesOf(text)) {
    const words = sentence.replaceAll('’', "'").match(/[\p{L}]+(?:'[\p{L}]+)*/gu) ?? []
    words.forEach((word, index) => {
      const isName = index > 0 && /^\p{Lu}/u.test(word)
      if (isName || unknown.size >= MOST_UNKNOWN || unknown.has(word) || dictionary.knows(word)) return
      unknown.set(word.slice(0, LONGEST_WORD), word.length > LONGEST_WORD ? [] : dictionary.suggest(word).slice(0, MOST_SUGGESTIONS))
    })
  }
  return [...unknown].map(([word, suggestions]) => ({ word, suggestions }))
}
