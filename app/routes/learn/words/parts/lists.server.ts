/** The student's words by the list that they came with. */
import { PASSAGES } from '~/content/passages/passages.server'
import { THEMES } from '~/content/words/groups.server'
import { isAnalogyCard } from '~/exam/words/deck/cards.server'
import type { DeckCard } from '~/models/words/deck.server'
import { storedMemory } from '~/models/words/review.server'

/** From here on a word counts as learned: it lasts three weeks without a look. */
const STEADY_DAYS = 21

const NAMES: Record<string, string> = {
  level: 'Words of your level',
  own: 'Words you added',
  mistakes: 'From your mistakes',
  analogies: 'Analogies',
}

/** What a list is called; null for a name that no list has. */
export function listTitle(origin: string): string | null {
  const [kind, id] = origin.split(':')
  if (kind === 'theme') return THEMES.find((theme) => theme.id === id)?.title ?? null
  if (kind !== 'passage') return NAMES[origin] ?? null
  const passage = Object.values(PASSAGES)
    .flat()
    .find((one) => one.id === id)
  return passage ? `From “${passage.title}”` : null
}

export const isSteady = ({ memory }: Pick<DeckCard, 'memory'>) => (storedMemory(memory)?.stability ?? 0) >= STEADY_DAYS

/** Each list with how many words it has and how many of them are learned, the largest first. */
export function listsOf(deck: readonly DeckCard[]) {
  const origins = [...new Set(deck.map(({ origin }) => origin))]
  return origins
    .map((origin) => {
      const cards = deck.filter((card) => card.origin === origin)
      const isPairs = cards.every(({ word }) => isAnalogyCard(word))
      return {
        origin,
        title: listTitle(origin) ?? (isPairs ? 'Analogies' : 'Other words'),
        count: cards.length,
        steady: cards.filter(isSteady).length,
      }
    })
    .sort((one, other) => other.count - one.count)
}
