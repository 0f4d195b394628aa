/** Names and words that families share, so that settings vary and grammar holds. */
import type { Random } from '~/exam/core/random'

/** First names with the pronouns that a sentence about them takes. */
const PEOPLE = [
  ...[
    'Amara',
    'Beatriz',
    'Chloe',
    'Dalia',
    'Elena',
    'Farah',
    'Grace',
    'Hana',
    'Imani',
    'Jada',
    'Keiko',
    'Leila',
    'Mei',
    'Nadia',
    'Priya',
  ].map((name) => ({ name, they: 'she', them: 'her', their: 'her' })),
  ...[
    'Aiden',
    'Bao',
    'Carlos',
    'Dmitri',
    'Emeka',
    'Felix',
    'Gabriel',
    'Hugo',
    'Ibrahim',
    'Jamal',
    'Kenji',
    'Lucas',
    'Mateo',
    'Omar',
    'Ravi',
  ].map((name) => ({ name, they: 'he', them: 'him', their: 'his' })),
]
export type Person = (typeof PEOPLE)[number]

export const pickPerson = (random: Random): Person => random.pick(PEOPLE)
export const pickPeople = (random: Random, count: number): Person[] => random.sample(PEOPLE, count)

/** "1 apple", "3 apples", with an irregular plural where one is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** "a", "a and b", "a, b, and c". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}

/** "an" before a vowel sound as spelled, else "a". */
export const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a')

/** First letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
