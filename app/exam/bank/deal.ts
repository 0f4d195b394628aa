/** Where a key stands among its choices: dealt like cards, so that over the bank every letter is the key equally often. */
import type { Choice } from '~/exam/core/item/item'
import { type Random, seededRandom } from '~/exam/core/random'

/**
 * The key's place, from 0, for the entry with this number: of any `places` entries that follow one another in the bank, each has
 * another place. `deck` names the list that is dealt to, so that two printings of one entry do not share their letter.
 */
export function dealtPlace(deck: string, number: number, places: number): number {
  const round = Math.floor(number / places)
  const order = seededRandom(`deal-${deck}:${round}`).shuffle(Array.from({ length: places }, (_, place) => place))
  return order[number % places] ?? 0
}

/** The wrong choices in random order with the key put at its place. */
export function withKeyAt<T>(place: number, key: T, wrong: readonly T[], random: Random): T[] {
  return random.shuffle(wrong).toSpliced(place, 0, key)
}

/** In the order of the alphabet, as the ISEE lists single words (docs/exams.md 1.2, T18). */
export const alphabetical = (choices: Choice[]) => choices.toSorted((a, b) => a.text.localeCompare(b.text, 'en'))
