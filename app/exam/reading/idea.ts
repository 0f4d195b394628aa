/**
 * Which ideas of a passage a sentence speaks of. It is no grade: two sentences can use the same words and mean different things, so a page
 * only says what is there and then shows the model.
 */

/** A word that stands for an idea, and others that would say it. The others may be stems, for matching only. */
interface Key {
  word: string
  also: readonly string[]
}

/** What a short word may end in and still be the same word. */
const ENDS = "(?:e|es|ed|d|er|ers|ing|s|'s|y|ies|(?:t|m|n|p)(?:ing|ed))?"
/** From this length on, the beginning of a word is enough. */
const LONG = 5

/** The words of the keys by whether the sentence touches them. */
export function ideasIn(sentence: string, keys: readonly Key[]): { word: string; isThere: boolean }[] {
  const text = sentence.toLowerCase().replaceAll('’', "'")
  return keys.map(({ word, also }) => ({ word, isThere: [word, ...also].some((term) => stands(term.toLowerCase(), text)) }))
}

function stands(term: string, text: string): boolean {
  const literal = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`\\b${literal}${term.length < LONG ? `${ENDS}\\b` : ''}`).test(text)
}
