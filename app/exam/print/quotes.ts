/** Typewriter quotation marks and apostrophes as a printed page has them; the bank is written with the ones of a keyboard. */

/** After these, or at the very beginning, a mark opens; anywhere else it closes or is an apostrophe. */
const BEFORE_AN_OPENING = /[\s([{—–“‘]$|^$/

/** The text with curly marks. `before` is what stands right before it on the page: the marks of "$x$'s" close. */
export function curlyQuotes(text: string, before = ''): string {
  let printed = before
  for (const piece of text.split(/("|'(?:\d0s)?)/)) {
    const opens = BEFORE_AN_OPENING.test(printed)
    if (piece === '"') printed += opens ? '“' : '”'
    else if (piece === "'") printed += opens ? '‘' : '’'
    else printed += piece.replace(/^'/, '’')
  }
  return printed.slice(before.length)
}
