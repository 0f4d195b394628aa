/** How long a text is, in words. The browser counts while somebody writes, and the server when it stores: both by this. */

/** Words as people count them: runs of characters between spaces. */
export function wordsIn(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length
}

/** "214 words" */
export function wordCount(text: string): string {
  const count = wordsIn(text)
  return `${count} ${count === 1 ? 'word' : 'words'}`
}
