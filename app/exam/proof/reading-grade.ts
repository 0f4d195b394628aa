/** How hard a text is to read: the Flesch-Kincaid grade, a count of syllables a word and words a sentence. */

/**
 * Words of the syllabus: a student at this level has been taught them, and no test of mathematics can do without them.
 * They count as two syllables, as "number" does, however long they are.
 */
const TAUGHT =
  /^(?:according|altogether|approximat|area|average|centimet|circumference|circle|column|consecutive|coordinate|cylinder|diagram|diagonal|diamet|different|dimension|equation|equivalent|expression|fahrenheit|favorable|following|horizontal|inequality|integer|intercept|interquartile|intersect|isosceles|kilogram|kilomet|marble|measure|median|millimet|millilit|multipl|negative|opposite|outcome|parallel|parenthes|pentagon|hexagon|octagon|percent|perimet|perpendicular|pictograph|polygon|positive|possible|probabilit|quadrilateral|quantit|radius|rectang|reflect|relationship|remainder|scientific|sequence|similar|solution|symmetr|temperature|triang|value|variable|vertic|volume|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/

/** The Flesch-Kincaid grade of the text; 0 for fewer than eight words, of which the formula knows nothing. A number is one syllable. */
export function readingGrade(text: string): number {
  const words = text.match(/[A-Za-z][A-Za-z'’-]*|\d[\d,./]*/g) ?? []
  if (words.length < 8) return 0
  const sentences = Math.max(1, (text.match(/[.?!](?=\s|$|\))/g) ?? []).length)
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (spoken / words.length) - 15.59
}

/** English has fewer words that a question uses; numbers have no end. */
const MOST_COUNTED = 20_000
const counted = new Map<string, number>()

/** Syllables of a word, by its groups of vowels; right for nineteen words in twenty, which is as well as the formula deserves. */
export function syllables(word: string): number {
  const known = counted.get(word)
  if (known !== undefined) return known
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const count = TAUGHT.test(letters) ? Math.min(2, groups(letters)) : groups(letters)
  if (counted.size < MOST_COUNTED) counted.set(word, count)
  return count
}

function groups(letters: string): number {
  if (letters.length <= 3) return 1
  const sounded = letters.replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, sounded.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}
