/** The queue: which cards are to be asked now. What an open test or quiz asks waits until it is over. */
import { type Card, printCard, sourceOfCard } from '~/exam/words/deck/cards.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { type DeckCard, dueCards } from './deck.server'

/** So many cards stand on one page. */
const ON_PAGE = 10
/** More than a day brings, so that the number of those that wait behind is known. */
const MOST_COUNTED = 1000

/** Whether a card is due and may be asked; `held` comes from heldBack(). */
export function isWaiting({ word, dueAt }: Pick<DeckCard, 'word' | 'dueAt'>, held: ReadonlySet<string>, now: Date): boolean {
  return dueAt <= now && !held.has(sourceOfCard(word))
}

/** The first cards of the queue and how many there are in all. `crossed` is the analogy whose bridge was just chosen, with the choice. */
export async function queueOf(
  { userId, crossed }: { userId: string; crossed: { word: string; bridge: number } | null },
  now = new Date(),
): Promise<{ cards: Card[]; count: number }> {
  const [due, held] = await Promise.all([dueCards({ userId, most: MOST_COUNTED }, now), heldBack(userId)])
  const asked = due.filter(({ word }) => !held.has(sourceOfCard(word)))
  const bridgeOf = (word: string) => (crossed?.word === word ? crossed.bridge : null)
  const cards = asked.slice(0, ON_PAGE).flatMap((card) => printCard(card, bridgeOf(card.word)) ?? [])
  return { cards, count: asked.length }
}
