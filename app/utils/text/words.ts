/** How long a text is, in words. The browser counts while somebody writes, and the server when it stores: both by this. */

/** Words as people count them: runs of characters between spaces. */
export function wordsIn(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length
}

/** A text in Markdown as it is read: without the lines and bars of tables, the marks of lists and headings, and the addresses of links. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/^[|\s:-]+$/gm, '')
    .replaceAll(/^\s*(?:[-*>]|#+|\d+\.)\s+(?:\[[ x]\]\s+)?/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll('|', ' ')
}

/** "214 words" */
export function wordCount(text: string): string {
  const count = wordsIn(text)
  return `${count} ${count === 1 ? 'word' : 'words'}`
}
