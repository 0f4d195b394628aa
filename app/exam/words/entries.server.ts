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

/** By the alphabet; a word of two tiers stands twice, the younger tier first. */
export const ENTRIES: readonly Entry[] = TIERS.flatMap((tier) =>
  WORDS[tier].map((word) => ({ ...word, tier, theme: themeOf(word.word), roots: rootsOf(word.word) })),
).sort((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : 0))

const BY_WORD = new Map<string, [Entry, ...Entry[]]>()
for (const entry of ENTRIES) {
  const younger = BY_WORD.get(entry.word)
  BY_WORD.set(entry.word, younger ? [...younger, entry] : [entry])
}

/** Every word once, by the alphabet. */
export const ALPHABET: readonly string[] = [...BY_WORD.keys()]

/** The entries of a word, one for each of its tiers; null for a word that is not in the list. */
export function entriesOf(word: string): [Entry, ...Entry[]] | null {
  return BY_WORD.get(word) ?? null
}

/** The words before and after this one; null at the ends. */
export function neighborsOf(word: string): { previous: string | null; next: string | null } {
  const place = ALPHABET.indexOf(word)
  return { previous: ALPHABET[place - 1] ?? null, next: ALPHABET[place + 1] ?? null }
}

/** The entries that fit, by the alphabet; where something is searched for, those that have it in the word itself come first. */
export function entriesThat({ search, tier, letter, root, theme }: Narrowing): Entry[] {
  const wanted = search.toLowerCase()
  const ids = root === null ? [] : rootsCalled(root).map(({ id }) => id)
  const fits = ENTRIES.filter(
    (entry) =>
      (!tier || entry.tier === tier) &&
      (!letter || entry.word.startsWith(letter)) &&
      (root === null || entry.roots.some(({ id }) => ids.includes(id))) &&
      (!theme || entry.theme.id === theme) &&
      (entry.word.includes(wanted) || entry.definition.toLowerCase().includes(wanted)),
  )
  return [...fits.filter(({ word }) => word.includes(wanted)), ...fits.filter(({ word }) => !word.includes(wanted))]
}

/** The level at which an exam asks for the words of a tier. */
export function levelOfTier(exam: Exam, tier: Tier): Level {
  if (exam === 'isee') return `isee-${tier}`
  return tier === 'lower' ? 'ssat-elementary' : `ssat-${tier}`
}
