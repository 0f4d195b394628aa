/**
 * Wrong choices that only look or sound like their headword (rumor and humor) can be crossed out without knowing either. One headword in
 * four may have one, as in the real tests, and none has two.
 */
import { WORDS } from '~/content/words/words.server'

const MOST_SHARE = 1 / 4
const TIERS = ['lower', 'middle', 'upper'] as const

/** What must be fixed, each as a sentence. */
export function lookAlikeProblems(): string[] {
  return TIERS.flatMap((tier) => {
    const found = WORDS[tier].map(({ word, near }) => ({
      word,
      alike: near.map((choice) => choice.word).filter((one) => isAlike(word, one)),
    }))
    const some = found.filter(({ alike }) => alike.length > 0)
    const share = some.length / found.length
    return [
      ...found.flatMap(({ word, alike }) => (alike.length > 1 ? [`${tier} ${word}: ${alike.join(' and ')} look or sound like it`] : [])),
      ...(share > MOST_SHARE ? [`${tier}: ${some.length} of ${found.length} headwords have a look-alike, a quarter at most`] : []),
    ]
  })
}

/** Whether two words begin alike, rhyme in writing, or differ by one or two letters. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  const shorter = Math.min(a.length, b.length)
  if (shorter < 4 || a.includes(' ') || b.includes(' ')) return false
  const begins = sharedLength(a, b)
  const ends = sharedLength(reversed(a), reversed(b))
  if (begins >= 4 && begins * 2 >= shorter) return true
  if (distance(a, b) <= (shorter >= 7 ? 2 : 1)) return true
  return ends >= 4 && ends - commonEnding(a, b) >= 3 && Math.abs(a.length - b.length) <= 3
}

/** Endings that tell the part of speech and nothing else. */
const ENDINGS =
  /(?:able|ible|ation|tion|sion|ment|ness|less|ful|ical|ious|eous|ence|ance|ate|ite|ing|ted|ity|ive|ous|ish|ally|ly|ent|ant|ary|ory|ic|al|er|or|ed)$/

/** Letters of such an ending that both words have. */
function commonEnding(a: string, b: string): number {
  const [one = ''] = ENDINGS.exec(a) ?? []
  return b.endsWith(one) ? one.length : 0
}

function sharedLength(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}

/** Letters to change, add or leave out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [y, letter] of [...a].entries()) {
    const next = [y + 1]
    for (const [x, other] of [...b].entries()) {
      next.push(Math.min((row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1, (row[x] ?? 0) + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
