/** A card made of a word that stands in a passage, with what it means there: another sense than the word list may give. */
import { PASSAGES } from '~/content/passages/passages.server'
import { passageNotes } from '~/content/reading/reading.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { piecesOf } from '~/exam/print/sentences'

const PASSAGE = 'passage:'

interface PassageWord {
  passageId: string
  /** As the passage's list of words prints it. */
  title: string
  meaning: string
  /** The sentence of the passage in which it stands. */
  sentence: string
}

/** The name of the card: "passage:u02:marsh". */
export const passageCard = (passageId: string, word: string) => `${PASSAGE}${passageId}:${word}`

/** The id of the passage of such a card; null for every other card. */
export function passageIdOfCard(name: string): string | null {
  return name.startsWith(PASSAGE) ? (name.split(':')[1] ?? null) : null
}

/** The word of such a card; null for every other card, and for a word that the passage's list has no longer. */
export function passageWordOf(name: string): PassageWord | null {
  const passageId = passageIdOfCard(name)
  if (passageId === null) return null
  const found = passageNotes(passageId)?.words.find(({ word }) => passageCard(passageId, word) === name)
  if (!found) return null
  const { word, meaning, quote } = found
  return { passageId, title: curlyQuotes(word), meaning: curlyQuotes(meaning), sentence: curlyQuotes(sentenceWith(passageId, quote)) }
}

/** The whole sentence, or line of verse, that holds the quote; the quote alone where it goes over the end of one. */
function sentenceWith(passageId: string, quote: string): string {
  const passage = Object.values(PASSAGES)
    .flat()
    .find(({ id }) => id === passageId)
  const sentences: string[] = []
  const pieces = passage ? piecesOf({ isPoem: passage.kind === 'poem', lines: passage.lines }).flat() : []
  for (const { sentence, text } of pieces) sentences[sentence] = [sentences[sentence] ?? [], text].flat().join(' ')
  return sentences.find((sentence) => sentence.includes(quote)) ?? quote
}
