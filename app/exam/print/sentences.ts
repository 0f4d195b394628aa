/**
 * A printed passage cut into what a student can highlight: sentences of prose, lines of verse. The same on the server and in the browser,
 * so a highlight is only a number.
 */

/** More than any passage has; the database holds no more highlights of one. */
export const MOST_SENTENCES = 120

/** What stands of one sentence on one line. */
export interface Piece {
  /** Counted from 0 through the passage. */
  sentence: number
  text: string
}

interface Passage {
  isPoem: boolean
  lines: readonly { text: string; isFirst: boolean }[]
}

/** The pieces of each line; a space stands between two of one line. */
export function piecesOf({ isPoem, lines }: Passage): Piece[][] {
  if (isPoem) return lines.map(({ text }, sentence) => [{ sentence, text }])

  let sentence = -1
  let isOver = true
  return lines.map(({ text, isFirst }, index) => {
    const pieces: Piece[] = []
    const words = text.split(' ')
    const below = lines[index + 1]?.text.split(' ')[0] ?? ''
    isOver ||= isFirst
    for (const [at, word] of words.entries()) {
      const last = pieces[pieces.length - 1]
      if (isOver) sentence += 1
      if (last && !isOver) last.text += ` ${word}`
      else pieces.push({ sentence, text: word })
      isOver = isEnd(word, words[at + 1] ?? below)
    }
    return pieces
  })
}

/** How many sentences, or lines of verse, a passage has. */
export function sentenceCount(passage: Passage): number {
  return Math.max(-1, ...piecesOf(passage).flatMap((pieces) => pieces.map(({ sentence }) => sentence))) + 1
}

const END = /[.!?…]["'”’)\]]*$/
const TITLE_OR_INITIAL = /^["'“‘([]*(?:Mrs?|Ms|Dr|St|\p{Lu})\.$/u
const BEGINNING = /^["'“‘([]*[\p{Lu}\d]/u

/** "Why?" said Ana: what goes on in small letters goes on. */
function isEnd(word: string, next: string): boolean {
  return END.test(word) && !TITLE_OR_INITIAL.test(word) && BEGINNING.test(next)
}
