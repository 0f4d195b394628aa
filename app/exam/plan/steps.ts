/** What a day of the plan is made of: starts that lead to a page of the product, each with its minutes and its reason. */
import type { Subject } from '~/exam/core/levels'

/** Why a step stands on its day; the pages say it in words. */
export type Because =
  | 'returns'
  | 'words are due'
  | 'confirmed'
  | 'weakest'
  | 'goal'
  | 'untried'
  | 'its turn'
  | 'weekly clock'
  | 'short clock'
  | 'writing'
  | 'first test'
  | 'next test'
  | 'last test'
  | 'rest'
  | 'test day'

interface Common {
  /** What it takes, the student's own time and the look at the explanations included; 0 for the real test. */
  minutes: number
  because: Because
}

export type Step = Common &
  (
    | { kind: 'mistakes'; count: number }
    | { kind: 'words'; count: number }
    | { kind: 'lesson'; subject: Subject; skill: string; lesson: string }
    | { kind: 'skill'; subject: Subject; skill: string; questions: number }
    | { kind: 'reading'; subject: Subject }
    /** A sectional quiz at the real pace. */
    | { kind: 'section'; subject: Subject; number: number }
    /** A drill of the pacing trainer; `part` is the blueprint's name of the section. */
    | { kind: 'pace'; subject: Subject; part: string }
    | { kind: 'writing'; subject: Subject; number: number }
    /** A whole test of ours. */
    | { kind: 'test'; number: number }
    | { kind: 'rest' }
    /** The real one. */
    | { kind: 'real' }
  )

/** How long things take, in minutes and whole numbers, with the student's own time. */
export interface Times {
  section: Partial<Record<Subject, number>>
  /** Of one question of practice with a look at its explanation; not rounded. */
  question: Partial<Record<Subject, number>>
  pace: Partial<Record<Subject, { part: string; minutes: number }>>
  passage: number
  writing: number
  test: number
}

/** Minutes for one mistake that returns, and for one word. */
export const MISTAKE_MINUTES = 2
export const WORD_MINUTES = 0.5
