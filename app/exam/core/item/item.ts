/**
 * An item: one question with everything that is known about it. Items are plain data, so they can be hashed, stored and printed.
 * Text may hold TeX between dollar signs ($\frac{3}{4}$); a dollar amount is written \$5.
 */

import type { Difficulty, Exam, Kind, Level, Strand, Subject, WrongAnswerType } from '~/exam/core/levels'
import type { Figure } from '~/exam/figures/figure'
import { parseItemName } from './name'

export interface Misconception {
  type: WrongAnswerType
  /** What the student did, as a sentence: "Adds the denominators as well as the numerators." */
  says: string
}

export interface Choice {
  text: string
  /** Canonical value: two choices of one item mean the same exactly when these are equal. */
  value: string
  /** Why this wrong choice tempts; absent on the right one. */
  misconception?: Misconception
}

export interface ItemPassage {
  id: string
  title: string
  isPoem: boolean
  /** The printed lines; `isFirst` opens a paragraph or stanza. */
  lines: { text: string; isFirst: boolean }[]
  /** Numbers of the lines that the stem names, counted from 1. */
  cited: { from: number; to: number } | null
}

export interface Item {
  /** `family@version:seed`, or `source:number` for authored items. */
  id: string
  exam: Exam
  level: Level
  subject: Subject
  strand: Strand
  /** What a report calls it: "Adding fractions". */
  skill: string
  kind: Kind
  difficulty: Difficulty
  /** The question itself. For a quantitative comparison: what is known, possibly empty. */
  stem: string
  /** The two columns of a quantitative comparison. */
  columns?: { a: string; b: string }
  figure?: Figure
  /** The passage that the question belongs to, with the lines that it cites. */
  passage?: ItemPassage
  choices: Choice[]
  /** Index of the right choice. */
  answer: number
  /** Worked steps that teach, one sentence or two each. */
  steps: string[]
  /** From a nudge to nearly the answer; none gives the answer away. */
  hints: string[]
}

/** What a student may see before the section is submitted. */
export interface PublicItem extends Omit<Item, 'answer' | 'steps' | 'hints' | 'choices'> {
  choices: { text: string }[]
  /** The first question on its passage, which is read before it. */
  opensPassage: boolean
}

/**
 * The item without anything that tells the answer: an allow-list, so that a field added to Item stays hidden until it is named here.
 * The id is left out too, because a seed lets anyone compute the key.
 */
export function publicItem(item: Item): Omit<PublicItem, 'id'> {
  const { exam, level, subject, strand, skill, kind, difficulty, stem, columns, figure, passage } = item
  const choices = item.choices.map(({ text }) => ({ text }))
  const opensPassage = passage !== undefined && parseItemName(item.id)?.variant === '1'
  return { exam, level, subject, strand, skill, kind, difficulty, stem, columns, figure, passage, choices, opensPassage }
}

export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
