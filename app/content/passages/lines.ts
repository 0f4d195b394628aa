/** Setting a text in numbered lines, and finding a phrase in them. */

/** Characters of a printed line of prose, about what the paper tests print. */
const WIDTH = 62

export interface Line {
  text: string
  /** The first line of a paragraph or stanza: it is set apart from what stands before. */
  isFirst: boolean
}

/** Prose wrapped at one width, or the lines of a poem as they are. Throws when neither or both are given. */
export function setLines({ paragraphs, verses }: { paragraphs?: string[]; verses?: string[][] }): Line[] {
  if (!paragraphs === !verses) throw new RangeError('a passage is either prose or verse')
  const blocks = verses ?? (paragraphs ?? []).map(wrap)
  return blocks.flatMap((block) => block.map((text, index) => ({ text, isFirst: index === 0 })))
}

/** The numbers of the first and last line on which a phrase stands, counted from 1; null unless it stands exactly once. */
export function findLine(lines: readonly Line[], phrase: string): { from: number; to: number } | null {
  const starts: number[] = []
  let text = ''
  for (const line of lines) {
    starts.push(text.length)
    text += `${line.text} `
  }
  const at = text.indexOf(phrase)
  if (at === -1 || text.indexOf(phrase, at + 1) !== -1) return null
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1
  return { from: lineAt(at), to: lineAt(at + phrase.length - 1) }
}

function wrap(paragraph: string): string[] {
  const lines: string[] = []
  for (const word of paragraph.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
