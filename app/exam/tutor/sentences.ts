/** Cuts the words of a model into sentences while they come. */

/** Longer ones are no sentences for children, and are cut. */
const LONGEST = 400
const END = /[.!?…]["'”’)\]]*(?=\s|$)|\n/g
const ABBREVIATED = /(?:\b(?:Mr|Mrs|Ms|Dr|St|e\.g|i\.e|vs|etc|No)|^\d+|\s[A-Z])\.$/

/** The whole sentences of a text, and the rest that may go on. A dot inside a formula ends nothing. */
export function cutSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let from = 0
  for (const match of text.matchAll(END)) {
    const to = match.index + match[0].length
    const piece = text.slice(from, to)
    // At the very end of what has come, a dot may be a decimal point.
    const isOpen = to === text.length && match[0] !== '\n'
    const isInFormula = (piece.match(/(?<!\\)\$/g) ?? []).length % 2 === 1
    if (isOpen || isInFormula || ABBREVIATED.test(piece.trimEnd())) continue
    if (piece.trim()) sentences.push(piece.trim())
    from = to
  }
  const rest = text.slice(from)
  if (rest.length <= LONGEST) return { sentences, rest }
  return { sentences: [...sentences, rest.slice(0, LONGEST)], rest: rest.slice(LONGEST) }
}
