/** Twins: a missed question again with new numbers, another key for the same word, or the analogy's other shape. */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { WORDS } from '~/content/words/words.server'
import { FAMILIES } from './families/families'
import { makeItem } from './family'
import type { Item } from './item'
import { type Difficulty, type Level, type Subject, tierOf } from './levels'
import { type AnalogyShape, analogyItem, synonymItem } from './verbal'

/** A question of the same kind as the named one; null when its family or word is no longer in the bank. */
export function twinOf(itemId: string, at: { level: Level; subject: Subject; difficulty: Difficulty; seed: string }): Item | null {
  const [source = '', seed = ''] = itemId.split(':')
  const [name = ''] = source.split('@')
  const tier = tierOf(at.level)

  const word = WORDS[tier].find((entry) => name === `word-${entry.word}`)
  if (word) return synonymItem(word, { ...at, variant: Number(seed) + 1 })

  const analogy = ANALOGIES[tier].find((entry) => name === `analogy-${entry.id}`)
  if (analogy) return analogyItem(analogy, { ...at, shape: otherShape(seed) })

  const family = FAMILIES.find(({ id }) => id === name)
  return family?.levels[at.level]?.includes(at.subject) ? makeItem(family, at) : null
}

const otherShape = (shape: string): AnalogyShape => (shape === 'pairs' ? 'words' : 'pairs')
