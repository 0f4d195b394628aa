/** Words as a kind of source: an item asks for the nearest synonym, and its variant says which printing of the word it is. */
import { WORDS, type Word } from '~/content/words/words.server'
import type { Choice, Item } from '~/exam/core/item/item'
import { printItemName } from '~/exam/core/item/name'
import { choiceCount, type Difficulty, examOf, tierOf } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { article, capital } from '~/exam/families/kit/wording'
import { alphabetical, dealtPlace, withKeyAt } from './deal'
import { countTiers, type Place, type SourceKind } from './source'
import { entryAfter } from './substitute'

const nameOf = ({ word }: Word) => `word-${word}`
const find = (name: string, { level }: Pick<Place, 'level'>) => WORDS[tierOf(level)].find((word) => nameOf(word) === name)

export const wordSource: SourceKind = {
  items: (place) =>
    WORDS[tierOf(place.level)].map((word) => ({
      name: nameOf(word),
      title: `Synonyms of ${word.word}`,
      offers: word.synonyms.map((_, variant) => ({
        skill: 'Synonyms',
        difficulty: wordDifficulty(word),
        item: () => synonymItem(word, { ...place, variant }),
      })),
    })),

  draw: ({ source, version, variant }, slot) => {
    const word = find(source, slot)
    return word && version === VERSION ? synonymItem(word, { ...slot, variant: Number(variant) }) : null
  },

  twin: ({ source, variant }, at) => {
    const word = find(source, at)
    const further = seededRandom(`twin ${source} ${at.seed}`).int(1, TWIN_VARIANTS)
    return word ? synonymItem(word, { ...at, variant: Number(variant) + further }) : null
  },

  substitute: ([item], taken) => {
    if (item?.kind !== 'synonym') return null
    const word = entryAfter(item, WORDS[tierOf(item.level)], { nameOf, difficultyOf: wordDifficulty, taken })
    return [synonymItem(word, { ...item, variant: 0 })]
  },

  counts: () => [{ what: 'words', counts: countTiers(WORDS) }],
}

/** Of all words: raised when the way to make an item of a word changes. */
const VERSION = 1

/** A twin is one of so many later printings of the word. */
const TWIN_VARIANTS = 12

/** How hard a word is for its tier, by how common it is. */
export function wordDifficulty({ common }: Pick<Word, 'common'>): Difficulty {
  return common <= 2 ? 'easy' : common === 3 ? 'medium' : 'hard'
}

/**
 * A synonym item. Variants give another key, other wrong choices or another order, so that a missed word can return changed.
 * The ISEE lists its choices in alphabetical order (docs/exams.md 1.2, T18).
 */
export function synonymItem(word: Word, { level, subject, variant }: Place & { variant: number }): Item {
  const random = seededRandom(`word-${word.word}:${level}:${variant}`)
  const key = word.synonyms[variant % word.synonyms.length] ?? ''
  // The first printing takes the entry's own order, which the giveaway audit has balanced.
  const wrong = (variant === 0 ? word.near : random.shuffle(word.near))
    .slice(0, choiceCount(level) - 1)
    .map(({ word: text, why }): Choice => ({ text, value: `=${text}`, misconception: { type: 'vocabulary_gap', says: why } }))
  const right = { text: key, value: `=${key}` }
  const place = dealtPlace(`synonym:${level}:${variant}`, word.number, choiceCount(level))
  const choices = examOf(level) === 'isee' ? alphabetical([right, ...wrong]) : withKeyAt(place, right, wrong, random)

  return {
    id: printItemName({ source: nameOf(word), version: VERSION, variant: String(variant) }),
    exam: examOf(level),
    level,
    subject,
    strand: 'vocabulary',
    skill: 'Synonyms',
    kind: 'synonym',
    difficulty: wordDifficulty(word),
    stem: word.word.toUpperCase(),
    choices,
    answer: choices.findIndex(({ value }) => value === `=${key}`),
    steps: [
      `${capital(word.word)} (${word.pos}) means ${word.definition}. Of the choices, ${key} is nearest.`,
      `In a sentence: ${word.sentence}`,
      ...(word.root ? [`Where it comes from: ${word.root}.`] : []),
    ],
    hints: [
      `It is ${article(word.pos)} ${word.pos}. Try to use it in a sentence of your own before you look at the choices.`,
      ...(word.antonyms[0] ? [`Its opposite is ${word.antonyms[0]}.`] : []),
    ],
  }
}
