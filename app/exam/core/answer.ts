/** What a family answers with: the right answer, and the wrong ones with the mistake behind each. */
import type { Misconception } from './item/item'

export interface Answer {
  text: string
  /** Canonical value; see values/values.ts. */
  value: string
}

export interface Distractor extends Answer, Misconception {}
