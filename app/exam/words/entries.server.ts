/** The word list as people look things up in it: all tiers in one alphabet, each word with its theme and its roots. */
import { type Root, rootsCalled, rootsOf, type Theme, themeOf } from '~/content/words/groups.server'
import { type Tier, WORDS, type Word } from '~/content/words/words.server'
import type { Exam, Level } from '~/exam/core/levels'

export interface Entry extends Word {
  tier: Tier
  theme: Theme
  roots: Root[]
}

/** What a visitor narrows the list to; null for all. */
export interface Narrowing {
  /** A part of the word or of its meaning; empty for any. */
  search: string
  tier: Tier | null
  letter: string | null
  /** A root by its id, or all roots that are written so: "in" is two. */
  root: string | null
  /** By its id. */
  theme: string | null
}

export const TIERS = ['lower', 'middle', 'upper'] as const satisfies readonly Tier[]

/** By the alphabet; no word has two tiers. */
export const ENTRIES: readonly Entry[] = TIERS.flatMap((tier) =>
  WORDS[tier].map((word) => ({ ...word, tier, theme: themeOf(word.word), roots: rootsOf(word.word) })),
).sort((one, other) => (one.word < other.word ? -1 : 1))

const BY_WORD = new Map(ENTRIES.map((entry) => [entry.word, entry]))

/** Every word, by the alphabet. */
export const ALPHABET: readonly string[] = [...BY_WORD.keys()]

/** The entry of a word; null for a word that is not in the list. */
export function entryOf(word: string): Entry | null {
  return BY_WORD.get(word) ?? null
}

/** The words before and after this one; null at the ends. */
export function neighborsOf(word: string): { previous: string | null; next: string | null } {
  const place = ALPHABET.indexOf(word)
  return { previous: ALPHABET[place - 1] ?? null, next: ALPHABET[place + 1] ?? null }
}

/** The entries that fit. Where something is searched for, the nearest come first, and each kind by the alphabet. */
export function entriesThat({ search, tier, letter, root, theme }: Narrowing): Entry[] {
  const wanted = search.toLowerCase()
  const ids = root === null ? [] : rootsCalled(root).map(({ id }) => id)
  const fits = ENTRIES.filter(
    (entry) =>
      (!tier || entry.tier === tier) &&
      (!letter || entry.word.startsWith(letter)) &&
      (root === null || entry.roots.some(({ id }) => ids.includes(id))) &&
      (!theme || entry.theme.id === theme),
  )
  if (wanted === '') return fits
  const opposites = new Set(entryOf(wanted)?.antonyms)
  const far = (entry: Entry) => (opposites.has(entry.word) || entry.antonyms.includes(wanted) ? -1 : placeOf(entry, wanted))
  const places = fits.map((entry) => ({ entry, place: far(entry) })).filter(({ place }) => place >= 0)
  return places.toSorted((one, other) => one.place - other.place).map(({ entry }) => entry)
}

/** "able" in "unable": the opposite of what was typed. */
const REVERSALS = ['un', 'in', 'im', 'il', 'ir', 'dis', 'non']

/**
 * How near an entry is to what was typed, the nearest 0; -1 for one that has nothing of it. Whoever types "kind" looks for words that
 * mean it, and "kindle" only begins so; whoever types a part of a word finds no meaning in its way.
 */
function placeOf({ word, synonyms, definition }: Entry, wanted: string): number {
  const meaning = spaced(definition)
  return [
    word === wanted,
    synonyms.some((synonym) => spaced(synonym).includes(` ${wanted} `)),
    meaning.includes(` ${wanted} `),
    word.startsWith(wanted),
    word.includes(wanted) && !REVERSALS.some((reversal) => word.startsWith(reversal + wanted)),
    meaning.includes(` ${wanted}`),
  ].indexOf(true)
}

/** Words between spaces, also the first and the last. */
const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[^a-z'’-]+/g, ' ')} `

/** The level at which an exam asks for the words of a tier. */
export function levelOfTier(exam: Exam, tier: Tier): Level {
  if (exam === 'isee') return `isee-${tier}`
  return tier === 'lower' ? 'ssat-elementary' : `ssat-${tier}`
}
