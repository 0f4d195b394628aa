/** Sentence completions as a kind of source: each sentence has one item. The ISEE alone asks them. */
import { COMPLETIONS, type Completion } from '~/content/completions/completions.server'
import type { Choice, Item } from '~/exam/core/item/item'
import { printItemName, sourceOf } from '~/exam/core/item/name'
import { choiceCount, examOf, tierOf } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { literal } from '~/exam/values/notation'
import { alphabetical, dealtPlace, withKeyAt } from './deal'
import { countBy, type Place, type SourceKind } from './source'
import { entryAfter } from './substitute'

const nameOf = ({ id }: Completion) => `completion-${id}`
const find = (name: string, { level }: Pick<Place, 'level'>) => COMPLETIONS[tierOf(level)].find((entry) => nameOf(entry) === name)
const difficultyOf = ({ difficulty }: Completion) => difficulty

export const completionSource: SourceKind = {
  items: (place) =>
    COMPLETIONS[tierOf(place.level)].map((completion) => {
      const item = completionItem(completion, place)
      return {
        name: nameOf(completion),
        title: `Sentence: ${completion.sentence.slice(0, 60)}`,
        offers: [{ skill: item.skill, difficulty: item.difficulty, item: () => item }],
      }
    }),

  draw: ({ source, version }, slot) => {
    const completion = find(source, slot)
    return completion && version === VERSION ? completionItem(completion, slot) : null
  },

  /** Another sentence of the same kind, as hard as the missed one where there is one. */
  twin: ({ source }, at) => {
    const missed = find(source, at)
    if (!missed) return null
    const others = COMPLETIONS[tierOf(at.level)].filter((entry) => entry !== missed && entry.kind === missed.kind)
    const alike = others.filter(({ difficulty }) => difficulty === at.difficulty)
    const candidates = alike.length > 0 ? alike : others
    return candidates.length > 0 ? completionItem(seededRandom(`twin ${source} ${at.seed}`).pick(candidates), at) : null
  },

  substitute: ([item], taken) => {
    if (item?.kind !== 'sentence_completion') return null
    const kind = find(sourceOf(item), item)?.kind
    const alike = COMPLETIONS[tierOf(item.level)].filter((entry) => entry.kind === kind)
    return [completionItem(entryAfter(item, alike, { nameOf, difficultyOf, taken }), item)]
  },

  counts: () =>
    countBy(
      COMPLETIONS,
      ({ kind }) => kind,
      (kind) => `completions: ${KIND_NAMES[kind] ?? kind}`,
    ),
}

/** Of all sentences: raised when the way to make an item of one changes. */
const VERSION = 1
const KIND_NAMES: Record<string, string> = { word: 'one word', phrase: 'a phrase', pair: 'two words' }

/** A sentence completion: one blank, a phrase for the sentence's end, or a pair for two blanks. The ISEE alone asks them. */
export function completionItem(completion: Completion, { level, subject }: Place): Item {
  const random = seededRandom(`completion-${completion.id}:${level}`)
  const text = (words: string[]) => words.join(' . . . ')
  const key = text(completion.answer)
  const wrong = completion.wrong.slice(0, choiceCount(level) - 1).map(
    ({ text: words, why }): Choice => ({
      text: text(words),
      value: `=${text(words)}`,
      misconception: { type: 'vocabulary_gap', says: why },
    }),
  )
  const right = { text: key, value: `=${key}` }
  const place = dealtPlace(`completion:${level}`, completion.number, choiceCount(level))
  const choices = completion.kind === 'phrase' ? withKeyAt(place, right, wrong, random) : alphabetical([right, ...wrong])

  return {
    id: printItemName({ source: nameOf(completion), version: VERSION, variant: '0' }),
    exam: examOf(level),
    level,
    subject,
    strand: 'logic',
    skill: completion.kind === 'pair' ? 'Sentence completions with two blanks' : 'Sentence completions',
    kind: 'sentence_completion',
    difficulty: completion.difficulty,
    stem: literal(completion.sentence),
    choices,
    answer: choices.findIndex((choice) => choice.text === key),
    steps: [`The clue is “${literal(completion.clue)}”.`, literal(completion.explanation)],
    hints: ['Cover the choices and put a word of your own into the blank.', `Look again at “${literal(completion.clue)}”.`],
  }
}
