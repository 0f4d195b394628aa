/** A card as it is asked: in turn the word itself, its synonym, and its meaning in a sentence; an analogy by its bridge and then its pair. */
import { ANALOGIES, type Analogy } from '~/content/analogies/analogies.server'
import { seededRandom } from '~/exam/core/random'
import { curlyQuotes } from '~/exam/print/quotes'
import { ENTRIES, type Entry, entryOf } from '~/exam/words/entries.server'
import { questionOn } from '~/exam/words/quiz.server'
import { bridgeChoices } from './bridges'
import { GRADES, type Grade } from './memory'
import { passageIdOfCard, passageWordOf } from './passage-card.server'

const ANALOGY = 'analogy:'
const PAIRS = 4
const TURNS = ['recall', 'synonym', 'sentence'] as const

export interface CardName {
  /** A word of the list, "analogy:u001", or a word of a passage: "passage:u02:marsh". */
  word: string
  /** How often it was reviewed: another turn, another order. */
  reviews: number
}

export interface RecallCard {
  kind: 'recall'
  word: string
  /** The word itself, which is what a student reads. */
  title: string
  reviews: number
  /** Empty for a word of a passage. */
  pos: string
  definition: string
  sentence: string
  /** Empty for a word of a passage. */
  synonyms: string
}
export interface ChoiceCard {
  kind: 'synonym' | 'sentence'
  word: string
  title: string
  reviews: number
  /** The sentence that the word stands in; empty where none is shown. */
  sentence: string
  choices: string[]
}
export interface AnalogyCard {
  kind: 'analogy'
  word: string
  reviews: number
  pair: string
  bridges: string[]
  /** Once a bridge is chosen: whether it was the right one, the sentence that says it, and the pairs to choose among. */
  crossed: { bridge: number; isRight: boolean; sentence: string; pairs: string[] } | null
}
export type Card = RecallCard | ChoiceCard | AnalogyCard

/** The analogy of a card's name; null for a word. */
function analogyOf(word: string): Analogy | null {
  if (!word.startsWith(ANALOGY)) return null
  const id = word.slice(ANALOGY.length)
  return Object.values(ANALOGIES).flatMap((all) => all.find((analogy) => analogy.id === id) ?? [])[0] ?? null
}

export const analogyCard = ({ id }: Pick<Analogy, 'id'>) => `${ANALOGY}${id}`
export const isAnalogyCard = (word: string) => word.startsWith(ANALOGY)

/** What a list calls a card: the word, or the pair. */
export function titleOfCard(word: string): string {
  const analogy = analogyOf(word)
  return analogy ? `${analogy.a} : ${analogy.b}` : (passageWordOf(word)?.title ?? word)
}

/** What a word means: in its passage where it came from one, else in the list. Empty for an analogy. */
export function meaningOfCard(word: string): string {
  return passageWordOf(word)?.meaning ?? curlyQuotes(entryOf(word)?.definition ?? '')
}

/** The name of the bank's source that asks the same: what an open test holds back is not asked here. */
export function sourceOfCard(word: string): string {
  const passageId = passageIdOfCard(word)
  if (passageId !== null) return `passage-${passageId}`
  return isAnalogyCard(word) ? `analogy-${word.slice(ANALOGY.length)}` : `word-${word}`
}

/** The card to show; null for a word that the list has no longer. `bridge` is the one chosen for an analogy. */
export function printCard(name: CardName, bridge: number | null = null): Card | null {
  const analogy = analogyOf(name.word)
  if (analogy) return printAnalogy(name, analogy, bridge)
  const ofPassage = passageWordOf(name.word)
  if (ofPassage) {
    const { title, meaning: definition, sentence } = ofPassage
    return { kind: 'recall', ...name, title, definition, sentence, pos: '', synonyms: '' }
  }
  const entry = entryOf(name.word)
  if (!entry) return null

  const kind = kindOf(name)
  const base = { word: entry.word, title: entry.word, reviews: name.reviews }
  const sentence = curlyQuotes(entry.sentence)
  if (kind === 'recall') {
    return { ...base, kind, pos: entry.pos, definition: curlyQuotes(entry.definition), sentence, synonyms: entry.synonyms.join(', ') }
  }
  return { ...base, kind, sentence: kind === 'sentence' ? sentence : '', choices: choicesOf(entry, name).choices }
}

const kindOf = ({ reviews }: CardName) => TURNS[reviews % TURNS.length] ?? 'recall'

/** What an answer is worth, and what is said of it; null for an answer that the card does not have. */
export function checkCard(
  name: CardName,
  answer: number,
  bridge: number | null,
): { grade: Grade; isRight: boolean; key: string; why: string } | null {
  const analogy = analogyOf(name.word)
  if (analogy) return checkAnalogy(name, analogy, answer, bridge)
  const ofPassage = passageWordOf(name.word)
  if (ofPassage) return checkRecall(ofPassage.meaning, answer)
  const entry = entryOf(name.word)
  if (!entry) return null
  if (kindOf(name) === 'recall') return checkRecall(entry.definition, answer)
  const { choices, answer: right, whys } = choicesOf(entry, name)
  if (choices[answer] === undefined) return null
  const isRight = answer === right
  return { grade: isRight ? GRADES.good : GRADES.again, isRight, key: choices[right] ?? '', why: isRight ? '' : (whys[answer] ?? '') }
}

function checkRecall(key: string, answer: number) {
  const grade = [GRADES.again, GRADES.hard, GRADES.good, GRADES.easy][answer]
  return grade === undefined ? null : { grade, isRight: grade !== GRADES.again, key, why: '' }
}

/** The choices of a word's card, which of them is right, and why each other is not. */
function choicesOf(entry: Entry, name: CardName): { choices: string[]; answer: number; whys: string[] } {
  if (kindOf(name) === 'synonym') {
    const { choices, answer } = questionOn(entry, 'isee')
    const whys = choices.map(({ misconception }) => curlyQuotes(misconception?.says ?? ''))
    return { choices: choices.map(({ text }) => text), answer, whys }
  }
  const random = seededRandom(`meaning ${name.word} ${name.reviews}`)
  const others = ENTRIES.filter(
    ({ tier, pos, theme, word, synonyms }) =>
      tier === entry.tier && pos === entry.pos && theme.id !== entry.theme.id && word !== entry.word && !synonyms.includes(entry.word),
  )
  const dealt = random.shuffle([entry, ...random.sample(others, 3)])
  return {
    choices: dealt.map(({ definition }) => curlyQuotes(definition)),
    answer: dealt.indexOf(entry),
    whys: dealt.map(({ word }) => `That is the meaning of “${word}”.`),
  }
}

function printAnalogy({ word, reviews }: CardName, analogy: Analogy, bridge: number | null): AnalogyCard {
  const { choices, answer } = bridgeChoices(analogy, String(reviews))
  const isChosen = bridge !== null && choices[bridge] !== undefined
  const crossed = isChosen
    ? {
        bridge,
        isRight: bridge === answer,
        sentence: curlyQuotes(analogy.sentence),
        pairs: pairsOf(analogy, reviews).map(({ text }) => text),
      }
    : null
  return { kind: 'analogy', word, reviews, pair: `${analogy.a} is to ${analogy.b}`, bridges: choices, crossed }
}

/** Right with the right bridge is known; right without it was a guess; a wrong pair comes back today. */
function checkAnalogy({ reviews }: CardName, analogy: Analogy, answer: number, bridge: number | null) {
  const pairs = pairsOf(analogy, reviews)
  const chosen = pairs[answer]
  const { choices, answer: rightBridge } = bridgeChoices(analogy, String(reviews))
  if (!chosen || bridge === null || choices[bridge] === undefined) return null
  const key = `${analogy.c} : ${analogy.d}`
  const grade = !chosen.isRight ? GRADES.again : bridge === rightBridge ? GRADES.good : GRADES.hard
  return { grade, isRight: chosen.isRight, key: `${key}. ${curlyQuotes(analogy.sentence)}`, why: curlyQuotes(chosen.why) }
}

function pairsOf(analogy: Analogy, reviews: number): { text: string; why: string; isRight: boolean }[] {
  const random = seededRandom(`pairs ${analogy.id} ${reviews}`)
  const wrong = random.sample(analogy.pairs, PAIRS - 1).map(({ pair: [c, d], why }) => ({ text: `${c} is to ${d}`, why, isRight: false }))
  return random.shuffle([{ text: `${analogy.c} is to ${analogy.d}`, why: '', isRight: true }, ...wrong])
}
