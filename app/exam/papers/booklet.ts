/** What is printed: a cover and its parts, as plain data. A service makes the pages of it. */
import type { Item } from '~/exam/core/item/item'
import type { PrintedPrompt } from '~/exam/print/prompt.server'

export interface Booklet {
  /** "ISEE Upper Level" */
  eyebrow: string
  /** "Practice test 5" */
  title: string
  /** Lines of the cover: what it holds, its time. */
  facts: readonly (readonly [string, string])[]
  /** How to work on it, a sentence each. */
  rules: readonly string[]
  /** Edition, and what the audit found. */
  small: readonly string[]
  parts: readonly BookletPart[]
}

export type BookletPart = QuestionPart | WritingPart | { kind: 'break'; minutes: number }

export interface QuestionPart {
  kind: 'questions'
  name: string
  /** "40 questions, 20 minutes" */
  about: string
  questions: readonly { number: number; item: Item; isScored: boolean }[]
}

export interface WritingPart {
  kind: 'writing'
  name: string
  about: string
  prompts: readonly PrintedPrompt[]
}
