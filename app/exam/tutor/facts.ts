/** What a tutor's sentence may lean on: everything that is known of an item, and what the tools confirmed in this talk. */
import type { Item } from '~/exam/core/item/item'
import { compare, type Fraction, fraction } from '~/exam/values/fraction'
import { evaluate, type Letters, numberOf } from './formulas/evaluate'
import { digitText, normalText } from './formulas/normal'
import { partsOf, spelled } from './formulas/statement'
import { runsIn, type Token } from './formulas/tokens'

export interface Facts {
  /** Null for a talk about no question. */
  item: Pick<Item, 'kind' | 'subject' | 'choices' | 'answer' | 'passage'> | null
  isVerbal: boolean
  /** Sentences that our own texts hold, as they are compared. */
  sentences: ReadonlySet<string>
  /** Numbers of the question, its steps and hints, its key, and what was confirmed. */
  numbers: readonly Fraction[]
  /** Of them, those that steps, hints, key and tools come to. */
  results: readonly Fraction[]
  keyNumbers: readonly Fraction[]
  /** Numbers that only wrong choices hold. */
  wrongNumbers: readonly Fraction[]
  /** All formulas of the texts, spelled, each between bars. */
  formulas: string
  letters: Letters
  /** What the student wrote last. */
  student: { text: string; numbers: readonly Fraction[] }
  words: ReadonlySet<string>
}

interface Known {
  item: Item | null
  /** Texts of ours beside the item: what tools answered, an entry of the word list. */
  confirmed?: readonly string[]
  /** The student's last message. */
  said?: string
  /** The labels that stand in the figure. */
  labels?: readonly string[]
}

const VERBAL = new Set(['verbal', 'verbal_reasoning', 'reading_comprehension'])

/** Gathers what is known. */
export function factsOf({ item, confirmed = [], said = '', labels = [] }: Known): Facts {
  const key = item ? (item.choices[item.answer]?.text ?? '') : ''
  const wrong = item ? item.choices.filter((_, index) => index !== item.answer).map(({ text }) => text) : []
  const misconceptions = item ? item.choices.flatMap(({ misconception }) => misconception?.says ?? []) : []
  const question = item ? [item.stem, item.columns?.a ?? '', item.columns?.b ?? '', ...labels, JSON.stringify(item.figure ?? '')] : []
  const passage = item?.passage?.lines.map(({ text }) => text) ?? []
  const worked = item ? [...item.steps, ...item.hints] : []
  const told = [...worked, ...confirmed, key]
  const all = [...question, ...passage, ...told, ...misconceptions]
  const numbers = numbersIn([...question, ...passage, ...told])
  return {
    item,
    isVerbal: item !== null && VERBAL.has(item.subject),
    sentences: new Set([...worked, ...confirmed, ...misconceptions].flatMap((text) => [plainWords(text), ...sentencesOf(text)])),
    numbers,
    results: numbersIn(told),
    keyNumbers: numbersIn([key]),
    wrongNumbers: numbersIn(wrong).filter((number) => !holds(numbers, number)),
    formulas: `|${all.flatMap((text) => runsIn(digitText(normalText(text))).map(({ tokens }) => spelled(tokens))).join('|')}|`,
    letters: lettersIn(told),
    student: { text: said, numbers: numbersIn([said]) },
    words: new Set(plainWords(all.join(' ')).split(' ')),
  }
}

/** The numbers of some texts; "half" and "twice" are numbers too. A fraction counts with its parts. */
export function numbersIn(texts: readonly string[]): Fraction[] {
  return texts.flatMap((text) => {
    const normal = digitText(normalText(text))
    return runsIn(normal).flatMap(({ tokens }) => {
      const single = tokens.filter(({ kind }) => kind === 'number').flatMap((token) => safe(() => numberOf(token.text)))
      const whole = partsOf(tokens).parts.flatMap((part) => (isOneNumber(part) ? (evaluate(part) ?? []) : []))
      return [...single, ...whole]
    })
  })
}

/** A fraction, a mixed number, a percentage or a negative number: one value, written with several tokens. */
export function isOneNumber(part: readonly Token[]): boolean {
  return /^-? ?\d[\d.]*( %)?$|^-? ?(\d+ )?\d+ \/ \d+$/.test(part.map(({ text }) => text).join(' '))
}

export function holds(numbers: readonly Fraction[], number: Fraction): boolean {
  return numbers.some((one) => compare(one, number) === 0)
}

/** Letters that the texts give a value: "x = 7". A letter with two values has none. */
function lettersIn(texts: readonly string[]): Letters {
  const letters = new Map<string, Fraction | null>()
  for (const text of texts) {
    for (const { tokens } of runsIn(digitText(normalText(text)))) {
      const { parts, relations } = partsOf(tokens)
      const [name] = parts[0] ?? []
      const value = parts.length >= 2 && parts[0]?.length === 1 && name?.kind === 'letter' ? evaluate(parts.at(-1) ?? []) : null
      if (!name || !value || relations.some((relation) => relation !== '=' && relation !== 'is')) continue
      const known = letters.get(name.text)
      letters.set(name.text, known === undefined || (known && compare(known, value) === 0) ? value : null)
    }
  }
  return new Map([...letters].filter((entry): entry is [string, Fraction] => entry[1] !== null))
}

/** Words alone, in small letters. */
export function plainWords(text: string): string {
  return normalText(text)
    .toLowerCase()
    .replace(/[^a-z0-9'/%+×÷=<>^√.-]+/g, ' ')
    .replace(/[.]+(?=\s|$)/g, '')
    .trim()
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).map(plainWords)
}

function safe<Value>(work: () => Value): Value[] {
  try {
    return [work()]
  } catch {
    return []
  }
}

/** Counts that no text has to hold, such as the number of choices. */
export function isOfChoices(number: Fraction, { item }: Facts): boolean {
  return item !== null && compare(number, fraction(item.choices.length)) === 0
}
