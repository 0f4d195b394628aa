/** The survey writes everything in capitals; pages write names as people do. */

const SMALL = new Set(['and', 'at', 'by', 'de', 'del', 'for', 'in', 'la', 'of', 'on', 'the', 'to'])
/** Kept as they are: directions, and numbers as the Romans wrote them. */
const CAPITALS = /^(?:N|S|E|W|NE|NW|SE|SW|US|USA|PO|II|III|IV|VI|VII|VIII|IX)$/
/** Without a vowel it is an abbreviation of letters (BCS), but for these. */
const SHORT_WORDS = /^(?:ST|MT|FT|DR|JR|SR|MR|MRS|MS|RD|LN|HWY|BLVD|PKWY|CT|PL|SQ|TPK|TRL|XST|\d.*)$/

/** "ST. MARY'S SCHOOL OF THE HILLS" becomes "St. Mary's School of the Hills"; what has small letters stays as it is. */
export function titleCase(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ')
  if (/\p{Ll}/u.test(words)) return words
  return words
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : wordCase(word)))
    .join(' ')
}

function wordCase(word: string): string {
  const letters = word.replaceAll(/[^\p{L}\d]/gu, '')
  const isAbbreviation = letters.length > 1 && !/[AEIOUY]/u.test(letters) && !SHORT_WORDS.test(letters)
  if (CAPITALS.test(letters) || isAbbreviation || /^(?:\p{L}\.)+$/u.test(word)) return word
  // After a hyphen, a slash or a bracket a word begins; after Mc, O' and D' a name goes on.
  const written = word.toLowerCase().replaceAll(/(^|[-/(."&])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
  return written.replaceAll(/\b(Mc|[OD]['’])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
}
