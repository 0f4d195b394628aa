/** Verbal items from the authored words and analogies: pure, like the families, and the same for the same arguments. */
import type { Analogy } from '~/content/analogies/analogies.server'
import type { Completion } from '~/content/completions/completions.server'
import type { Word } from '~/content/words/words.server'
import type { Choice, Item } from '~/exam/core/item'
import { choiceCount, type Difficulty, examOf, type Level, type Subject } from '~/exam/core/levels'
import { seededRandom } from '~/exam/core/random'
import { article, capital } from '~/exam/families/wording'
import { literal } from '~/exam/values/notation'
import { dealtPlace, withKeyAt } from './deal'

interface Place {
  level: Level
  subject: Subject
}

/** How hard a word is for its tier, by how common it is. */
export function wordDifficulty({ common }: Pick<Word, 'common'>): Difficulty {
  return common <= 2 ? 'easy' : common === 3 ? 'medium' : 'hard'
}

/**
 * A synonym item. Variants give another key, other wrong choices or another order, so that a missed word can return changed.
 * The ISEE lists its choices in alphabetical order (exams.md 1.2, T18).
 */
export function synonymItem(word: Word, { level, subject, variant }: Place & { variant: number }): Item {
  const random = seededRandom(`word-${word.word}:${level}:${variant}`)
  const key = word.synonyms[variant % word.synonyms.length] ?? ''
  // The first printing takes the entry's own order, which the give-away audit has balanced.
  const wrong = (variant === 0 ? word.near : random.shuffle(word.near))
    .slice(0, choiceCount(level) - 1)
    .map(({ word: text, why }): Choice => ({ text, value: `=${text}`, misconception: { type: 'vocabulary_gap', says: why } }))
  const right = { text: key, value: `=${key}` }
  const place = dealtPlace(`synonym:${level}:${variant}`, word.number, choiceCount(level))
  const choices = examOf(level) === 'isee' ? alphabetical([right, ...wrong]) : withKeyAt(place, right, wrong, random)

  return {
    id: `word-${word.word}@1:${variant}`,
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

export type AnalogyShape = 'pairs' | 'words'

/** An analogy item in one of its two printed shapes: five pairs, or five single words. */
export function analogyItem(analogy: Analogy, { level, subject, shape }: Place & { shape: AnalogyShape }): Item {
  const { a, b, c, d, sentence } = analogy
  const random = seededRandom(`analogy-${analogy.id}:${level}:${shape}`)
  const rightText = shape === 'pairs' ? pairText(c, d) : d
  const wrong = (
    shape === 'pairs'
      ? analogy.pairs.map(({ pair, why }) => ({ text: pairText(...pair), why }))
      : analogy.words.map(({ word, why }) => ({ text: word, why }))
  ).map(({ text, why }): Choice => ({ text, value: `=${text}`, misconception: { type: 'logical_reasoning_error', says: why } }))
  const place = dealtPlace(`analogy:${level}:${shape}`, analogy.number, choiceCount(level))
  const right = { text: rightText, value: `=${rightText}` }
  const choices = withKeyAt(place, right, random.sample(wrong, choiceCount(level) - 1), random)

  return {
    id: `analogy-${analogy.id}@1:${shape}`,
    exam: examOf(level),
    level,
    subject,
    strand: 'logic',
    skill: 'Analogies',
    kind: 'analogy',
    difficulty: analogy.difficulty,
    stem: shape === 'pairs' ? `${capital(a)} is to ${b} as` : `${capital(a)} is to ${b} as ${c} is to`,
    choices,
    answer: choices.findIndex(({ text }) => text === rightText),
    steps: [
      `Make a sentence that joins the first two words: ${sentence}`,
      `Put each choice into the same sentence. Only ${shape === 'pairs' ? `“${rightText}”` : `“${rightText}” after ${c}`} keeps it true word for word.`,
    ],
    hints: [
      `Before you look at the choices, say in your own words what ${a} has to do with ${b}.`,
      `The kind of link here: ${BRIDGE_NAMES[analogy.bridge]}.`,
    ],
  }
}

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
    id: `completion-${completion.id}@1:0`,
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

const alphabetical = (choices: Choice[]) => choices.toSorted((a, b) => a.text.localeCompare(b.text, 'en'))

const pairText = (first: string, second: string) => `${first} is to ${second}`

const BRIDGE_NAMES: Record<Analogy['bridge'], string> = {
  synonym: 'the two words mean nearly the same',
  antonym: 'the two words are opposites',
  part_whole: 'one is a part of the other',
  class_member: 'one is a kind of the other',
  object_function: 'a thing and what it is for',
  worker_tool: 'somebody and the tool of the work',
  worker_product: 'somebody and what the work makes',
  cause_effect: 'one brings about the other',
  degree: 'one is a stronger form of the other',
  sequence: 'one comes before or grows into the other',
  characteristic: 'one is typical of the other',
  location: 'a thing and its place',
  group_individual: 'a group and one of its members',
  homonym: 'the two words sound the same',
  grammar: 'two forms of one word',
  lack: 'one is marked by not having the other',
}
