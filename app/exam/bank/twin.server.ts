/** Twins: a missed question again with new numbers, another key for the same word, the analogy's other shape, or the like from another text. */
import { ANALOGIES } from '~/content/analogies/analogies.server'
import { COMPLETIONS } from '~/content/completions/completions.server'
import { PASSAGES } from '~/content/passages/passages.server'
import { WORDS } from '~/content/words/words.server'
import type { Item } from '~/exam/core/item'
import { type Difficulty, examOf, type Level, type Subject, tierOf } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { FAMILIES } from '~/exam/families/families'
import { makeItem } from '~/exam/families/family'
import { readingItems } from './passages'
import { type AnalogyShape, analogyItem, completionItem, synonymItem } from './verbal'

interface TwinPlace {
  level: Level
  subject: Subject
  difficulty: Difficulty
  seed: string
}

/** A question of the same kind as the named one; null when its source is no longer in the bank or nothing is like it. */
export function twinOf(itemId: string, at: TwinPlace): Item | null {
  const [source = '', seed = ''] = itemId.split(':')
  const [name = ''] = source.split('@')
  const tier = tierOf(at.level)

  const word = WORDS[tier].find((entry) => name === `word-${entry.word}`)
  if (word) return synonymItem(word, { ...at, variant: Number(seed) + 1 })

  const analogy = ANALOGIES[tier].find((entry) => name === `analogy-${entry.id}`)
  if (analogy) return analogyItem(analogy, { ...at, shape: otherShape(seed) })

  if (name.startsWith('completion-')) return completionTwin(name, at)
  if (name.startsWith('passage-')) return readingTwin(name, Number(seed), at)

  const family = FAMILIES.find(({ id }) => id === name)
  return family?.levels[at.level]?.includes(at.subject) ? makeItem(family, at) : null
}

const otherShape = (shape: string): AnalogyShape => (shape === 'pairs' ? 'words' : 'pairs')

/** Another sentence of the same kind, as hard as the missed one where there is one. */
function completionTwin(name: string, at: TwinPlace): Item | null {
  const all = COMPLETIONS[tierOf(at.level)]
  const missed = all.find(({ id }) => name === `completion-${id}`)
  const others = all.filter(({ id, kind }) => id !== missed?.id && kind === missed?.kind)
  const alike = others.filter(({ difficulty }) => difficulty === at.difficulty)
  const candidates = alike.length > 0 ? alike : others
  return candidates.length > 0 ? completionItem(seededRandom(`twin ${name} ${at.seed}`).pick(candidates), at) : null
}

/** A question of the same category on another passage of the practice pool. */
function readingTwin(name: string, number: number, at: TwinPlace): Item | null {
  const all = PASSAGES[tierOf(at.level)]
  const category = all.find(({ id }) => name === `passage-${id}`)?.questions[number - 1]?.category
  const candidates = all
    .filter(({ id, pool, exams }) => name !== `passage-${id}` && pool === 'practice' && exams.includes(examOf(at.level)))
    .flatMap((passage) => {
      const place = passage.questions.findIndex((question) => question.category === category)
      return place === -1 ? [] : [{ passage, place }]
    })
  if (!category || candidates.length === 0) return null
  const { passage, place } = seededRandom(`twin ${name} ${at.seed}`).pick(candidates)
  return readingItems(passage, { ...at, questions: place + 1 })[place] ?? null
}
