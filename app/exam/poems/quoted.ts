/** Finding the lines of a poem that a text about it quotes. */

interface Lined {
  lines: readonly { text: string }[]
}

/** A quoted word that stands on more lines than this proves nothing by its place. */
const MOST_PLACES = 3

/** The numbers of the lines on which stands what the text has between quotation marks, in their order. A slash in it is the end of a line. */
export function quotedLines({ lines }: Lined, text: string): number[] {
  const words = lines.flatMap((line, index) => wordsOf(line.text).map((word) => ({ word, number: index + 1 })))
  const found = [...text.matchAll(/"([^"]+)"/g)].flatMap(([, quote = '']) => placesOf(wordsOf(quote), words))
  return [...new Set(found)].sort((a, b) => a - b)
}

function placesOf(quote: string[], words: { word: string; number: number }[]): number[] {
  if (quote.length === 0) return []
  const starts = words.flatMap((_, at) => (quote.every((word, index) => words[at + index]?.word === word) ? [at] : []))
  if (quote.length === 1 && starts.length > MOST_PLACES) return []
  return starts.flatMap((at) => words.slice(at, at + quote.length).map(({ number }) => number))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+(?:'[a-z]+)*/g) ?? []
}
